import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { confirm } from '../lib/confirm'
import { contentRoot } from '../lib/contentFolder'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { readImageHost } from './context'
import { comparePublished, fileOf, type Item, recordPulled } from './documents'
import { planPull } from './planPull'
import { PUBLISH_OPTIONS } from './pushCommand'
import { readValidContent } from './readContent'
import { openTarget } from './target'

/** `npm run content:pull`: copies edits made in Firestore into the files. It changes no document. */
export async function main(args: string[]) {
  const { project, yes, overwrite, ...options } = parseOptions(args, PUBLISH_OPTIONS)
  // A draft has a file, so it is not taken for a document that lacks one.
  const { localEntries } = await readValidContent()
  const target = await openTarget(project)
  const items = await comparePublished(target, localEntries)
  const root = contentRoot()
  const { planned, leftOut } = planPull(items, {
    overwrite,
    readSource,
    root,
    imageHost: readImageHost(root),
  })
  const newer = items.filter(({ state }) => ['added', 'changed', 'removed'].includes(state)).length

  log(`From ${target.title}:`)
  for (const { item } of planned) log(`  ${describeChange(item)}`)
  for (const { item, reasons } of leftOut) {
    log(`  left out ${fileOf(item)}`)
    for (const reason of reasons) log(`           ${reason}`)
  }
  if (newer > 0) log(`  Files changed since the last push: ${newer}. They stay as they are.`)
  if (planned.length + leftOut.length === 0) log('  Nothing to copy.')
  const code = leftOut.length === 0 ? 0 : 1
  if (options['dry-run'] || planned.length === 0) return code

  if (!(await confirm(`Change ${count(planned.length, 'file')}?`, yes))) return 1
  for (const { item, text } of planned) await updateFile(join(contentRoot(), fileOf(item)), text)
  await recordPulled(
    target,
    planned.map(({ item }) => item),
  )
  log(`Changed: ${planned.length}. Check them with git diff.`)
  return code
}

function describeChange(item: Item): string {
  if (!item.stored) return `removed  ${fileOf(item)} (deleted in Firestore)`
  return item.file ? `changed  ${fileOf(item)} (${item.fields.join(', ')})` : `added    ${fileOf(item)}`
}

function readSource(file: string): string | null {
  return existsSync(join(contentRoot(), file)) ? readFileSync(join(contentRoot(), file), 'utf8') : null
}

async function updateFile(file: string, text: string | null) {
  if (text === null) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
