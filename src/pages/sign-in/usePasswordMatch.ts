import { useEffect, useRef, useState } from 'react'

/** Whether two password fields match. Only the result is kept in state, not the passwords. */
export function usePasswordMatch() {
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  const [matches, setMatches] = useState<boolean>()

  function compare() {
    const second = repeated.current?.value
    setMatches(second ? second === password.current?.value : undefined)
  }

  // Both may have been filled before hydration.
  useEffect(compare, [])

  return { password, repeated, matches, compare }
}
