import { log } from '../lib/log'
import { parseOptions } from '../lib/options'
import { findStoredMistakes } from './checkStored.mjs'
import { readContent } from './readContent.mjs'
import { readCollection, UnreachableError } from './store'
import { openTarget } from './target'

/** `npm run content:check`: every mistake in the files, and documents that the site cannot show as they are. */
export async function main(/** @type {string[]} */ args) {
  const values = parseOptions(args, { project: { type: 'string' } })
  const { entries, mistakes } = await readContent()
  for (const { file, line, message } of mistakes) log(`${file}:${line}: ${message}`)
  const count = Object.values(entries).flat().length
  log(mistakes.length === 0 ? `${count} files, no mistakes.` : `${count} files, ${mistakes.length} mistakes.`)

  const target = await openTarget(values.project)
  const stored = await readCollection(target, 'blogs').catch((error) => {
    if (values.project || !(error instanceof UnreachableError)) throw error
    return null
  })
  if (!stored) {
    log('The local backend does not run, so only the files were checked.')
    return mistakes.length === 0 ? 0 : 1
  }
  const wrong = findStoredMistakes(stored)
  for (const { id, message } of wrong) log(`blogs/${id}: ${message}`)
  log(`${stored.size} articles in ${target.title}, ${wrong.length === 0 ? 'no' : wrong.length} mistakes.`)
  return mistakes.length + wrong.length === 0 ? 0 : 1
}
