import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { confirm } from '../lib/confirm'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { fromRoot } from '../lib/paths'
import { comparePublished, fileOf, type Item } from './publish'
import { PUBLISH_OPTIONS } from './pushCommand'
import { readValidContent, VALID_ID } from './readContent'
import { openTarget } from './target'
import { writeEntry } from './writeEntry'

/** `npm run content:pull`: copies edits made in Firestore into the files. It does not write to Firestore. */
export async function main(args: string[]) {
  const { project, yes, overwrite, ...options } = parseOptions(args, PUBLISH_OPTIONS)
  const entries = await readValidContent()
  const target = await openTarget(project)
  const items = await comparePublished(target, entries)
  const edited = items.filter(({ state }) => state === 'edited')
  const foreign = items.filter(({ state }) => state === 'foreign')
  const skipped = overwrite ? [] : edited.filter(({ isFileChanged }) => isFileChanged)
  const planned = [
    ...foreign.filter(({ id }) => VALID_ID.test(id)),
    ...edited.filter((item) => !skipped.includes(item)),
  ]
  const newer = items.filter(({ state }) => ['added', 'changed', 'removed'].includes(state)).length

  log(`From ${target.title}:`)
  for (const item of planned) log(`  ${describeChange(item)}`)
  for (const { collection, id } of foreign) {
    if (!VALID_ID.test(id)) log(`  skipped  ${collection.name}/${id} (its id cannot be a file name)`)
  }
  for (const item of skipped) {
    log(`  skipped  ${fileOf(item)} (the file was edited too; --overwrite replaces it)`)
  }
  if (newer > 0) log(`  Files changed since the last push: ${newer}. They stay as they are.`)
  if (planned.length === 0) log('  Nothing to copy.')
  const code = skipped.length === 0 ? 0 : 1
  if (options['dry-run'] || planned.length === 0) return code

  if (!(await confirm(`Change these ${planned.length} files?`, yes))) return 1
  for (const item of planned) await updateFile(item)
  log(
    `Changed: ${planned.length}. Check them with git diff, then run content:push to record that both sides are equal.`,
  )
  return code
}

function describeChange(item: Item): string {
  if (!item.stored) return `removed  ${fileOf(item)} (deleted in Firestore)`
  return item.file ? `changed  ${fileOf(item)} (${item.fields.join(', ')})` : `added    ${fileOf(item)}`
}

async function updateFile(item: Item) {
  const file = fromRoot(fileOf(item))
  if (!item.stored) return rm(file, { force: true })
  const source = existsSync(file) ? await readFile(file, 'utf8') : null
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, writeEntry(item.collection, item.stored.fields, source))
}
