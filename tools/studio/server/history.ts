import { writeAtomically } from '../../../scripts/lib/atomicFile'
import { git, readCommitted } from '../../../scripts/publish/git'
import { isEditable, isPicture } from '../forms/contentPaths'
import { StudioError } from '../forms/studioError'
import { readText } from './files'
import { keepCopy, stampOf } from './kept'
import { editableFile } from './safeFiles'

export type Change = { path: string; kind: 'new' | 'changed' | 'deleted'; difference: string }

/** What differs from the last commit, for the files that the studio edits. */
export async function listChanges(root: string): Promise<Change[]> {
  const options = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames']
  const status = await git(root, 'status', ...options, '--', 'content', 'public').catch(() => {
    throw new StudioError(422, 'This folder has no git history, so there is nothing to compare with.')
  })
  // git names the files from the top of the repository, which may be a folder above this one.
  const prefix = await git(root, 'rev-parse', '--show-prefix')
  const files = status
    .split('\0')
    .filter(Boolean)
    .map((line) => ({ code: line.slice(0, 2), path: line.slice('XY '.length + prefix.length) }))
  return Promise.all(
    files
      .filter(({ path }) => isEditable(path) || isPicture(path) || path.startsWith('content/film/'))
      .map(async ({ code, path }) => {
        const kind = kindOf(code)
        return {
          path,
          kind,
          difference: kind === 'changed' && isEditable(path) ? await compare(root, path) : '',
        }
      }),
  )
}

const COMPARING = ['--no-ext-diff', '--no-color', '--word-diff=plain', '--unified=0']

/** Without the names of the file above the changes, and the numbers of the lines above each of them. */
async function compare(root: string, path: string): Promise<string> {
  const difference = await git(root, 'diff', 'HEAD', ...COMPARING, '--', path)
  const [, ...changes] = difference.split(/^@@ .* @@.*\n/m)
  return changes.join('').trim()
}

/** From the two letters of git, for the index and for the folder. */
function kindOf(code: string): Change['kind'] {
  if (code === '??' || code.includes('A')) return 'new'
  return code.includes('D') ? 'deleted' : 'changed'
}

/** Brings a file back as it was committed. What it replaces is kept. */
export async function restoreFile(root: string, keptIn: string, path: string) {
  const file = editableFile(root, path)
  const [current, committed] = [await readText(file), await readCommitted(root, path)]
  if (!committed) throw new StudioError(404, `${path} is not in the last commit. Delete the entry instead.`)
  if (current !== null) keepCopy(keptIn, { path, stamp: stampOf(new Date()), isDeleted: false }, current)
  // On a full disk, `git restore` would leave half of the file.
  writeAtomically(file, committed)
}
