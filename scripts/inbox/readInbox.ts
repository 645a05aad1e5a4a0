import { addressOfKey } from '@/data/guestKeys'
import { textOf } from '../content/firestoreValue'
import { type Backend, readPages } from '../content/store'

/** `createdAt` keeps all digits that the server wrote. */
export type Received = { key: string; createdAt: string }
/** What a message contains, in the order of the export. functions/src/mail.ts has the same. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'msg'] as const
export type Message = Received & Record<(typeof MESSAGE_FIELDS)[number], string>
/** One address of a list, with the key of every document that stores it. */
export type Entry = Received & { email: string; keys: string[] }
/** `leaving` are the subscribers whose unsubscribe request has not been carried out yet. */
export type Lists = Awaited<ReturnType<typeof readLists>>

/** Page by page, because a flood of messages would not fit in memory. */
export async function* readMessages(backend: Backend): AsyncGenerator<Message[]> {
  for await (const page of readPages(backend, 'contactMsg')) {
    yield page.map(([key, { fields, createTime }]) => {
      const texts = MESSAGE_FIELDS.map((field) => [field, textOf(fields, field)])
      return { key, createdAt: createTime, ...Object.fromEntries(texts) }
    })
  }
}

export async function readLists(backend: Backend) {
  const [all, requests] = await Promise.all([readSubscribers(backend), readRequests(backend)])
  const requestTimes = new Map(requests.map(({ email, createdAt }) => [email, createdAt]))
  // The later of subscription and request wins; if they are equal, the request does.
  const isLeaving = ({ email, createdAt }: Entry) => {
    const request = requestTimes.get(email)
    return request !== undefined && !isBefore(request, createdAt)
  }
  return { requests, subscribers: all.filter((one) => !isLeaving(one)), leaving: all.filter(isLeaving) }
}

/** `createdAt` is the first subscription: a later one by anyone must not outlive an unsubscribe request. */
export function readSubscribers(backend: Backend): Promise<Entry[]> {
  return mergeEntries(addressPages(backend, 'newsletter'), isBefore)
}

/** `createdAt` is the latest request. */
export function readRequests(backend: Backend): Promise<Entry[]> {
  return mergeEntries(addressPages(backend, 'unsubscribe'), (time, other) => isBefore(other, time))
}

/** The documents of a list, page by page. One address can have several. */
export async function* addressPages(backend: Backend, list: 'newsletter' | 'unsubscribe') {
  for await (const page of readPages(backend, list)) {
    yield page.map(([key, { createTime }]) => ({ key, email: addressOfKey(key), createdAt: createTime }))
  }
}

/** From oldest to newest. All documents of one commit have the same time, so the key decides between them. */
export function compareReceived(a: Received, b: Received): number {
  return positionOf(a) < positionOf(b) ? -1 : 1
}

export const positionOf = ({ createdAt, key }: Received): string => `${sortableTime(createdAt)} ${key}`

/** Pads the fraction, because the server omits trailing zeros: the results compare correctly as text. */
export function sortableTime(time: string): string {
  return time.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${fraction.padEnd(9, '0')}Z`)
}

const isBefore = (a: string, b: string) => sortableTime(a) < sortableTime(b)

/** The addresses stay in memory: some 300 bytes for each. */
async function mergeEntries(
  pages: ReturnType<typeof addressPages>,
  takesPrecedence: (time: string, other: string) => boolean,
): Promise<Entry[]> {
  const entries = new Map<string, Entry>()
  for await (const page of pages) {
    for (const { key, email, createdAt } of page) {
      const entry = entries.get(email) ?? { key: email, email, createdAt, keys: [] }
      if (takesPrecedence(createdAt, entry.createdAt)) entry.createdAt = createdAt
      entry.keys.push(key)
      entries.set(email, entry)
    }
  }
  return [...entries.values()].toSorted(compareReceived)
}
