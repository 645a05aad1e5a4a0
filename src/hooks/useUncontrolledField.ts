import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Keeps a field in step with its text. It is uncontrolled, because a controlled one would lose text typed before hydration. */
export function useUncontrolledField(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  onType: (text: string) => void,
) {
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value
    if (early) onType(early)
  })
  useEffect(() => takeEarly(), [])
  useEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text
  }, [input, text])
}
