import { addressOfKey } from '@/data/guestKeys'
import { readAll } from '../firestore/documents'
import type { Target } from '../firestore/target'
import type { Fields } from '../firestore/values'

/** `createdAt` has all digits of the server, and compares as text. */
export type Received = { key: string; createdAt: string }
/** What a message contains, in the order of the export. functions/src/mail.ts has the same. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'msg'] as const
export type Message = Received & Record<(typeof MESSAGE_FIELDS)[number], string> & { answers: Answers }
/** By the id of the question, also of one that is not asked any more. */
type Answers = Record<string, string>
/** One address, with the key of every document that stores it, and the newsletter's lists that these name. */
export type ListedAddress = Received & { email: string; keys: string[]; lists: string[] }
type Address = Omit<ListedAddress, 'keys'>
type List = 'newsletter' | 'unsubscribe'
/** `leaving` are the subscribers whose unsubscribe request has not been carried out yet. */
export type Lists = Awaited<ReturnType<typeof readLists>>

/** From oldest to newest. */
export async function readMessages(target: Target): Promise<Message[]> {
  const stored = await readAll(target, 'contactMsg')
  return stored
    .map(({ id, fields, createdAt }) => {
      const texts = MESSAGE_FIELDS.map((field) => [field, textOf(fields, field)])
      return { key: id, createdAt, ...Object.fromEntries(texts), answers: answersOf(fields) }
    })
    .toSorted(compareReceived)
}

export async function readLists(target: Target) {
  const [subscriptions, requests] = await Promise.all([
    readAddresses(target, 'newsletter'),
    readListedAddresses(target, 'unsubscribe'),
  ])
  const requestTimes = new Map(requests.map(({ email, createdAt }) => [email, createdAt]))
  // The later of subscription and request wins; if they are equal, the request does.
  const isEnded = ({ email, createdAt }: Address) => (requestTimes.get(email) ?? '') >= createdAt
  const ended = subscriptions.filter(isEnded)
  const subscribers = mergeByAddress(subscriptions.filter((one) => !isEnded(one)))
  const subscribed = new Set(subscribers.map(({ email }) => email))
  return {
    subscribers,
    leaving: mergeByAddress(ended).filter(({ email }) => !subscribed.has(email)),
    /** Also the earlier subscriptions of those who came back: without the request, their lists would count again. */
    endedKeys: ended.map(({ key }) => key),
    requests,
    unsubscribed: requests.filter(({ email }) => !subscribed.has(email)),
  }
}

/** The addresses of a list. */
export async function readListedAddresses(target: Target, list: List): Promise<ListedAddress[]> {
  return mergeByAddress(await readAddresses(target, list))
}

/** The time of each is that of its last document. */
function mergeByAddress(documents: Address[]): ListedAddress[] {
  const addresses = new Map<string, ListedAddress>()
  for (const { key, email, createdAt, lists } of documents) {
    const before = addresses.get(email)
    const all = [...new Set([...(before?.lists ?? []), ...lists])]
    addresses.set(email, { key, email, createdAt, keys: [...(before?.keys ?? []), key], lists: all })
  }
  return [...addresses.values()].toSorted(compareReceived)
}

/** The documents of a list, from oldest to newest. One address can have several. */
export async function readAddresses(target: Target, list: List): Promise<Address[]> {
  const stored = await readAll(target, list)
  return stored
    .map(({ id, fields, createdAt }) => ({
      key: id,
      email: addressOfKey(id),
      createdAt,
      lists: listsOf(fields),
    }))
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

function answersOf({ answers }: Fields): Answers {
  const texts = Object.entries(Object(answers)).filter(([, answer]) => typeof answer === 'string')
  return Object.fromEntries(texts) as Answers
}

const listsOf = ({ lists }: Fields): string[] =>
  Array.isArray(lists) ? lists.filter((list): list is string => typeof list === 'string') : []
