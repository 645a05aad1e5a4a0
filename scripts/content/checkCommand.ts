import { collections } from '@/data/collections'
import { compareDocuments } from '../firestore/mirror'
import { openTarget, UnreachableError } from '../firestore/target'
import { annotate, requireFormat } from '../lib/annotations'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { parseOptions } from '../lib/parseOptions'
import { findStoredMistakes } from './checkStored'
import { findBrandMistakes } from './findMistakes'
import { readPracticeIds } from './practices'
import { type Entries, readContent } from './readContent'
import { describeSamples } from './samples'
import { serviceSlugs } from './services'
import { findUnusedPictures } from './unusedPictures'
import { describeUntranslated } from './words/untranslated'

/** `npm run content:check`: lists every mistake in files, and documents that the site cannot show properly. */
export async function main(args: string[]) {
  const options = parseOptions(args, { project: { type: 'string' }, format: { type: 'string' } })
  const { project } = options
  const format = requireFormat(options.format)
  const content = await readContent()
  const { entries, localEntries, mistakes, drafts } = content
  const found = [...findBrandMistakes(), ...mistakes]
  const inDrafts = drafts.mistakes.map((mistake) => `${mistake} (a draft)`)
  for (const message of [...found, ...inDrafts]) log(message)
  annotate(format, [
    ...found.map((message) => ['error', message] as const),
    ...inDrafts.map((message) => ['warning', message] as const),
  ])
  for (const { name, folder, label } of collections) {
    if (entries[name].length === 0)
      log(`content/${folder} has no files: the site shows no ${label.toLowerCase()}.`)
  }
  if (found.length === 0)
    for (const line of [...describeSamples(content), ...describeUntranslated()]) log(line)
  const unused = findUnusedPictures().map((path) => `public/${path}`)
  if (unused.length > 0) log(`Unused pictures, which the build leaves out: ${unused.join(', ')}.`)
  const documents = count(Object.values(entries).flat().length, 'entry', 'entries')
  log(`${count(serviceSlugs().length, 'service')}, ${documents}, ${countMistakes(found.length)}.`)
  if (drafts.files.length > 0) log(`${count(drafts.files.length, 'draft')}: ${drafts.files.join(', ')}.`)

  const stored = await checkStored(project, project ? entries : localEntries).catch((error) => {
    if (project || !(error instanceof UnreachableError)) throw error
    log('The local backend is not running, so only the files were checked.')
    return 0
  })
  return found.length + stored === 0 ? 0 : 1
}

async function checkStored(project: string | undefined, entries: Entries): Promise<number> {
  const target = await openTarget(project)
  const { changes, stored } = await compareDocuments(target, entries)
  let documents = 0
  let mistakes = 0
  for (const [collection, ofCollection] of stored) {
    const found = findStoredMistakes(collection, ofCollection, readPracticeIds())
    for (const { id, message } of found) log(`${collection.name}/${id}: ${message}`)
    documents += ofCollection.size
    mistakes += found.length
  }
  log(`${count(documents, 'document')} in ${target.title}, ${countMistakes(mistakes)}.`)
  if (changes.length > 0)
    log(`Documents that differ from their files: ${changes.length}. See npm run publish.`)
  return mistakes
}

const countMistakes = (mistakes: number) => (mistakes ? count(mistakes, 'mistake') : 'no mistakes')
