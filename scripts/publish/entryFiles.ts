import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../content/readContent'
import { writeEntry } from '../content/writeEntry'
import { type Change, compareDocuments, fileOf } from '../firestore/mirror'
import { openTarget } from '../firestore/target'
import { writeAtomically } from '../lib/atomicFile'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { readAllContent } from './review'

/** Has a folder for each command that replaced something. */
const REPLACED = join('.local', 'replaced')

/** `--take`: writes every document that has no file, or differs from it, as a file. It publishes nothing. */
export async function takeDocuments(root: string, project: string | undefined, isDryRun: boolean) {
  const { entries, localEntries } = await readContent(root)
  const target = await openTarget(project)
  const { changes, unnameable, unlisted } = await compareDocuments(target, project ? entries : localEntries)
  const taken = changes.filter(({ stored }) => stored)
  const folder = newFolder()
  for (const change of taken) {
    const file = fileOf(change)
    log(`  ${file}`)
    if (isDryRun) continue
    const replaced = readIfThere(join(root, file))
    if (replaced !== null) writeAtomically(join(root, folder, file), replaced)
    writeAtomically(join(root, file), fileText(root, change))
  }
  for (const line of unlisted) log(`  ${line}`)
  for (const path of unnameable) log(`  Left out, because its id cannot be the name of a file: ${path}`)
  if (isDryRun) return log(`${count(taken.length, 'file')} would be written from ${target.title}.`)
  log(`Written from ${target.title}: ${count(taken.length, 'file')}. Nothing was published.`)
  if (existsSync(join(root, folder))) log(`The files that they replace are in ${folder}.`)
  if (taken.length > 0)
    log('Look at them with git status and git diff. git restore brings back a file that you do not want.')
  for (const mistake of (await readAllContent(root)).mistakes) log(mistake)
}

/** Keeps the documents that their files are about to replace or remove, as the files that they would be. */
export function keepReplaced(root: string, changes: Change[]) {
  const replaced = changes.filter(({ stored }) => stored)
  const folder = newFolder()
  for (const change of replaced) writeAtomically(join(root, folder, fileOf(change)), fileText(root, change))
  if (replaced.length > 0) log(`Copied ${count(replaced.length, 'document')} before replacing: ${folder}`)
}

const newFolder = () => join(REPLACED, new Date().toISOString().replaceAll(':', '-'))

const fileText = (root: string, change: Change) =>
  writeEntry(change.collection, change.stored?.fields ?? {}, readIfThere(join(root, fileOf(change))))

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
