import { confirm } from '../lib/confirm'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { UserError } from '../lib/userError'
import { comparePublished, fileOf, writeItems } from './push.mjs'
import { ContentError, readContent } from './readContent.mjs'
import { openTarget } from './target'

/** @import { Item } from './push.mjs' */

const OPTIONS = /** @type {const} */ ({
  project: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
})

const WRITTEN = /** @type {const} */ (['added', 'changed', 'removed'])

/** `npm run content:push`: makes the documents what the files say. */
export async function main(/** @type {string[]} */ args) {
  const values = parseOptions(args, OPTIONS)
  const { entries, mistakes } = await readContent()
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const target = await openTarget(values.project)
  const items = await comparePublished(target, entries)
  const edited = items.filter(({ state }) => state === 'edited')
  const planned = items.filter(
    ({ state }) => WRITTEN.some((one) => one === state) || (values.overwrite && state === 'edited'),
  )

  log(`To ${target.title}:`)
  for (const item of planned) log(`  ${lineFor(item)}`)
  if (!values.overwrite) for (const item of edited) log(`  left     ${fileOf(item)} (${whyLeft(item)})`)
  const foreign = items.filter(({ state }) => state === 'foreign')
  if (foreign.length > 0) {
    log(`  ${foreign.length} that came from no file stay as they are (content:pull brings them into files).`)
  }
  if (planned.length === 0) log('  Nothing to write: the documents are what the files say.')
  if (values['dry-run']) return 0

  if (planned.length > 0 && !(await confirm(`Write these ${planned.length}?`, values.yes))) {
    log('Nothing was written.')
    return 1
  }
  const unmarked = items.filter(({ state }) => state === 'unmarked')
  await writeItems(target, [...planned, ...unmarked])
  if (planned.length > 0) log(`Written: ${planned.length}.`)
  if (edited.length === 0 || values.overwrite) return 0
  throw new UserError(
    `${edited.length} left, because they were edited in Firestore: take the edits over with content:pull, or write the files over them with --overwrite.`,
  )
}

/** @param {Item} item */
function lineFor(item) {
  const { state, file, stored, fields } = item
  const shown = state === 'edited' ? (file ? 'over' : 'removed') : state
  const which = file && stored ? ` (${fields.join(', ')})` : ''
  return `${shown.padEnd(8)} ${fileOf(item)}${which}`
}

/** @param {Item} item */
function whyLeft({ stored, file, fields }) {
  if (!stored) return 'deleted in Firestore since the last push'
  if (!file) return 'its file is gone, but the document was edited since the last push'
  return `edited in Firestore: ${fields.join(', ')}`
}
