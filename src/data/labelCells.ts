import { articleWords } from 'virtual:words/article'

/** Narrower tables fit a phone. */
const FEWEST_COLUMNS = 3

/** What an element of a table is called, also where it is not laid out as one. */
const ROLES: Record<string, string> = {
  table: 'table',
  'thead, tbody, tfoot': 'rowgroup',
  tr: 'row',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
  td: 'cell',
}

/**
 * Prepares a table for phones, where each of its rows is a group: a cell gets the name of its column, and all elements their
 * roles, which browsers forget with another layout. Tables with several rows of headers, or with joined cells, keep theirs.
 */
export function labelCells(table: Element) {
  const [head, ...others] = [...table.querySelectorAll('thead > tr')]
  const rows = [...table.querySelectorAll('tbody > tr, tfoot > tr')]
  const count = head?.children.length ?? 0
  const isRegular = others.length === 0 && rows.every(({ children }) => children.length === count)
  if (!head || !isRegular || count < FEWEST_COLUMNS || table.querySelector('[colspan], [rowspan], table'))
    return
  const columns = [...head.children].map(({ textContent }) => textContent.trim())
  for (const row of rows) {
    for (const [index, cell] of [...row.children].entries()) {
      const column = columns[index]
      if (index > 0 && column) cell.setAttribute('data-label', articleWords.cellLabel({ column }))
    }
  }
  table.setAttribute('data-rows', '')
  for (const [selector, role] of Object.entries(ROLES))
    for (const element of [table, ...table.querySelectorAll(selector)])
      if (element.matches(selector)) element.setAttribute('role', role)
}
