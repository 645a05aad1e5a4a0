import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tolerateMovedNodes } from '@/lib/tolerateMovedNodes'

const { insertBefore, removeChild } = Node.prototype

beforeEach(tolerateMovedNodes)
afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild })
})

/** Like a translator, moves the text into another element. */
function translatedParagraph() {
  const [paragraph, translation] = [document.createElement('p'), document.createElement('font')]
  const text = document.createTextNode('Send')
  paragraph.append(text)
  text.replaceWith(translation)
  return { paragraph, text }
}

it('what has moved is not removed, and the miss is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { paragraph, text } = translatedParagraph()
  expect(paragraph.removeChild(text)).toBe(text)
  expect(paragraph.innerHTML).toBe('<font></font>')
  expect(String(log.mock.calls)).toContain('"Send"')
})

it('a new element comes last if its neighbour has moved, and the miss is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { paragraph, text } = translatedParagraph()
  paragraph.insertBefore(document.createElement('b'), text)
  expect(paragraph.innerHTML).toBe('<font></font><b></b>')
  expect(String(log.mock.calls)).toContain('"Send"')
})

it('everything else is removed and inserted as ever', () => {
  const { paragraph } = translatedParagraph()
  const added = paragraph.insertBefore(document.createElement('b'), paragraph.firstChild)
  expect(paragraph.innerHTML).toBe('<b></b><font></font>')
  paragraph.removeChild(added)
  paragraph.insertBefore(added, null)
  expect(paragraph.innerHTML).toBe('<font></font><b></b>')
})
