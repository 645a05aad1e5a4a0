import type { Target } from '../content/target'
import { confirm } from '../lib/confirm'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { deleteMatches } from './deletions'
import { formatLine, formatTime } from './format'
import { belongsTo, findGroups, type Group, type Item } from './groups'
import { likenessOf } from './likeness'
import type { InboxOptions } from './options'
import { addressPages, type Received, readMessages, sortableTime } from './readInbox'

const SAMPLE_LENGTH = 100 // characters

/** Everything that guests can send. */
const sources = [
  { collection: 'contactMsg', noun: 'message', read: messageItems },
  { collection: 'newsletter', noun: 'subscription', read: addressItems('newsletter') },
  { collection: 'unsubscribe', noun: 'unsubscribe request', read: addressItems('unsubscribe') },
]
type Source = (typeof sources)[number]

/** Shows groups of similar or very many items within an hour, asks for each and deletes those that were confirmed. */
export async function removeFlood(target: Target, options: InboxOptions) {
  for (const source of sources) {
    const { collection, noun, read } = source
    const groups = await findGroups(read(target))
    log(`${count(groups.length, `group of ${noun}s`, `groups of ${noun}s`)} in ${target.title}`)
    const chosen: Group[] = []
    for (const group of groups) if (await isChosen(source, group, options)) chosen.push(group)
    if (chosen.length === 0) continue
    const deleted = await deleteMatches(target, collection, read(target), belongsTo(chosen, groups))
    log(`Deleted: ${count(deleted, noun)}.`)
  }
}

async function isChosen({ noun }: Source, group: Group, { isDryRun, isYes }: InboxOptions) {
  const { count: number, likeness, first, last, samples } = group
  const kind = likeness === null ? 'different' : 'similar'
  log(`\n${number} ${kind} ${noun}s from ${formatTime(first)} to ${formatTime(last)}, such as`)
  for (const sample of samples) log(`  ${formatLine(sample, SAMPLE_LENGTH)}`)
  if (isDryRun) return false
  if (isYes && likeness === null) {
    log('Kept: these can include real ones, so --yes does not delete them.')
    return false
  }
  return confirm(`Delete these ${number} ${noun}s permanently?`, isYes)
}

async function* messageItems(target: Target): AsyncGenerator<Item[]> {
  for await (const page of readMessages(target)) {
    yield page.map((message) => {
      const { name, email, msg } = message
      return toItem(message, likenessOf(msg), `${name} ${email}: ${msg}`)
    })
  }
}

/** Addresses of one host are similar. */
function addressItems(list: 'newsletter' | 'unsubscribe') {
  return async function* (target: Target): AsyncGenerator<Item[]> {
    for await (const page of addressPages(target, list)) {
      yield page.map((one) => toItem(one, one.email.slice(one.email.indexOf('@')), one.email))
    }
  }
}

function toItem({ key, createdAt }: Received, likeness: string, text: string): Item {
  // A slice shares memory with the whole text, so this makes a copy.
  const sample = [...text.slice(0, SAMPLE_LENGTH + 1)].join('')
  return { key, createdAt: sortableTime(createdAt), likeness, text: sample }
}
