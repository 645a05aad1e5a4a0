import { describe, expect, it, vi } from 'vitest'
import { applyRequests, applyRetention, deleteReceived } from '../../../../scripts/inbox/deletions'
import { readOptions } from '../../../../scripts/inbox/options'
import { readLists, splitSubscribers } from '../../../../scripts/inbox/readInbox'

const backend = { origin: 'http://firestore.invalid', projectId: 'demo', token: 'owner' }
const RANDOM = 'AbCdEfGhIjKlMnOpQrSt'
const OTHER_RANDOM = 'ZbCdEfGhIjKlMnOpQrSt'

type Body = { writes: { delete: string }[] }
type Stored = { name: string; createTime: string; updateTime: string; fields?: object }

/** Answers the commands with these documents and notes what they commit. */
function fakeFirestore(documents: Record<string, Stored[]>, isConflict: (names: string[]) => boolean) {
  const committed: string[][] = []
  vi.stubGlobal('fetch', async (url: string, options: { body?: string }) => {
    if (!options.body) {
      const collection = /documents\/(\w+)\?/.exec(url)?.[1] ?? ''
      return Response.json({ documents: documents[collection] ?? [] })
    }
    const names = (JSON.parse(options.body) as Body).writes.map(
      (write) => write.delete.split('/documents/')[1] ?? '',
    )
    if (isConflict(names)) return Response.json({ error: { status: 'FAILED_PRECONDITION' } }, { status: 400 })
    committed.push(names)
    return Response.json({})
  })
  return committed
}

const stored = (path: string, time: string, fields?: object): Stored => ({
  name: `projects/demo/databases/(default)/documents/${path}`,
  createTime: time,
  updateTime: time,
  ...(fields && { fields }),
})
const request = (path: string, time: string) =>
  stored(`unsubscribe/${path}`, time, { at: { timestampValue: time } })

const entry = (email: string, createdAt: string) => ({ key: email, email, createdAt, documents: [] })

it('the later of subscription and unsubscribe request wins; if they are equal, the request does', () => {
  const early = entry('early@example.com', '2026-11-01T10:00:00Z')
  const late = entry('late@example.com', '2026-11-03T10:00:00.5Z')
  const same = entry('same@example.com', '2026-11-02T10:00:00Z')
  const other = entry('other@example.com', '2026-11-01T10:00:00Z')
  const requests = [
    entry(early.email, '2026-11-02T10:00:00Z'),
    entry(late.email, '2026-11-03T10:00:00.49Z'),
    entry(same.email, '2026-11-02T10:00:00.000Z'),
    entry('unknown@example.com', '2026-11-02T10:00:00Z'),
  ]
  expect(splitSubscribers([early, late, same, other], requests)).toEqual({
    subscribers: [late, other],
    leaving: [early, same],
  })
})

it('the keys of one address are merged: the first subscription and the latest request count', async () => {
  fakeFirestore(
    {
      newsletter: [
        stored(`newsletter/asha@example.com~${RANDOM}`, '2026-11-05T10:00:00Z'),
        stored('newsletter/asha@example.com', '2026-11-01T10:00:00Z'),
        stored(`newsletter/ravi@example.com~${RANDOM}`, '2026-11-02T10:00:00Z'),
      ],
      unsubscribe: [
        request('asha@example.com', '2026-11-02T10:00:00Z'),
        request(`asha@example.com~${RANDOM}`, '2026-11-03T10:00:00Z'),
        request(`asha@example.com~${OTHER_RANDOM}`, '2026-11-02T11:00:00Z'),
      ],
    },
    () => false,
  )
  const { subscribers, leaving, requests } = await readLists(backend)
  expect(subscribers.map(({ email }) => email)).toEqual(['ravi@example.com'])
  // Anyone can subscribe the address again after the request, and must not cancel it with that.
  expect(leaving).toMatchObject([{ email: 'asha@example.com', createdAt: '2026-11-01T10:00:00Z' }])
  expect(leaving[0]?.documents).toHaveLength(2)
  expect(requests).toMatchObject([{ email: 'asha@example.com', createdAt: '2026-11-03T10:00:00Z' }])
})

