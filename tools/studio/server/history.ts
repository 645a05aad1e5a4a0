import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { editableFile, isEditable, isPicture, Refused } from './contentPaths'
import { inTurn, keep, readText } from './files'

const run = promisify(execFile)
const MAX_OUTPUT = 20_000_000 // bytes

export type Change = { path: string; kind: 'new' | 'changed' | 'deleted'; difference: string }

/** What differs from the last commit, for the files that the studio edits. */
export async function listChanges(root: string): Promise<Change[]> {
  const options = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames']
  const status = await git(root, 'status', ...options, '--', 'content', 'public')
  // git names the files from the top of the repository, which may be a folder above this one.
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim()
  const files = status
    .split('\0')
    .filter(Boolean)
    .map((line) => ({ code: line.slice(0, 2), path: line.slice('XY '.length + prefix.length) }))
  return Promise.all(
    files
      .filter(({ path }) => isEditable(path) || isPicture(path) || path.startsWith('content/film/'))
      .map(async ({ code, path }) => {
        const kind = code === '??' || code.includes('A') ? 'new' : code.includes('D') ? 'deleted' : 'changed'
        const difference =
          kind === 'changed' && isEditable(path)
            ? await git(root, 'diff', 'HEAD', '--no-color', '--word-diff=plain', '--unified=0', '--', path)
            : ''
        const lines = difference.split('\n').filter((line) => !/^(diff|index|---|\+\+\+|@@)/.test(line))
        return { path, kind, difference: lines.join('\n').trim() }
      }),
  )
}

/** Brings a file back as it was committed. What it replaces is kept. */
export async function restoreFile(root: string, keptIn: string, path: string) {
  const file = editableFile(root, path)
  const committed = await git(root, 'show', `HEAD:./${path}`).catch(() => {
    throw new Refused(404, `${path} is not in the last commit. Delete the entry instead.`)
  })
  await inTurn(async () => {
    const current = await readText(file)
    if (current !== null) await keep(keptIn, path, current)
    writeWhole(file, committed)
  })
}

async function git(root: string, ...args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: MAX_OUTPUT }
  try {
    return (await run('git', args, options)).stdout
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/not a git repository|ENOENT/.test(message))
      throw new Refused(422, 'This folder has no git history, so there is nothing to compare with.')
    throw error
  }
}
