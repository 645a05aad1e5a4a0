import { controlsWords } from 'virtual:words/controls'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { OwnToasts, render } from '../../render'

beforeEach(() => void vi.useFakeTimers())

const show = () =>
  render(
    <>
      <button type="button">Send</button>
      <OwnToasts />
    </>,
  )
const say = (tell: () => unknown) => act(() => void tell())
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const isShown = (text: string) => screen.getByText(text).closest('[inert]') === null
const send = () => screen.getByRole('button', { name: 'Send' })
const dismiss = () => screen.getAllByRole('button', { name: controlsWords.dismiss })[0] as HTMLElement

it.each([
  ['an error', () => toast.error('Shown'), 'alert', 4000],
  ['a success', () => toast.success('Shown'), 'status', 2000],
])('%s is announced, expires and is removed a second later', (_, tell, role, time) => {
  show()
  say(tell)
  expect(screen.getByRole(role).textContent).toBe('Shown')
  pass(time - 100)
  expect(isShown('Shown')).toBe(true)
  pass(200)
  expect(isShown('Shown')).toBe(false)
  pass(1000)
  expect(screen.queryByText('Shown')).toBeNull()
})

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

const sent = () => screen.getByText('Sent')

it.each([
  ['the pointer is on it', () => fireEvent.pointerEnter(sent()), () => fireEvent.pointerLeave(sent())],
  ['the focus is in it', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
])('stays while %s', (_, hold, release) => {
  show()
  say(() => toast.success('Sent'))
  hold()
  pass(10_000)
  expect(isShown('Sent')).toBe(true)
  release()
  pass(2000)
  expect(isShown('Sent')).toBe(false)
})

it('dismissing a toast by keyboard returns the focus to where it was', () => {
  show()
  say(() => toast.error('It failed'))
  act(() => send().focus())
  act(() => dismiss().focus())
  fireEvent.click(dismiss())
  expect(document.activeElement).toBe(send())
})

it('a repeated message is a new node, so that it is announced again', () => {
  show()
  say(() => toast.error('It failed', { id: 'contact' }))
  const first = screen.getByText('It failed')
  pass(1000)
  say(() => toast.error('It failed', { id: 'contact' }))
  expect(screen.getByText('It failed')).not.toBe(first)
})

it('appears inside an open dialog, because everything outside it is inert', async () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="My Bag">
        Two plans
      </Dialog>
      <OwnToasts />
    </>
  )
  const { rerender } = render(page(true))
  say(() => toast.error('It failed'))
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('It failed')
  await act(async () => rerender(page(false)))
  expect(screen.getByRole('alert').textContent).toBe('It failed')
})
