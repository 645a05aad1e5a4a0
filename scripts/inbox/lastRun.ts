import { readJson, writeJson } from '../lib/jsonFile'
import { fromRoot } from '../lib/paths'
import { positionOf, type Received } from './readInbox'

/** The positions of the newest message and subscriber shown so far. Empty before the first run. */
type Seen = { messages: string; subscribers: string }

const fileOf = (projectId: string) => fromRoot('.local', 'inbox', `last-run-${projectId}.json`)

export function lastSeen(projectId: string): Seen {
  const seen = readJson<Seen>(fileOf(projectId))
  return { messages: String(seen?.messages ?? ''), subscribers: String(seen?.subscribers ?? '') }
}

export function markSeen(projectId: string, shown: Record<keyof Seen, Received[]>) {
  const before = lastSeen(projectId)
  const newest = (list: keyof Seen) => {
    const last = shown[list].at(-1)
    return last ? positionOf(last) : before[list]
  }
  writeJson(fileOf(projectId), { messages: newest('messages'), subscribers: newest('subscribers') })
}

export function isAfter(seen: string): (received: Received) => boolean {
  return (received) => positionOf(received) > seen
}