it('an address that changed meanwhile is skipped, and all others are removed', async () => {
  const emails = ['one', 'two', 'three'].map((name) => `${name}@example.com`)
  const committed = fakeFirestore(
    {
      newsletter: emails.map((email) => stored(`newsletter/${email}~${RANDOM}`, '2026-11-01T10:00:00Z')),
      unsubscribe: emails.map((email) => request(`${email}~${RANDOM}`, '2026-11-02T10:00:00Z')),
    },
    (names) => names.some((name) => name.includes('two@')),
  )
  const { leaving, requests } = await readLists(backend)
  const skipped = await applyRequests(backend, leaving, requests)
  expect(skipped.map(({ email }) => email)).toEqual(['two@example.com'])
  const removed = ['one', 'three'].map((name) => `${name}@example.com~${RANDOM}`)
  expect(committed.map((names) => names.toSorted())).toEqual(
    expect.arrayContaining(removed.map((key) => [`newsletter/${key}`, `unsubscribe/${key}`])),
  )
  expect(committed).toHaveLength(2)
})

it('an address with more documents than fit in a commit is removed in several, its requests last', async () => {
  const keys = Array.from(
    { length: 900 },
    (_, number) => `asha@example.com~${String(number).padStart(20, 'a')}`,
  )
  const committed = fakeFirestore(
    {
      newsletter: keys.map((key) => stored(`newsletter/${key}`, '2026-11-01T10:00:00Z')),
      unsubscribe: [request(`asha@example.com~${RANDOM}`, '2026-11-02T10:00:00Z')],
    },
    (names) => names.length > 500,
  )
  const { leaving, requests } = await readLists(backend)
  expect(await applyRequests(backend, leaving, requests)).toEqual([])
  expect(committed.flat()).toHaveLength(901)
  expect(committed.at(-1)?.at(-1)).toBe(`unsubscribe/asha@example.com~${RANDOM}`)
})

describe('--delete', () => {
  const at = (day: number, time: string) => new Date(`2026-11-0${day}T${time}`).toISOString()
  const message = (key: string, email: string, time: string) =>
    stored(`contactMsg/${key}`, time, { email: { stringValue: email } })
  const remove = async (...args: string[]) => {
    const committed = fakeFirestore(
      {
        contactMsg: [
          message('before', 'asha@example.com', at(1, '08:59:59')),
          message('spam', 'Spam@example.com', at(1, '09:00:00')),
          message('last', 'asha@example.com', at(1, '09:12:59')),
          message('after', 'spam@example.com', at(2, '00:00:00')),
        ],
        newsletter: [stored(`newsletter/spam@example.com~${RANDOM}`, at(1, '09:01:00'))],
        unsubscribe: [request(`asha@example.com~${RANDOM}`, at(3, '09:01:00'))],
      },
      () => false,
    )
    await deleteReceived({ ...backend, title: 'a test' }, readOptions(['--delete', ...args]))
    return committed.flat()
  }

  it('deletes what came from one address', async () => {
    expect(await remove('--from-sender', 'spam@example.com', '--yes')).toEqual([
      'contactMsg/spam',
      'contactMsg/after',
      `newsletter/spam@example.com~${RANDOM}`,
    ])
  })

  it('deletes what came within a time, the whole last minute or day included', async () => {
    const morning = ['contactMsg/spam', 'contactMsg/last', `newsletter/spam@example.com~${RANDOM}`]
    expect(await remove('--from', '2026-11-01T09:00', '--to', '2026-11-01T09:12', '--yes')).toEqual(morning)
    expect(await remove('--from', '2026-11-01 09:00', '--to', '2026-11-01', '--yes')).toEqual(morning)
  })

  it('deletes nothing without a selection or with --dry-run', async () => {
    await expect(remove('--yes')).rejects.toThrow('--delete needs')
    await expect(remove('--from', 'today', '--to', '2026-11-01', '--yes')).rejects.toThrow('--from must be')
    expect(await remove('--from-sender', 'spam@example.com', '--dry-run')).toEqual([])
  })
})

it('--apply-retention deletes the messages that are older than the privacy page says, unless it is a dry run', async () => {
  const committed = fakeFirestore(
    {
      contactMsg: [
        stored('contactMsg/old', '2020-11-01T10:00:00Z', {}),
        stored('contactMsg/new', new Date().toISOString(), {}),
      ],
    },
    () => false,
  )
  const apply = (...args: string[]) =>
    applyRetention({ ...backend, title: 'a test' }, readOptions(['--apply-retention', ...args]))
  await apply('--dry-run')
  expect(committed).toEqual([])
  await apply('--yes')
  expect(committed.flat()).toEqual(['contactMsg/old'])
})
