import { type FocusEvent, useMemo, useState } from 'react'

/** Whether the pointer or the focus is on something that must then not change, such as a carousel. Each holds independently. */
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
