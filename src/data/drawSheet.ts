/** The language of a code block that is drawn as a sheet of paper, such as an invoice. */
export const SHEET = 'sheet'

const RULE = /^-{3,}$/
const AMOUNT = /^(.*\S)\s*\|\s*(.+)$/
const PAIR = /^([^:]{1,24}):\s+(.+)$/

/**
 * The first line is the title. `Label: text` and `item | amount` are pairs, to which an indented line belongs, and `---` is a
 * rule. Every other line is a paragraph.
 */
export function drawSheet(block: Element): Element {
  const { ownerDocument } = block
  const add = (parent: Element, name: string, text = '') => {
    const element = ownerDocument.createElement(name)
    element.textContent = text
    parent.append(element)
    return element
  }
  const [title = '', ...lines] = (block.textContent ?? '').split('\n').filter((line) => line.trim())
  const sheet = ownerDocument.createElement('div')
  sheet.dataset.sheet = ''
  sheet.setAttribute('role', 'group')
  sheet.setAttribute('aria-label', title.trim())
  add(sheet, 'p', title.trim()).dataset.title = ''

  let list: HTMLElement | null = null
  /** What an indented line belongs to. */
  let open: Element | null = null
  for (const line of lines) {
    const text = line.trim()
    if (open && /^\s/.test(line)) {
      add(open, 'br')
      open.append(text)
      continue
    }
    open = null
    const [kind, found] = AMOUNT.test(text) ? ['amounts', AMOUNT.exec(text)] : ['pairs', PAIR.exec(text)]
    if (!found) {
      list = null
      add(sheet, RULE.test(text) ? 'hr' : 'p', RULE.test(text) ? '' : text)
      continue
    }
    if (list?.dataset.sheet !== kind) {
      list = add(sheet, 'dl')
      list.dataset.sheet = String(kind)
    }
    const pair = add(list, 'div')
    const term = add(pair, 'dt', found[1])
    const value = add(pair, 'dd', found[2])
    open = kind === 'amounts' ? term : value
  }
  return sheet
}
