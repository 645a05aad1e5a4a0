/** Spreadsheet programs read the file as UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Where a spreadsheet may start a cell: at the start of the text, and after ; tab or a line break if it splits on
 * these. It would run text that looks like a formula there.
 */
const FORMULA_START = /(^|[;\t\r\n])([ \u00a0\u3000]*)(?=[=+\-@＝＋－＠\t\r])/gu

export function toCsv(columns: string[], rows: Record<string, string>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** Always quoted. A leading apostrophe makes a spreadsheet show a formula as text. */
export function toCell(text: string): string {
  return `"${text.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`
}
