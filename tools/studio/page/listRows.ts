const ROW = '[class*="SortableListItem"]'

/** Decap opens an item of a list by a small arrow only. */
export function openWholeRows() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button, a, input')) return
    const row = target.closest(ROW)
    const name = row?.querySelector(':scope > [class*="NestedObjectLabel"]')
    // Decap shows the name only while the item is closed.
    if (name instanceof HTMLElement && name.checkVisibility()) row?.querySelector('button')?.click()
  })
}
