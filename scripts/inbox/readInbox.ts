import { addressOfKey } from '@/data/guestKeys'
import { readAll } from '../firestore/documents'
import type { Target } from '../firestore/target'
import type { Fields } from '../firestore/values'

/** `createdAt` has all digits of the server, and compares as text. */
export type Received = { key: string; createdAt: string }
/** What a message contains, in the order of the export. functions/src/mail.ts has the same. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'msg'] as const
export type Message = Received & Record<(typeof MESSAGE_FIELDS)[number], string>
/** One address of a list, with the key of every document that stores it. */
export type ListedAddress = Received & { email: string; keys: string[] }
type List = 'newsletter' | 'unsubscribe'
/** `leaving` are the subscribers whose unsubscribe request has not been carried out yet. */
export type Lists = Awaited<ReturnType<typeof readLists>>

/** From oldest to newest. */
export async function readMessages(target: Target): Promise<Message[]> {
  const stored = await readAll(target, 'contactMsg')
  return stored
    .map(({ id, fields, createdAt }) => {
      const texts = MESSAGE_FIELDS.map((field) => [field, textOf(fields, field)])
      return { key: id, createdAt, ...Object.fromEntries(texts) }
    })
    .toSorted(compareReceived)
}

export async function readLists(target: Target) {
  const [all, requests] = await Promise.all([
    readListedAddresses(target, 'newsletter'),
    readListedAddresses(target, 'unsubscribe'),
  ])
  const requestTimes = new Map(requests.map(({ email, createdAt }) => [email, createdAt]))
  // The later of subscription and request wins; if they are equal, the request does.
  const isLeaving = ({ email, createdAt }: ListedAddress) => (requestTimes.get(email) ?? '') >= createdAt
  const subscribers = all.filter((one) => !isLeaving(one))
  const subscribed = new Set(subscribers.map(({ email }) => email))
  return {
    subscribers,
    leaving: all.filter(isLeaving),
    requests,
    unsubscribed: requests.filter(({ email }) => !subscribed.has(email)),
  }
}

/** The addresses of a list. The time of each is that of its last document. */
export async function readListedAddresses(target: Target, list: List): Promise<ListedAddress[]> {
  const addresses = new Map<string, ListedAddress>()
  for (const { key, email, createdAt } of await readAddresses(target, list)) {
    const keys = [...(addresses.get(email)?.keys ?? []), key]
    addresses.set(email, { key, email, createdAt, keys })
  }
  return [...addresses.values()].toSorted(compareReceived)
}

/** The documents of a list, from oldest to newest. One address can have several. */
export async function readAddresses(target: Target, list: List) {
  const stored = await readAll(target, list)
  return stored
    .map(({ id, createdAt }) => ({ key: id, email: addressOfKey(id), createdAt }))
    .toSorted(compareReceived)
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
