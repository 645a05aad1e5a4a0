import { addressOfKey } from '@/data/guestKeys'
import { readPages } from '../firestore/documents'
import type { Target } from '../firestore/target'
import type { Fields } from '../firestore/values'

/** `createdAt` has all digits of the server, and compares as text. */
export type Received = { key: string; createdAt: string }
/** What a message contains, in the order of the export. functions/src/mail.ts has the same. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'msg'] as const
export type Message = Received & Record<(typeof MESSAGE_FIELDS)[number], string>
/** One address of a list, with the key of every document that stores it. */
export type Entry = Received & { email: string; keys: string[] }
/** `leaving` are the subscribers whose unsubscribe request has not been carried out yet. */
export type Lists = Awaited<ReturnType<typeof readLists>>

/** Page by page, because a flood of messages would not fit in memory. */
export async function* readMessages(target: Target): AsyncGenerator<Message[]> {
  for await (const page of readPages(target, 'contactMsg')) {
    yield page.map(({ id, fields, createdAt }) => {
      const texts = MESSAGE_FIELDS.map((field) => [field, textOf(fields, field)])
      return { key: id, createdAt, ...Object.fromEntries(texts) }
    })
  }
}

export async function readLists(target: Target) {
  const [all, requests] = await Promise.all([readSubscribers(target), readRequests(target)])
  const requestTimes = new Map(requests.map(({ email, createdAt }) => [email, createdAt]))
  // The later of subscription and request wins; if they are equal, the request does.
  const isLeaving = ({ email, createdAt }: Entry) => {
    const request = requestTimes.get(email)
    return request !== undefined && request >= createdAt
  }
  return { requests, subscribers: all.filter((one) => !isLeaving(one)), leaving: all.filter(isLeaving) }
}

/** `createdAt` is the first subscription: a later one by anyone must not outlive an unsubscribe request. */
export function readSubscribers(target: Target): Promise<Entry[]> {
  return mergeEntries(addressPages(target, 'newsletter'), (time, other) => time < other)
}

/** `createdAt` is the latest request. */
export function readRequests(target: Target): Promise<Entry[]> {
  return mergeEntries(addressPages(target, 'unsubscribe'), (time, other) => time > other)
}

/** The documents of a list, page by page. One address can have several. */
export async function* addressPages(target: Target, list: 'newsletter' | 'unsubscribe') {
  for await (const page of readPages(target, list)) {
    yield page.map(({ id, createdAt }) => ({ key: id, email: addressOfKey(id), createdAt }))
  }
}

/** From oldest to newest. All documents of one commit have the same time, so the key decides between them. */
export function compareReceived(a: Received, b: Received): number {
  return positionOf(a) < positionOf(b) ? -1 : 1
}

export const positionOf = ({ createdAt, key }: Received): string => `${createdAt} ${key}`

/** Returns an empty string unless the field is text. */
export function textOf(fields: Fields | undefined, name: string): string {
  const value = fields?.[name]
  return typeof value === 'string' ? value : ''
}

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
