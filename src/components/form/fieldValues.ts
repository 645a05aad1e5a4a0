/** The fields of a form as typed, by name. Checkboxes that share a name have a list of those that are checked. */
export type Values = Partial<Record<string, string | string[]>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is Control =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )
}

export function readValues(form: HTMLFormElement | null): Values {
  const data = new FormData(form ?? undefined)
  const boxes = controlsOf(form).filter(({ type }) => type === 'checkbox')
  const lists = boxes.filter((box) => boxes.some((other) => other !== box && other.name === box.name))
  const texts = [...data].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries([...texts, ...lists.map(({ name }) => [name, data.getAll(name)])]) as Values
}

/** Leaves out the honeypot, which a form must not restore. */
export function writeValues(form: HTMLFormElement | null, values: Values) {
  for (const control of controlsOf(form).filter(({ tabIndex }) => tabIndex >= 0)) {
    const value = values[control.name] ?? ''
    if (isCheckable(control)) control.checked = [value].flat().includes(control.value)
    // Writing the same text would move the cursor.
    else if (control.value !== value) control.value = String(value)
  }
}
