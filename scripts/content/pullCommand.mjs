import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { confirm } from '../lib/confirm'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { fromRoot } from '../lib/paths'
import { collections } from './collections.mjs'
import { comparePublished, fileOf } from './push.mjs'
import { ContentError, ID, readContent } from './readContent.mjs'
import { openTarget } from './target'
import { writeEntry } from './writeEntry.mjs'

/** @import { Item } from './push.mjs' */

const OPTIONS = /** @type {const} */ ({
  project: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
})

/** `npm run content:pull`: brings what was edited in Firestore back into the files. It writes nothing there. */
export async function main(/** @type {string[]} */ args) {
  const values = parseOptions(args, OPTIONS)
  const { entries, mistakes } = await readContent()
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const target = await openTarget(values.project)
  const items = await comparePublished(target, entries)
  const unnamed = items.filter(({ state, id }) => state === 'foreign' && !ID.test(id))
  const wanted = items.filter((item) => isWanted(item, values.overwrite) && !unnamed.includes(item))
  const kept = items.filter(({ state }) => ['added', 'changed', 'removed'].includes(state))

  log(`From ${target.title}:`)
  for (const item of wanted) log(`  ${lineFor(item)}`)
  for (const { collection, id } of unnamed) log(`  left     ${collection}/${id} (no file can be named so)`)
  const left = items.filter((item) => item.state === 'edited' && !wanted.includes(item))
  for (const item of left) log(`  left     ${fileOf(item)} (edited here too: --overwrite takes Firestore’s)`)
  if (kept.length > 0 && !values.overwrite)
    log(`  ${kept.length} files are newer than what was pushed, and stay.`)
  if (wanted.length === 0) log('  Nothing to bring back.')
  if (values['dry-run'] || wanted.length === 0) return left.length === 0 ? 0 : 1

  if (!(await confirm(`Change these ${wanted.length} files?`, values.yes))) return 1
  for (const item of wanted) await writeFileOf(item)
  log(
    `Brought back: ${wanted.length}. Look at them (git diff), then push once so that both sides are known to confirm.`,
  )
  return left.length === 0 ? 0 : 1
}

/** @param {Item} item @param {boolean} overwrite */
function isWanted({ state, isFileNew }, overwrite) {
  if (state === 'foreign') return true
  return state === 'edited' && (!isFileNew || overwrite)
}

/** @param {Item} item */
function lineFor(item) {
  const { file, stored, fields } = item
  if (!stored) return `removed  ${fileOf(item)} (deleted in Firestore)`
  return file ? `changed  ${fileOf(item)} (${fields.join(', ')})` : `added    ${fileOf(item)}`
}

/** @param {Item} item */
async function writeFileOf(item) {
  const file = fromRoot(fileOf(item))
  if (!item.stored) return rm(file, { force: true })
  const source = existsSync(file) ? await readFile(file, 'utf8') : null
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, writeEntry(collections[item.collection], item.stored.fields, source))
}
