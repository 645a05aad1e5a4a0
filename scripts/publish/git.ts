import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { count } from '../lib/count'
import { reasonOf, UserError } from '../lib/userError'

/** What a publish commits. Code is left to its developer. */
const OWNED = /^(content|public)\//
const MAX_NAMED = 2

/** On a new computer. */
const NO_NAME = `git does not know your name, which it notes with every change. Run these once, with yours, and publish again:
  git config --global user.name "Your Name"
  git config --global user.email you@example.com`

type Repository = { commit: string; uncommitted: string[] }

/** Null if the folder is not in a git repository, or if that has no commit yet. */
export async function readRepository(root: string): Promise<Repository | null> {
  const commit = await git(root, 'rev-parse', '--short', 'HEAD').catch(() => null)
  const changed = commit && (await changedSince(root, 'HEAD'))
  if (!changed) return null
  return { commit, uncommitted: changed.filter((file) => !file.startsWith('.local/')) }
}

export const isOwned = (file: string) => OWNED.test(file)

/** The files that differ from a commit, or null if the repository does not have it. */
export async function changedSince(root: string, commit: string): Promise<string[] | null> {
  try {
    const lists = await Promise.all([
      git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit),
      git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
    ])
    return lists.flatMap((list) => list.split('\0').filter(Boolean)).toSorted()
  } catch {
    return null
  }
}

/** Stops unless this folder has the commit that is live: someone else may have published from another one. */
export async function requireLiveCommit(root: string, live: string) {
  const isKnown = await git(root, 'merge-base', '--is-ancestor', live, 'HEAD').then(
    () => true,
    () => false,
  )
  if (isKnown) return
  throw new UserError(
    `Commit ${live} is live, but this folder does not have it: publishing would take it back. Run git pull --no-rebase (in a shallow copy: git fetch --unshallow) or git merge ${live}, and publish again. If git does not find it, run git push on the computer that published it.`,
  )
}

/** Whether the repository online lacks commits of this folder. False if the folder follows none. */
export const isAhead = async (root: string) =>
  Number(await git(root, 'rev-list', '--count', '@{upstream}..HEAD').catch(() => 0)) > 0

/** 'Update articles/one, site and 3 more files' */
export function proposeMessage(files: string[]): string {
  const names = files.map((file) => file.replace(/^content\//, '').replace(/\.(md|yaml)$/, ''))
  const rest = names.length - MAX_NAMED
  const named = names.slice(0, MAX_NAMED)
  return `Update ${rest > 0 ? `${named.join(', ')} and ${count(rest, 'more file')}` : named.join(' and ')}`
}

/** The message that an owner chooses at the question “Commit as …?”. Null for no commit. */
export function chooseMessage(answer: string, proposed: string): string | null {
  if (/^no?$/i.test(answer)) return null
  return /^(?:y(?:es)?)?$/i.test(answer) ? proposed : answer
}

export async function commitFiles(root: string, files: string[], message: string) {
  try {
    // The commit itself includes deleted files.
    await git(root, 'add', '--', ...files.filter((file) => existsSync(join(root, file))))
    await git(root, 'commit', '--message', message, '--', ...files)
  } catch (error) {
    // The message of git can be in any language.
    await git(root, 'var', 'GIT_COMMITTER_IDENT').catch(() => {
      throw new UserError(NO_NAME)
    })
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new UserError(`git could not commit: ${output.trim() || reasonOf(error)}`)
  }
}

/**
 * What each file has contained since a commit, each text once, and null for a commit without the file. Two lists name the
 * versions, and a third process reads them: a process for each would take minutes in a large archive.
 */
export async function readVersions(root: string, commit: string, files: string[]) {
  const [before, later] = await Promise.all([
    git(root, 'ls-tree', '-r', '-z', commit, '--', 'content'),
    // With -m, a merge is compared with each of its parents, so that the versions of a branch count, too.
    git(
      root,
      ...['log', '--format=', '--raw', '-m', '-z', '--no-abbrev', '--no-renames', '--relative'],
      ...[`${commit}..HEAD`, '--', 'content'],
    ),
  ])
  const blobs = new Map(files.map((file) => [file, new Set<string | null>()]))
  const note = (file: string, blob: string) => blobs.get(file)?.add(/^0+$/.test(blob) ? null : blob)
  for (const [, blob = '', file = ''] of before.matchAll(/ blob ([\da-f]+)\t([^\0]+)/g)) note(file, blob)
  for (const file of blobs.values()) if (file.size === 0) file.add(null)
  for (const [, from = '', to = '', file = ''] of later.matchAll(/([\da-f]+) ([\da-f]+) [A-Z]\0([^\0]+)/g)) {
    note(file, from)
    note(file, to)
  }
  const texts = await readBlobs(
    root,
    [...blobs.values()].flatMap((all) => [...all]).filter((blob) => blob !== null),
  )
  const textOf = (blob: string | null) => (blob === null ? null : (texts.get(blob) ?? null))
  return new Map([...blobs].map(([file, all]) => [file, [...all].map(textOf)]))
}

/** Git writes a line with the number of bytes, the bytes, and a line break, one text after the other. */
async function readBlobs(cwd: string, blobs: string[]): Promise<Map<string, string>> {
  const options = { cwd, input: `${blobs.join('\n')}\n`, encoding: 'buffer', maxBuffer: 1e9 } as const
  const { stdout } = await execa('git', ['cat-file', '--batch=%(objectsize)'], options)
  const output = Buffer.from(stdout)
  const texts = new Map<string, string>()
  let at = 0
  for (const blob of blobs) {
    const begin = output.indexOf('\n', at) + 1
    const end = begin + Number(output.subarray(at, begin).toString())
    texts.set(blob, output.subarray(begin, end).toString())
    at = end + 1
  }
  return texts
}

/** A file as the last commit has it, with the line ends of this computer. Null if it is not in that. */
export async function readCommitted(cwd: string, file: string): Promise<Buffer | null> {
  const options = { cwd, encoding: 'buffer', stripFinalNewline: false, reject: false } as const
  const { failed, stdout } = await execa('git', ['cat-file', '--filters', `HEAD:./${file}`], options)
  return failed ? null : Buffer.from(stdout)
}

export async function git(cwd: string, ...args: string[]): Promise<string> {
  return (await execa('git', args, { cwd })).stdout
}
