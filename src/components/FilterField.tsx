import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { focusInView, hasTouchKeyboard } from '@/lib/dom'
import { parameters } from '@/paths'
import { Icon } from './Icon'

type Input = RefObject<HTMLInputElement | null>

type FilterFieldProps = {
  label: string
  placeholder: string
  className: string | undefined
  text: string
  input: Input
  onType: (text: string) => void
  onBlur: () => void
  /** After the field. */
  children?: ReactNode
}

/** The field in which visitors search a page. It is uncontrolled, because a controlled one would lose text typed before hydration. */
export function FilterField({ label, placeholder, className, text, input, ...props }: FilterFieldProps) {
  const { onType, onBlur, children } = props

  const takeEarly = useEffectEvent(onType)
  const isFirst = useRef(true)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const early = isFirst.current && field.value
    isFirst.current = false
    // Not written again: that would move the cursor, and end a composition.
    if (early) takeEarly(early)
    else if (field.value !== text) field.value = text
  }, [input, text])

  return (
    <label className={className}>
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name={parameters.filter}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
      {children}
    </label>
  )
}

/** It covers the results. */
export function closeKeyboard(input: Input) {
  if (hasTouchKeyboard()) input.current?.blur()
}

/** After a press on a suggestion, which disappears. */
export function returnToField(input: Input) {
  if (!hasTouchKeyboard()) focusInView(input.current)
}
