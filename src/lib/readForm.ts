/** The values of a form's fields, including what was typed before hydration. */
export function readForm<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form)
  const values = names.map((name) => [name, readField(name, data.get(name))])
  return Object.fromEntries(values) as Record<Name, string>
}

/** Trims the value, except in passwords. */
function readField(name: string, value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : ''
  return /password/i.test(name) ? text : text.trim()
}
