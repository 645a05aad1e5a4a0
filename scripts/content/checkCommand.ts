import { collections } from '@/data/collections'
import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { findStoredMistakes } from './checkStored'
import { formatMistake, readContent } from './readContent'
import { readCollection, UnreachableError } from './store'
import { openTarget, type Target } from './target'

/** `npm run content:check`: lists every mistake in the files, and documents that the site cannot show properly. */
export async function main(args: string[]) {
  const { project } = parseOptions(args, { project: { type: 'string' } })
  const fileMistakes = await checkFiles()
  const target = await openTarget(project)
  const storedMistakes = await checkStored(target).catch((error) => {
    if (project || !(error instanceof UnreachableError)) throw error
    log('The local backend is not running, so only the files were checked.')
    return 0
  })
  return fileMistakes + storedMistakes === 0 ? 0 : 1
}

async function checkFiles(): Promise<number> {
  const { entries, mistakes } = await readContent()
  for (const mistake of mistakes) log(formatMistake(mistake))
  for (const { name, folder } of collections) {
    if (entries[name].length === 0) log(`content/${folder}: no files, so the collection ${name} is empty.`)
  }
  log(`${Object.values(entries).flat().length} files, ${countMistakes(mistakes.length)}.`)
  return mistakes.length
}

async function checkStored(target: Target): Promise<number> {
  let documents = 0
  let mistakes = 0
  for (const collection of collections) {
    const stored = await readCollection(target, collection.name)
    const found = findStoredMistakes(collection, stored)
    for (const { id, message } of found) log(`${collection.name}/${id}: ${message}`)
    documents += stored.size
    mistakes += found.length
  }
  log(`${documents} documents in ${target.title}, ${countMistakes(mistakes)}.`)
  return mistakes
}

const countMistakes = (count: number) => `${count || 'no'} ${count === 1 ? 'mistake' : 'mistakes'}`
