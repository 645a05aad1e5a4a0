import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '@/components/Button'
import { render } from '../../render'

it('a busy button announces it, keeps the focus and does not submit, not even on Enter in a field', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { user } = render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button>Show more</Button>
      <Button type="submit" busy busyLabel="Sending ..." onClick={press}>
        Send
      </Button>
    </form>,
  )
  await user.type(screen.getByRole('textbox'), 'Asha{Enter}')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  const button = screen.getByRole('button', { name: 'Sending ...' })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(button).toHaveProperty('ariaDisabled', 'true')
  expect(document.activeElement).toBe(button)
})
