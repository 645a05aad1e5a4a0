export type FieldMistake = { field: string; message: string; isMissing: boolean }

const CLASS = 'studio-mistake'

/** Shows each mistake below its field. Decap names the label of a field after the field. */
export function showMistakes(mistakes: FieldMistake[]) {
  for (const old of document.querySelectorAll(`.${CLASS}`)) old.remove()
  for (const { field, message } of mistakes) {
    const label = document.querySelector(`label[for^="${CSS.escape(field)}-field-"]`)
    const place = label?.parentElement?.parentElement ?? null
    if (!place) continue
    const note = document.createElement('p')
    note.className = CLASS
    note.textContent = message
    place.append(note)
  }
}
