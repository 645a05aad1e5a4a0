import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressKey, messageKey, randomKeyPart } from '@/data/guestKeys'
import { allowed, commitAsGuest, denied, documentName, message, rulesFor, textFields } from './environment'

const rules = rulesFor('floods')
beforeEach(() => rules.clear())

const { guest } = rules
const FLOOD = 500

/** Everything that guests can write. */
const lists = [
  {
    name: 'contactMsg',
    newKey: () => messageKey(message.name, randomKeyPart()),
    data: (): object => message,
  },
  {
    name: 'newsletter',
    newKey: () => addressKey('asha@example.com', randomKeyPart()),
    data: (): object => ({}),
  },
  {
    name: 'unsubscribe',
    newKey: () => addressKey('asha@example.com', randomKeyPart()),
    data: (): object => ({ at: db.serverTimestamp() }),
  },
] as const

/** Writes these to new documents in one commit. */
function commit(written: readonly (typeof lists)[number][]) {
  const database = guest()
  const batch = db.writeBatch(database)
  for (const { name, newKey, data } of written) batch.set(db.doc(database, name, newKey()), data())
  return batch.commit()
}

describe.each(lists)('one commit to $name', (list) => {
  it('stores two documents and no more', async () => {
    await allowed(commit([list]))
    await allowed(commit([list, list]))
    await denied(commit([list, list, list]))
    await denied(commit(Array.from({ length: 20 }, () => list)))
    expect(await rules.idsIn(list.name)).toHaveLength(3)
  })

  it.each([...'abcdefg'])('needs its lookup %s, so that the limit holds', async (letter) => {
    const key = list.newKey()
    await rules.store({ [`lookups/${key}~${letter}`]: {} })
    await denied(db.setDoc(db.doc(guest(), list.name, key), list.data()))
  })
})

it('one commit to all lists stores no more than two documents', async () => {
  const [messages, subscriptions, requests] = lists
  await allowed(commit([messages, subscriptions]))
  await denied(commit([messages, subscriptions, requests]))
})

it(`one commit cannot store ${FLOOD} messages`, async () => {
  const msg = 'x'.repeat(5000)
  const writes = Array.from({ length: FLOOD }, () => ({
    update: {
      name: documentName('floods', `contactMsg/${messageKey(message.name, randomKeyPart())}`),
      fields: textFields({ ...message, msg }),
    },
  }))
  // The official emulator fails with INTERNAL, because its explanation of the denial is too long for its answer.
  await expect(commitAsGuest('floods', writes)).rejects.toThrow(/PERMISSION_DENIED|INTERNAL/)
  expect(await rules.idsIn('contactMsg')).toEqual([])
})
