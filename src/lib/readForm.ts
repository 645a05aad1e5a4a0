/** What stands in a form's fields, also what was typed before the app had taken the page over. */
export function readForm<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form)
  const values = names.map((name) => [name, readField(name, data.get(name))])
  return Object.fromEntries(values) as Record<Name, string>
}

/** Blank is nothing. In a password every blank is meant. */
function readField(name: string, value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : ''
  return /password/i.test(name) ? text : text.trim()
}
