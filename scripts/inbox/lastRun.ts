import { readJson, writeJson } from '../lib/jsonFile'
import { fromRoot } from '../lib/paths'
import { positionOf, type Received } from './readInbox'

/** The positions of the newest items shown so far. Empty before the first run. */
type Seen = Record<'messages' | 'subscribers' | 'orders', string>

const fileOf = (projectId: string) => fromRoot('.local', 'inbox', `last-run-${projectId}.json`)

export function lastSeen(projectId: string): Seen {
  const seen = readJson<Partial<Seen>>(fileOf(projectId))
  const { messages = '', subscribers = '', orders = '' } = seen ?? {}
  return { messages: String(messages), subscribers: String(subscribers), orders: String(orders) }
}

export function markSeen(projectId: string, shown: Record<keyof Seen, Received[]>) {
  const before = lastSeen(projectId)
  const newest = (list: keyof Seen) => {
    const last = shown[list].at(-1)
    return last ? positionOf(last) : before[list]
  }
  const [messages, subscribers, orders] = [newest('messages'), newest('subscribers'), newest('orders')]
  writeJson(fileOf(projectId), { messages, subscribers, orders })
}

export function isAfter(seen: string): (received: Received) => boolean {
  return (received) => positionOf(received) > seen
}
