/** Spreadsheet programs read the file as UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Where a spreadsheet may start a cell: at the start of the text, and after a comma, a semicolon, a tab or a line break
 * if it splits on these. It would run text that looks like a formula there, even after quotes, spaces of any width and
 * characters without one. Some programs also read the full-width and small forms of its signs.
 */
const FORMULA_START = /(^|[,;\t\r\n])([\p{Zs}\p{Cf}"]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫\t\r])/gu

/** Its spaces make it a text, and an apostrophe would have to be removed from every number. */
const PHONE = /^\+\d+( \d+)+$/

/** The first line of a table. */
export const toCsvHeader = (columns: string[]): string => BYTE_ORDER_MARK + toCsvLine(columns)

export const toCsvLine = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`

/** Always quoted. A leading apostrophe makes a spreadsheet show a formula as text. */
export function toCell(text: string): string {
  const safe = PHONE.test(text) ? text : text.replace(FORMULA_START, "$1$2'")
  return `"${safe.replaceAll('"', '""')}"`
}
