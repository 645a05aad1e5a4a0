import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '@/components/Button'
import { render } from '../../render'

const handleSubmit = () => vi.fn((event: React.FormEvent) => event.preventDefault())

it('a busy button announces it, keeps the focus and does not submit, not even on Enter in a field', async () => {
  const press = vi.fn()
  const submit = handleSubmit()
  const { user } = render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending ..." onClick={press}>
        Send
      </Button>
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'Asha{Enter}')
  const button = screen.getByRole('button', { name: 'Sending ...' })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(button).toHaveProperty('ariaDisabled', 'true')
  expect(document.activeElement).toBe(button)
})

it('a button in a form submits only if its type is submit', async () => {
  const submit = handleSubmit()
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
