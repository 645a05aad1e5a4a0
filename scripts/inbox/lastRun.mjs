import { readJson, writeJson } from '../lib/jsonFile'
import { fromRoot } from '../lib/paths'
import { comparable } from './readInbox.mjs'

/**
 * @import { Received } from './readInbox.mjs'
 * @typedef {{ messages: string, subscribers: string }} Seen the newest of each, by the time it came
 */

const fileOf = (/** @type {string} */ projectId) => fromRoot('.local', 'inbox', `last-run-${projectId}.json`)

/** @param {string} projectId @returns {Seen} */
export function seenUntil(projectId) {
  const seen = readJson(fileOf(projectId))
  return { messages: String(seen?.messages ?? ''), subscribers: String(seen?.subscribers ?? '') }
}

/** @param {string} projectId @param {{ messages: Received[], subscribers: Received[] }} read */
export function markSeen(projectId, { messages, subscribers }) {
  const before = seenUntil(projectId)
  writeJson(fileOf(projectId), {
    messages: messages.at(-1)?.createdAt ?? before.messages,
    subscribers: subscribers.at(-1)?.createdAt ?? before.subscribers,
  })
}

/** @param {string} until @returns {(one: Received) => boolean} */
export function isNew(until) {
  return ({ createdAt }) => until === '' || comparable(createdAt) > comparable(until)
}
