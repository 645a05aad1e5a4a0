import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { env } from '@/env'
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

it('the report of a miss does not contain the text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const send = vi.fn((_url: string, _body: Blob) => true)
  vi.stubGlobal('navigator', { sendBeacon: send })
  const { reportUrl } = env
  onTestFinished(() => void Object.assign(env, { reportUrl }))
  Object.assign(env, { reportUrl: 'https://reports.example/in' })
  const { paragraph, text } = translatedParagraph()
  paragraph.removeChild(text)
  const [, body] = send.mock.calls[0] ?? expect.fail()
  const { message, stack } = JSON.parse(await body.text())
  expect(message).toContain('#text')
  expect(message + stack).not.toContain('Send')
})

it('everything else is removed and inserted as ever', () => {
  const { paragraph } = translatedParagraph()
  const added = paragraph.insertBefore(document.createElement('b'), paragraph.firstChild)
  expect(paragraph.innerHTML).toBe('<b></b><font></font>')
  paragraph.removeChild(added)
  paragraph.insertBefore(added, null)
  expect(paragraph.innerHTML).toBe('<font></font><b></b>')
})
