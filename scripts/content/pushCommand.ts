import { confirm } from '../lib/confirm'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { UserError } from '../lib/userError'
import { comparePublished, fileOf, type Item, planPush, writeItems } from './documents'
import { readValidContent } from './readContent'
import { openTarget } from './target'

export const PUBLISH_OPTIONS = {
  project: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
} as const

/** `npm run content:push`: writes the files to Firestore. Documents that were edited there are skipped. */
export async function main(args: string[]) {
  const { project, yes, overwrite, ...options } = parseOptions(args, PUBLISH_OPTIONS)
  const documents = await planDocuments(project, { overwrite })
  if (options['dry-run']) return 0

  const { planned } = documents
  if (planned.length > 0 && !(await confirm(`Write ${count(planned.length, 'document')}?`, yes))) {
    log('Nothing was written.')
    return 1
  }
  await writeDocuments(documents)
  requireNothingSkipped(documents)
  return 0
}

type DocumentPlan = Awaited<ReturnType<typeof planDocuments>>

/** Compares the files with a project or the local backend, and prints what a push changes. */
export async function planDocuments(project: string | undefined, { overwrite = false } = {}) {
  const { entries, localEntries, drafts } = await readValidContent()
  const target = await openTarget(project)
  const items = await comparePublished(target, project ? entries : localEntries)
  const { planned, skipped, unmarked, foreign } = planPush(items, { overwrite })

  log(`To ${target.title}:`)
  for (const item of planned) log(`  ${describeChange(item)}`)
  for (const item of skipped) log(`  skipped   ${fileOf(item)} (${describeEdit(item)})`)
  if (planned.length + skipped.length === 0) log('  Nothing to write: no file changed since the last push.')
  if (foreign.length > 0)
    log(`  Documents without a file: ${foreign.length}. They stay; content:pull creates their files.`)
  for (const file of drafts.files)
    log(`  draft     ${file} (${project ? 'stays on this computer' : 'only on the local site'})`)
  return { target, planned, skipped, unmarked }
}

export async function writeDocuments({ target, planned, unmarked }: Omit<DocumentPlan, 'skipped'>) {
  await writeItems(target, [...planned, ...unmarked])
  if (planned.length > 0) log(`Written: ${planned.length}.`)
}

/** The last thing that a command does: skipped documents do not stop the others. */
export function requireNothingSkipped({ skipped }: Pick<DocumentPlan, 'skipped'>) {
  if (skipped.length === 0) return
  throw new UserError(
    `Skipped: ${skipped.length}. Run content:pull to copy what Firestore has into your files, or content:push with --overwrite to replace it with your files.`,
  )
}

function describeChange(item: Item): string {
  const { state, file, stored, fields } = item
  const shown = state === 'edited' ? (file ? 'overwrite' : 'removed') : state
  const details = file && stored ? ` (${fields.join(', ')})` : ''
  return `${shown.padEnd(9)} ${fileOf(item)}${details}`
}

/** Why a push must not write the file. */
export function describeEdit({ stored, file, fields, isFileChanged, isMarked }: Item): string {
  if (!stored) return 'deleted in Firestore since the last push'
  if (!file) return 'the file was deleted, but the document was edited since the last push'
  const names = fields.join(', ')
  if (!isMarked) return `Firestore has another document with this id, which no push has written: ${names}`
  return isFileChanged ? `edited in both, the file and Firestore: ${names}` : `edited in Firestore: ${names}`
}
