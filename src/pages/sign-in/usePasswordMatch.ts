import { useEffect, useRef, useState } from 'react'

/** Whether two password fields agree. What was typed stays in the fields: only the answer is kept. */
export function usePasswordMatch() {
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  const [matches, setMatches] = useState<boolean>()

  function compare() {
    const second = repeated.current?.value
    setMatches(second ? second === password.current?.value : undefined)
  }

  // Both may have been filled before the app took the page over.
  useEffect(compare, [])

  return { password, repeated, matches, compare }
}
