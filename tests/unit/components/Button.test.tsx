import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '@/components/Button'
import { render } from '../../render'

it('a busy button says so, keeps the focus and ignores further presses', async () => {
  const send = vi.fn()
  const { user } = render(
    <Button busy busyLabel="Sending ..." onClick={send}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending ...' })
  await user.click(button)
  expect(send).not.toHaveBeenCalled()
  expect(button).toHaveProperty('ariaDisabled', 'true')
  expect(document.activeElement).toBe(button)
})

it('a busy submit button holds back the form, also when Enter is pressed in a field', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'Asha{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

it('a button in a form submits only when told to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(submit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('what leads to a page is a link', () => {
  render(
    <ButtonLink to="/contact" icon="arrow">
      Start a project
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Start a project' }).getAttribute('href')).toBe('/contact')
})
