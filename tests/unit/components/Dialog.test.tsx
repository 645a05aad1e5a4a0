import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { render } from '../../render'

function Page() {
  const [open, setOpen] = useState(false)
  const [removed, setRemoved] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the bag
      </button>
      {!removed && (
        <Dialog open={open} onClose={() => setOpen(false)} title="My Bag">
          <p>Two plans</p>
          <button type="button" onClick={() => setRemoved(true)}>
            Leave
          </button>
        </Dialog>
      )}
    </>
  )
}

async function openBag() {
  const { user } = render(<Page />)
  expect(screen.queryByText('Two plans')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Open the bag' })
  await user.click(opener)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'My Bag' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  return { user, opener, dialog }
}

type Opened = Awaited<ReturnType<typeof openBag>>

it.each<[string, (opened: Opened) => unknown]>([
  ['its button', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click outside', ({ user, dialog }) => user.click(dialog)],
  ['the browser, as on Escape', ({ dialog }) => act(() => dialog.close())],
  ['leaving the page', ({ user }) => user.click(screen.getByRole('button', { name: 'Leave' }))],
])('%s closes it and returns the focus to its opener', async (_, close) => {
  const opened = await openBag()
  await close(opened)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opened.opener)
})

it('can be opened again, and a click that only ends outside leaves it open', async () => {
  const { user, opener, dialog } = await openBag()
  act(() => dialog.close())
  await user.click(opener)
  fireEvent.pointerDown(screen.getByText('Two plans'))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog', { name: 'My Bag' })).toBe(dialog)
})
