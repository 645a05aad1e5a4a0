/** Decap's field is called "Search all", but searches the open list unless it has been emptied: empty it when it gets the focus. */
export function searchAllLists() {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[class*="SearchContainer"]')) return
    const { value } = target
    for (const text of value ? ['', value] : [' ', '']) type(target, text)
  })
}

/** React listens to the event, but keeps its own record of the value that a script sets directly. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
