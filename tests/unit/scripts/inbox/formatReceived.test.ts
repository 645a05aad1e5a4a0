import { describe, expect, it } from 'vitest'
import {
  escapeControls,
  formatEntry,
  formatMessage,
  removeControls,
} from '../../../../scripts/inbox/formatReceived'

const message = {
  key: 'k',
  createdAt: '2026-11-21T09:12:00.5Z',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '1',
  msg: 'One\nTwo',
}

describe('a message in the terminal', () => {
  it('shows sender, time and every line', () => {
    const shown = formatMessage(message)
    expect(shown).toContain('2026-11-21')
    expect(shown.match(/^ {2}\| /gm)).toHaveLength(2)
  })

  it('shows the columns of a pasted table', () => {
    expect(formatMessage({ ...message, msg: 'Books\tYes' })).toContain('Books  Yes')
  })

  it('marks the address as not verified', () => {
    expect(formatMessage(message)).toMatch(/asha@example\.com\W* \(not verified\)/)
    expect(formatEntry(message)).toMatch(/asha@example\.com\W* \(not verified\)/)
  })

  it('escapes control characters and direction marks', () => {
    expect(escapeControls('a\u001b[2Jb')).toBe('a\\u001b[2Jb')
    expect(escapeControls('a\u202eb\u2066c')).toBe('a\\u202eb\\u2066c')
    expect(formatMessage({ ...message, name: 'a\nb' })).toContain('a\\u000ab')
  })
})

it('a file contains no control characters except line breaks', () => {
  expect(removeControls('a\u001b[2Jb\u0000c\u0085d\u202ee\u2028f\tg')).toBe('a [2Jb c d e f g')
  expect(removeControls('One\r\nTwo\rThree\n')).toBe('One\nTwo\nThree\n')
  expect(removeControls('👩\u200d💻 محمد')).toBe('👩\u200d💻 محمد')
})
