import { expect, it } from 'vitest'
import { divide } from '../../../../scripts/inbox/unsubscribes.mjs'

const subscriber = (email: string, createdAt: string) => ({ key: email, email, createdAt })
const leaver = (email: string, createdAt: string) => ({
  ...subscriber(email, createdAt),
  updateTime: createdAt,
})

it('the later of subscription and wish to leave counts, and in doubt the wish', () => {
  const early = subscriber('early@example.com', '2026-11-01T10:00:00Z')
  const late = subscriber('late@example.com', '2026-11-03T10:00:00.5Z')
  const same = subscriber('same@example.com', '2026-11-02T10:00:00Z')
  const other = subscriber('other@example.com', '2026-11-01T10:00:00Z')
  const wishes = [
    leaver(early.email, '2026-11-02T10:00:00Z'),
    leaver(late.email, '2026-11-03T10:00:00.49Z'),
    leaver(same.email, '2026-11-02T10:00:00.000Z'),
    leaver('nobody@example.com', '2026-11-02T10:00:00Z'),
  ]
  expect(divide([early, late, same, other], wishes)).toEqual({
    staying: [late, other],
    leaving: [early, same],
  })
})
