import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { render } from '../../render'

function Bag() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the bag
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="My Bag">
        <p>Two plans</p>
      </Dialog>
    </>
  )
}

async function openBag() {
  const { user } = render(<Bag />)
  expect(screen.queryByText('Two plans')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Open the bag' })
  await user.click(opener)
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'My Bag' }) }
}

it('renders its content when it opens, takes the focus and returns it to its opener', async () => {
  const { user, opener, dialog } = await openBag()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('can be opened again after the browser closed it, as Escape does', async () => {
  const { user, opener, dialog } = await openBag()
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'My Bag' })).toBeTruthy()
})

it('a click outside closes it', async () => {
  const { user, dialog } = await openBag()
  await user.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a click that begins inside and ends outside leaves it open', async () => {
  const { dialog } = await openBag()
  fireEvent.pointerDown(screen.getByText('Two plans'))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

function Page() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Toggle
      </button>
      {shown && (
        <Dialog open onClose={() => setShown(false)} title="Plans">
          <button type="button" onClick={() => setShown(false)}>
            Leave
          </button>
        </Dialog>
      )}
    </>
  )
}

it('the focus also returns when the open dialog is removed from the page', async () => {
  const { user } = render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Toggle' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Toggle' }))
})
