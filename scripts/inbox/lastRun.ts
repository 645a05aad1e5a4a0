import { readJson, writeJson } from '../lib/jsonFile'
import { fromRoot } from '../lib/paths'
import { type Received, sortableTime } from './readInbox'

/** When the newest message and subscriber shown so far were created. Empty before the first run. */
type Seen = { messages: string; subscribers: string }

const fileOf = (projectId: string) => fromRoot('.local', 'inbox', `last-run-${projectId}.json`)

export function lastSeen(projectId: string): Seen {
  const seen = readJson<Seen>(fileOf(projectId))
  return { messages: String(seen?.messages ?? ''), subscribers: String(seen?.subscribers ?? '') }
}

export function markSeen(projectId: string, shown: { messages: Received[]; subscribers: Received[] }) {
  const before = lastSeen(projectId)
  writeJson(fileOf(projectId), {
    messages: shown.messages.at(-1)?.createdAt ?? before.messages,
    subscribers: shown.subscribers.at(-1)?.createdAt ?? before.subscribers,
  })
}

/** For a list's filter. Everything is after an empty time. */
export function isAfter(time: string): (received: Received) => boolean {
  return ({ createdAt }) => time === '' || sortableTime(createdAt) > sortableTime(time)
}
