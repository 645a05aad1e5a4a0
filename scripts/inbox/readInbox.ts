import { textOf } from '../content/firestoreValue'
import { type Backend, readCollection, type Stored } from '../content/store'

/** `createdAt` keeps all digits that the server wrote. */
export type Received = { key: string; createdAt: string }
export type Message = Received & { name: string; email: string; phone: string; msg: string }
export type Subscriber = Received & { email: string }
/** `createdAt` is the time of the latest request for this address. */
export type UnsubscribeRequest = Subscriber & { updateTime: string }
/** `leaving` are the subscribers whose unsubscribe request has not been carried out yet. */
export type Inbox = Awaited<ReturnType<typeof readInbox>>

/** All lists are sorted from oldest to newest. */
export async function readInbox(backend: Backend) {
  const [messages, all, requests] = await Promise.all([
    readMessages(backend),
    readSubscribers(backend),
    readRequests(backend),
  ])
  return { messages, requests, ...splitSubscribers(all, requests) }
}

export function readMessages(backend: Backend): Promise<Message[]> {
  return readAll(backend, 'contactMsg', (received, { fields }) => ({
    ...received,
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    msg: textOf(fields, 'msg'),
  }))
}

export function readSubscribers(backend: Backend): Promise<Subscriber[]> {
  return readAll(backend, 'newsletter', (received) => ({ ...received, email: received.key }))
}

function readRequests(backend: Backend): Promise<UnsubscribeRequest[]> {
  return readAll(backend, 'unsubscribe', ({ key }, { fields: { at }, updateTime }) => {
    // A request entered in the console may lack the field.
    const createdAt = at && 'timestampValue' in at ? at.timestampValue : updateTime
    return { key, email: key, createdAt, updateTime }
  })
}

/**
 * The later of subscription and request wins; if they are equal, the request does. A repeated subscription keeps its
 * first `createdAt`, so a reader can only return after the request has been carried out.
 */
export function splitSubscribers(all: Subscriber[], requests: UnsubscribeRequest[]) {
  const requestTimes = new Map(requests.map(({ email, createdAt }) => [email, sortableTime(createdAt)]))
  const isLeaving = ({ email, createdAt }: Subscriber) =>
    (requestTimes.get(email) ?? '') >= sortableTime(createdAt)
  return { subscribers: all.filter((one) => !isLeaving(one)), leaving: all.filter(isLeaving) }
}

/** Pads the fraction, because the server omits trailing zeros: the results compare correctly as text. */
export function sortableTime(time: string): string {
  return time.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${fraction.padEnd(9, '0')}Z`)
}

async function readAll<T extends Received>(
  backend: Backend,
  collection: string,
  parse: (received: Received, stored: Stored) => T,
): Promise<T[]> {
  const documents = await readCollection(backend, collection)
  const all = [...documents].map(([key, stored]) => parse({ key, createdAt: stored.createTime }, stored))
  return all.toSorted((a, b) => (sortableTime(a.createdAt) < sortableTime(b.createdAt) ? -1 : 1))
}
