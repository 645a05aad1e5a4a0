import { type FocusEvent, useMemo, useState } from 'react'

/** Pointer and focus each hold the carousel: the pointer leaving must not let go of what the focus holds. */
export function useHold() {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
      },
    }),
    [],
  )

  function release() {
    setHasPointer(false)
    setHasFocus(false)
  }

  return { isHeld: hasPointer || hasFocus, handlers, release }
}
