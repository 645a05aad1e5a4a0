import { expect, it, vi } from 'vitest'
import { registerEditorComponents } from '../../../../tools/studio/page/editorComponents'

type Block = {
  id: string
  pattern: RegExp
  fromBlock: (match: string[]) => object
  toBlock: (values: object) => string
}

const registerEditorComponent = vi.fn((_: Block) => undefined)
Object.assign(window, { CMS: { registerEditorComponent }, h: () => undefined })
registerEditorComponents()
const blocks = registerEditorComponent.mock.calls.map(([block]) => block)
const find = (id: string) => blocks.find((block) => block.id === id) ?? expect.fail()

it.each([
  ['image', '![A desk](/articles/desk.webp)'],
  ['table', '| Form | Day |\n|---|---|\n| GST \\| 1 | 11 |\n|  | 20 |'],
])('an edit beside a block keeps it: %s', (id, text) => {
  const { pattern, fromBlock, toBlock } = find(id)
  const values = fromBlock(pattern.exec(text) ?? expect.fail())
  expect(toBlock(values)).toBe(text)
})

it.each([
  ['image', { image: '/a.webp', alt: 'A [big]\ndesk' }, '![A  big  desk](/a.webp)'],
  ['table', { rows: 'Form\tDay\nGSTR-1\n\n' }, '| Form | Day |\n|---|---|\n| GSTR-1 |  |'],
])('what is typed in a block is valid Markdown: %s', (id, values, text) => {
  expect(find(id).toBlock(values)).toBe(text)
})
