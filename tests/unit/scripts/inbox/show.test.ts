import { describe, expect, it } from 'vitest'
import { comparable } from '../../../../scripts/inbox/readInbox.mjs'
import { showMessage, visible } from '../../../../scripts/inbox/show.mjs'

const message = {
  key: 'k',
  createdAt: '2026-11-21T09:12:00.5Z',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '1',
  msg: 'One\nTwo',
}

describe('a message in the terminal', () => {
  it('shows who, when and what, each line of it', () => {
    const shown = showMessage(message)
    expect(shown).toContain('2026-11-21')
    expect(shown.match(/^ {2}\| /gm)).toHaveLength(2)
  })

  it('gives the terminal no orders and turns no line round', () => {
    expect(visible('a\u001b[2Jb')).toBe('a\\u001b[2Jb')
    expect(visible('a\u202eb\u2066c')).toBe('a\\u202eb\\u2066c')
    expect(visible('a\nb', '\n')).toBe('a\nb')
    expect(showMessage({ ...message, name: 'a\nb' })).toContain('a\\u000ab')
  })

  it('cuts a name that would fill the screen', () => {
    const shown = showMessage({ ...message, name: '🧾'.repeat(1000) })
    expect([...shown.matchAll(/🧾/g)]).toHaveLength(80)
  })
})

it('times are compared to the last digit, though the server leaves out zeros', () => {
  const times = [
    '2026-11-21T09:12:01Z',
    '2026-11-21T09:12:00.5Z',
    '2026-11-21T09:12:00.123456Z',
    '2026-11-21T09:12:00Z',
  ]
  expect(times.map(comparable).toSorted()).toEqual(times.toReversed().map(comparable))
})
