/** Makes spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Where a cell may begin in the eyes of a spreadsheet: at its start, and, where the spreadsheet divides by other
 * signs than commas, after these too. What then looks like a formula would be run.
 */
const FORMULA = /(^|[;\t\r\n])([ \u00a0\u3000]*)(?=[=+\-@＝＋－＠\t\r])/gu

/**
 * @param {string[]} columns
 * @param {Record<string, string>[]} rows
 */
export function toCsv(columns, rows) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** Always quoted; an apostrophe before what would count as a formula makes it text. @param {string} text */
export function toCell(text) {
  return `"${text.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`
}
