import { expect, it } from 'vitest'
import { formatAddress, formatMessage, removeControls } from '../../../../scripts/inbox/formatReceived'

const sender = { name: 'Asha', email: 'asha@example.com', phone: '1' }
const message = { key: 'k', createdAt: '2026-11-21T09:12:00.5Z', ...sender, msg: 'One\nTwo', answers: {} }

it('a message in the terminal shows sender, time and every line', () => {
  const shown = formatMessage(message)
  expect(shown).toContain('2026-11-21')
  expect(shown.match(/^ {2}\| /gm)).toHaveLength(2)
})

it('a message in the terminal shows each answer under the id of its question', () => {
  const shown = formatMessage({ ...message, answers: { 'first-visit': 'Yes\u001b[2J' } })
  expect(shown.replace(/[\u2068\u2069]/g, '')).toContain('  first-visit: Yes\\u001b[2J')
})

it('a message in the terminal shows the columns of a pasted table', () => {
  expect(formatMessage({ ...message, msg: 'Books\tYes' })).toContain('Books  Yes')
})

it('a message in the terminal marks the address as not verified', () => {
  expect(formatMessage(message)).toMatch(/asha@example\.com\W* \(not verified\)/)
  expect(formatAddress(message)).toMatch(/asha@example\.com\W* \(not verified\)/)
})

it('a message in the terminal escapes control characters and direction marks', () => {
  const shown = formatMessage({ ...message, name: 'a\u001b[2Jb\u202ec\u2066d\ne' })
  expect(shown).toContain('a\\u001b[2Jb\\u202ec\\u2066d\\u000ae')
})

it('a file contains no control characters except line breaks', () => {
  expect(removeControls('a\u001b[2Jb\u0000c\u0085d\u202ee\u2028f\tg')).toBe('a [2Jb c d e f g')
  expect(removeControls('One\r\nTwo\rThree\n')).toBe('One\nTwo\nThree\n')
  expect(removeControls('👩\u200d💻 محمد')).toBe('👩\u200d💻 محمد')
})
