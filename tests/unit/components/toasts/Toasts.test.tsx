import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { Toasts, toastLists } from '@/components/toasts/Toasts'
import { notify } from '@/hooks/notify'

beforeAll(async () => void (await toastLists.load()))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => toast.removeAll())
})

function show() {
  render(<Toasts />)
  return { alert: screen.getByRole('alert'), status: screen.getByRole('status') }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('both live regions stand there, empty, before there is anything to say', () => {
  const { alert, status } = show()
  expect(alert.textContent).toBe('')
  expect(status.textContent).toBe('')
})

it('errors interrupt, everything else waits its turn', () => {
  const { alert, status } = show()
  act(() => {
    notify.error('It failed')
    notify.success('It worked')
  })
  expect(alert.textContent).toBe('It failed')
  expect(status.textContent).toBe('It worked')
})

it.each([
  ['an ordinary one', () => notify.plain('Shown'), 4000],
  ['an error', () => notify.error('Shown'), 4000],
  ['a success', () => notify.success('Shown'), 2000],
  ['one of our own making', () => notify.custom(<b>Shown</b>), 4000],
])('%s goes when its time is over and leaves the page a second later', (_, say, time) => {
  show()
  act(() => void say())
  pass(time - 100)
  expect(screen.getByText('Shown').closest('[inert]')).toBeNull()
  pass(200)
  expect(screen.getByText('Shown').closest('[inert]')).not.toBeNull()
  pass(1000)
  expect(screen.queryByText('Shown')).toBeNull()
})

it('a loading one stays until something takes its place', () => {
  const { status } = show()
  act(() => void notify.loading('Sending ...', { id: 'send' }))
  pass(60_000)
  expect(status.textContent).toBe('Sending ...')
  act(() => void notify.success('Sent', { id: 'send' }))
  expect(status.textContent).toBe('Sent')
})

it('keeps at most twenty', () => {
  const { status } = show()
  act(() => {
    for (let count = 1; count <= 25; count += 1) notify.plain(`Notice ${count}.`)
  })
  expect(within(status).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(20)
  expect(status.textContent).toContain('Notice 25.')
})

it('waits while the pointer is on it', () => {
  show()
  act(() => void notify.success('Sent'))
  fireEvent.mouseOver(screen.getByText('Sent'))
  pass(10_000)
  expect(screen.getByText('Sent').closest('[inert]')).toBeNull()
  fireEvent.mouseOver(document.body)
  pass(2000)
  expect(screen.getByText('Sent').closest('[inert]')).not.toBeNull()
})

it('waits while the focus is in it', () => {
  show()
  act(() => void notify.success('Sent'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  pass(10_000)
  expect(screen.getByText('Sent').closest('[inert]')).toBeNull()
})

it('waits while the tab is hidden', () => {
  show()
  act(() => void notify.success('Sent'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  pass(10_000)
  expect(screen.getByText('Sent').closest('[inert]')).toBeNull()
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  pass(2000)
  expect(screen.getByText('Sent').closest('[inert]')).not.toBeNull()
})

it('dismissing one by keyboard brings the focus back to where it came from', () => {
  render(
    <>
      <button type="button">Send</button>
      <Toasts />
    </>,
  )
  act(() => void notify.error('It failed'))
  act(() => screen.getByRole('button', { name: 'Send' }).focus())
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
})

it('speaks inside an open dialog, because everything outside it is inert', () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="My Bag">
        Two plans
      </Dialog>
      <Toasts />
    </>
  )
  const { rerender } = render(page(true))
  act(() => void notify.error('It failed'))
  const dialog = screen.getByRole('dialog', { name: 'My Bag' })
  expect(within(dialog).getByRole('alert').textContent).toBe('It failed')

  rerender(page(false))
  expect(screen.getByRole('alert').textContent).toBe('It failed')
})
