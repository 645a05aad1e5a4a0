import { readJson, writeJson } from '../lib/atomicFile'
import { fromRoot } from '../lib/folders'
import { positionOf, type Received } from './readInbox'

/** The positions of the newest items shown so far. Empty before the first run. */
type Seen = Record<'messages' | 'subscribers' | 'orders', string>

const fileOf = (projectId: string) => fromRoot('.local', 'inbox', `last-run-${projectId}.json`)

export function lastSeen(projectId: string): Seen {
  return { messages: '', subscribers: '', orders: '', ...readJson<Partial<Seen>>(fileOf(projectId)) }
}

export function markSeen(projectId: string, shown: Record<keyof Seen, Received[]>) {
  const newest = Object.entries(shown).flatMap(([list, items]) => {
    const last = items.at(-1)
    return last ? [[list, positionOf(last)]] : []
  })
  writeJson(fileOf(projectId), { ...lastSeen(projectId), ...Object.fromEntries(newest) })
}

/** Whether something was received after the last one that was shown, and before this run. */
export function isBetween(seen: string, begin: string): (received: Received) => boolean {
  return (received) => positionOf(received) > seen && received.createdAt <= begin
}
