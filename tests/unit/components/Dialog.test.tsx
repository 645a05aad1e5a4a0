import { controlsWords } from 'virtual:words/controls'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { render } from '../../render'

function Page() {
  const [isOpen, setOpen] = useState(true)
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the bag
      </button>
      {isHere && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="My Bag">
          <button type="button" onClick={() => setHere(false)}>
            Leave
          </button>
        </Dialog>
      )}
    </>
  )
}

// Escape, the focus inside and its return are the browser's: see tests/e2e/keyboard.spec.ts.
it('closes on its button and on a click outside, but not on one that only ends there, and can be opened again', async () => {
  const { user } = render(<Page />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'My Bag' })
  const opener = screen.getByRole('button', { name: 'Open the bag' })
  fireEvent.pointerDown(screen.getByText('Leave'))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
  for (const part of [dialog, screen.getByRole('button', { name: controlsWords.close })]) {
    await user.click(part)
    expect(dialog.open).toBe(false)
    await user.click(opener)
    expect(dialog.open).toBe(true)
  }
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(document.activeElement).toBe(opener)
})
