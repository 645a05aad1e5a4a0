import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { PublicCollection } from '../../src/data/collections/defineCollection.ts'
import { bodyOf, type Collection, collections, fieldsOf } from '../../src/data/collections/index.ts'
import { listFiles } from '../lib/listFiles.ts'
import { hasFlag, splitFrontMatter } from './frontMatter.ts'
import { parseYaml } from './yamlFile.ts'

type AnyDocument = { id: string }

/** The pages of lists in which the site shows no entry: all are drafts, samples, hidden, scheduled or over. */
export function findEmptyLists(folder: string, showsSamples: boolean): string[] {
  return collections.flatMap((collection) => {
    const { folder: name, listPage } = collection
    if (!listPage) return []
    const files = listFiles(join(folder, name)).filter((file) => file.endsWith('.md'))
    // Stops at the first one, because a large archive has thousands.
    const hasEntry = files.some((file) => {
      const source = readFileSync(join(folder, name, file), 'utf8')
      return isListed(collection, basename(file, '.md'), source, showsSamples)
    })
    return hasEntry ? [] : [listPage]
  })
}

function isListed(collection: Collection, id: string, source: string, showsSamples: boolean): boolean {
  const isSample = collection.leavesOutSamples && hasFlag(source, 'sample')
  if (hasFlag(source, 'draft') || (isSample && !showsSamples)) return false
  const document = readDocument(collection, id, source)
  // Its mistakes are reported with those of all files.
  if (!document) return true
  const { arrange }: Pick<PublicCollection<string, AnyDocument, unknown>, 'arrange'> = collection
  return arrange([document]).length > 0
}

/** As the site reads it, without checking it. */
function readDocument(collection: Collection, id: string, source: string): AnyDocument | null {
  const parts = splitFrontMatter(source)
  const { fields } = parseYaml(parts?.yaml ?? '', v.record(v.string(), v.unknown()))
  const stored = fieldsOf(collection).map(({ nameInFiles, storedName, info }) => {
    const value = fields[nameInFiles]
    return [storedName, info.kind === 'date' ? Date.parse(String(value)) : value]
  })
  const body = bodyOf(collection)
  if (body) stored.push([body.storedName, parts?.body])
  const { success, output } = v.safeParse(collection.schema, { ...Object.fromEntries(stored), id })
  return success ? output : null
}
