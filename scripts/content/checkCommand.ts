import { collections } from '@/data/collections'
import { compareDocuments } from '../firestore/mirror'
import { openTarget } from '../firestore/target'
import { annotate, requireAnnotationFormat } from '../lib/annotations'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { parseOptions } from '../lib/parseOptions'
import { findBrandMistakes } from './findMistakes'
import { describeHiddenLists } from './hiddenLists'
import { type Entries, readContent } from './readContent'
import { describeSamples } from './samples'
import { serviceSlugs } from './services'
import { findToDos } from './toDos'
import { findUnusedPictures } from './unusedPictures'
import { describeUntranslated } from './words/untranslated'

/** `npm run content:check`: lists every mistake in files, and the documents of a project that differ from them. */
export async function main(args: string[]) {
  const options = parseOptions(args, { project: { type: 'string' }, format: { type: 'string' } })
  const { project } = options
  const format = requireAnnotationFormat(options.format)
  const content = await readContent()
  const { entries, mistakes, drafts } = content
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
    for (const line of [
      ...describeHiddenLists(entries),
      ...describeSamples(content),
      ...describeUntranslated(),
    ])
      log(line)
  const toDos = findToDos()
  if (toDos.length > 0) log(['Still to do:', ...toDos.map((one) => `  ${one}`)].join('\n'))
  const unused = findUnusedPictures().map((path) => `public/${path}`)
  if (unused.length > 0) log(`Unused pictures, which the build leaves out: ${unused.join(', ')}.`)
  const documents = count(Object.values(entries).flat().length, 'entry', 'entries')
  log(
    `${count(serviceSlugs().length, 'service')}, ${documents}, ${found.length ? count(found.length, 'mistake') : 'no mistakes'}.`,
  )
  if (drafts.files.length > 0) log(`${count(drafts.files.length, 'draft')}: ${drafts.files.join(', ')}.`)
  if (project) await listDifferences(project, entries)
  return found.length === 0 ? 0 : 1
}

/** Documents from the console or another program. `publish -- --take` turns them into files, which are checked like the others. */
async function listDifferences(project: string, entries: Entries) {
  const target = await openTarget(project)
  const { changes, unlisted, unnameable } = await compareDocuments(target, entries)
  for (const { collection, id } of changes) log(`${collection.name}/${id} is not as in its file.`)
  for (const line of unlisted) log(line)
  for (const path of unnameable) log(`No file can describe ${path}: its id cannot be the name of one.`)
  log(`Documents in ${target.title} that differ from their files: ${changes.length}. See npm run publish.`)
}
