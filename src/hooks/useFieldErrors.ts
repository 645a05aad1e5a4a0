import { useState } from 'react'
import { flushSync } from 'react-dom'

export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>

/** The errors at the fields of one form. */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>({})

  /** Shows the errors and focuses the first invalid field. True if there are none. */
  function show(form: HTMLFormElement, found: FieldErrors<Name>): boolean {
    // Removed and shown again: a screen reader announces the same error a second time only if the page changes.
    flushSync(() => setErrors({}))
    // Rendered before the focus moves, so that field and error scroll into view together.
    flushSync(() => setErrors(found))
    const wrong = Object.entries(found).flatMap(([name, error]) => (error ? [name] : []))
    const fields = [...form.elements].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
    )
    const first = fields.find(({ name }) => wrong.includes(name))
    first?.focus()
    first?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
    return wrong.length === 0
  }

  /** The props of a field: it shows its error until the visitor edits it. */
  function at(name: Name) {
    return {
      name,
      error: errors[name],
      onInput: () => setErrors((shown) => ({ ...shown, [name]: undefined })),
    }
  }

  return { show, at }
}
