import { expect, it } from 'vitest'
import { splitSubscribers } from '../../../../scripts/inbox/readInbox'

const subscriber = (email: string, createdAt: string) => ({ key: email, email, createdAt })
const request = (email: string, createdAt: string) => ({
  ...subscriber(email, createdAt),
  updateTime: createdAt,
})

it('the later of subscription and unsubscribe request wins; if they are equal, the request does', () => {
  const early = subscriber('early@example.com', '2026-11-01T10:00:00Z')
  const late = subscriber('late@example.com', '2026-11-03T10:00:00.5Z')
  const same = subscriber('same@example.com', '2026-11-02T10:00:00Z')
  const other = subscriber('other@example.com', '2026-11-01T10:00:00Z')
  const requests = [
    request(early.email, '2026-11-02T10:00:00Z'),
    request(late.email, '2026-11-03T10:00:00.49Z'),
    request(same.email, '2026-11-02T10:00:00.000Z'),
    request('unknown@example.com', '2026-11-02T10:00:00Z'),
  ]
  expect(splitSubscribers([early, late, same, other], requests)).toEqual({
    subscribers: [late, other],
    leaving: [early, same],
  })
})
