import { execa } from 'execa'
import { contextOf } from '../content/context'
import { readEntry } from '../content/entry'
import { hasFlag } from '../content/frontMatter'
import { withoutMeasuredSizes } from '../content/writeEntry'
import { type Change, fileOf } from '../firestore/mirror'
import { isSame } from '../firestore/values'
import { git } from './git'

/**
 * The changes whose documents equal no version of their file since the live commit, so that they were edited outside git.
 * Versions after it count because documents can be published without pages, and a publish can be interrupted.
 */
export async function findConsoleEdits(root: string, live: string, changes: Change[]): Promise<Change[]> {
  const context = contextOf(root)
  const isFrom = ({ collection, stored }: Change, source: string | null) => {
    const sizeless = (fields: object) => withoutMeasuredSizes(collection, { ...fields })
    // No draft is published.
    const isPublished = source !== null && !hasFlag(source, 'draft')
    const inFile = isPublished ? sizeless(readEntry(collection, source, context).fields) : null
    return isSame(inFile, stored && sizeless(stored.fields))
  }
  let unexplained = changes
  for (const commit of [live, ...(await git(root, 'rev-list', `${live}..HEAD`)).split('\n')]) {
    if (!commit || unexplained.length === 0) continue
    const sources = await readFilesAt(root, commit, unexplained.map(fileOf))
    unexplained = unexplained.filter((change, index) => !isFrom(change, sources[index] ?? null))
  }
  return unexplained
}

/** The files as they are in a commit. Null stands for a file that it does not have. */
async function readFilesAt(cwd: string, commit: string, files: string[]): Promise<(string | null)[]> {
  const input = files.map((file) => `${commit}:./${file}`).join('\n')
  const options = { cwd, input, encoding: 'buffer', stripFinalNewline: false } as const
  const output = Buffer.from((await execa('git', ['cat-file', '--batch'], options)).stdout)
  let position = 0
  return files.map(() => {
    // '<object> blob <size>', the content and a line break; or '<name> missing'.
    const start = output.indexOf('\n', position) + 1
    const size = / blob (\d+)\n$/.exec(output.subarray(position, start).toString())?.[1]
    position = start + (size ? Number(size) + 1 : 0)
    return size ? output.subarray(start, start + Number(size)).toString() : null
  })
}
