import { commit, documentName } from '../content/store.mjs'
import { comparable } from './readInbox.mjs'

/**
 * @import { Backend, Write } from '../content/store.mjs'
 * @import { Leaver, Subscriber } from './readInbox.mjs'
 */

/** Firestore takes 500 writes at once; each address costs up to two. */
const ADDRESSES_PER_COMMIT = 200

/**
 * Who still gets letters. Of subscription and wish to leave the later one counts; in doubt the wish does. A
 * subscription that was there already keeps its first time, so whoever comes back comes back only once the wish has
 * been carried out.
 * @param {Subscriber[]} subscribers
 * @param {Leaver[]} leavers
 */
export function divide(subscribers, leavers) {
  const wishes = new Map(leavers.map(({ email, createdAt }) => [email, comparable(createdAt)]))
  const isLeaving = (/** @type {Subscriber} */ { email, createdAt }) =>
    (wishes.get(email) ?? '') >= comparable(createdAt)
  return {
    staying: subscribers.filter((one) => !isLeaving(one)),
    leaving: subscribers.filter(isLeaving),
  }
}

/**
 * Takes those who left off the list, and their wishes with them: nothing is kept of either.
 * @param {Backend} backend
 * @param {{ leaving: Subscriber[], leavers: Leaver[] }} people
 */
export async function carryOut(backend, { leaving, leavers }) {
  const gone = new Set(leaving.map(({ email }) => email))
  /** @type {Write[][]} */
  const writes = leavers.map(({ email, updateTime }) => [
    // Somebody who said it again meanwhile must not be forgotten.
    { delete: documentName(backend, `unsubscribe/${email}`), currentDocument: { updateTime } },
    ...(gone.has(email) ? [{ delete: documentName(backend, `newsletter/${email}`) }] : []),
  ])
  for (let start = 0; start < writes.length; start += ADDRESSES_PER_COMMIT) {
    await commit(backend, writes.slice(start, start + ADDRESSES_PER_COMMIT).flat())
  }
}
