import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { Toasts } from '@/components/Toasts'
import { notify } from '@/hooks/notify'

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

it('both live regions are in the prerendered page', () => {
  const html = renderToString(<Toasts />)
  for (const role of ['alert', 'status']) expect(html).toContain(`role="${role}"`)
})

it('errors are announced as alerts, everything else as status messages', () => {
  const { alert, status } = show()
  act(() => {
    notify.error('It failed')
    notify.success('It worked')
  })
  expect(alert.textContent).toBe('It failed')
  expect(status.textContent).toBe('It worked')
})

it.each([
  ['a plain toast', () => notify.plain('Shown'), 4000],
  ['an error', () => notify.error('Shown'), 4000],
  ['a success', () => notify.success('Shown'), 2000],
  ['a custom toast', () => notify.custom(<b>Shown</b>), 4000],
])('%s expires and is removed a second later', (_, say, time) => {
  show()
  act(() => void say())
  pass(time - 100)
  expect(screen.getByText('Shown').closest('[inert]')).toBeNull()
  pass(200)
  expect(screen.getByText('Shown').closest('[inert]')).not.toBeNull()
  pass(1000)
  expect(screen.queryByText('Shown')).toBeNull()
})

it('a loading toast stays until another replaces it', () => {
  const { status } = show()
  act(() => void notify.loading('Sending ...', { id: 'send' }))
  pass(60_000)
  expect(status.textContent).toBe('Sending ...')
  act(() => void notify.success('Sent', { id: 'send' }))
  expect(status.textContent).toBe('Sent')
})

it('shows at most twenty', () => {
  const { status } = show()
  act(() => {
    for (let count = 1; count <= 25; count += 1) notify.plain(`Notice ${count}.`)
  })
  expect(within(status).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(20)
  expect(status.textContent).toContain('Notice 25.')
})

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

it.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(screen.getByText('Sent')),
    () => fireEvent.pointerLeave(screen.getByText('Sent')),
  ],
  [
    'the focus is in it',
    () => act(() => screen.getByRole('button', { name: 'Dismiss' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Dismiss' }).blur()),
  ],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
])('stays while %s', (_, hold, release) => {
  show()
  act(() => void notify.success('Sent'))
  hold()
  pass(10_000)
  expect(screen.getByText('Sent').closest('[inert]')).toBeNull()
  release()
  pass(2000)
  expect(screen.getByText('Sent').closest('[inert]')).not.toBeNull()
})

it('dismissing a toast by keyboard returns the focus to where it was', () => {
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

it('F6 moves the focus to the newest toast and back, and has no effect without a toast', () => {
  render(
    <>
      <button type="button">Send</button>
      <Toasts />
    </>,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  act(() => send.focus())
  expect(fireEvent.keyDown(send, { key: 'F6' }), 'left to the browser').toBe(true)
  act(() => void notify.error('It failed'))
  act(() => void notify.error('It failed again', { id: 'again' }))
  act(() => void fireEvent.keyDown(send, { key: 'F6' }))
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' }) as [HTMLElement]
  expect(dismiss.parentElement?.textContent).toBe('It failed again')
  expect(document.activeElement).toBe(dismiss)
  pass(10_000)
  expect(dismiss.closest('[inert]')).toBeNull()
  act(() => void fireEvent.keyDown(dismiss, { key: 'F6' }))
  expect(document.activeElement).toBe(send)
})

it('a repeated message is a new node, so that it is announced again', () => {
  render(<Toasts />)
  act(() => void notify.error('It failed', { id: 'contact' }))
  const first = screen.getByText('It failed')
  pass(1000)
  act(() => void notify.error('It failed', { id: 'contact' }))
  expect(screen.getByText('It failed')).not.toBe(first)
})

it('appears inside an open dialog, because everything outside it is inert', async () => {
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

  await act(async () => rerender(page(false)))
  expect(screen.getByRole('alert').textContent).toBe('It failed')
})
