import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { findLegalPlaceholders } from '../brand/samples'
import type { Environment } from '../build/environment'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'
import { readFiles } from './manifest'

const MAX_LISTED_FILES = 5

export function requireConfiguration(
  project: string,
  { backend }: Environment,
  variables: Record<string, string | undefined>,
) {
  if (backend.kind === 'local') {
    throw new UserError(
      'No VITE_FIREBASE variable is set, so this would be a local build. Copy .env.example to .env and fill in the four values, or set them in the shell.',
    )
  }
  if (backend.projectId !== project) {
    throw new UserError(
      `--project is ${project}, but VITE_FIREBASE_PROJECT_ID is ${backend.projectId}. The site would be hosted in one project and read from another. Correct one of them.`,
    )
  }
  if (!variables.VITE_SITE_URL?.trim()) {
    throw new UserError(
      'VITE_SITE_URL is not set, so search engines and link previews would get a sample address. Set it to yours, such as https://www.example.com.',
    )
  }
}

/** `--allow-samples` deploys a site whose legal names are still placeholders, for example to show it to its owner. */
export function requireLegalNames(
  { preview, allowsSamples }: { preview: string | undefined; allowsSamples: boolean },
  placeholders = findLegalPlaceholders(),
) {
  if (preview !== undefined || allowsSamples || placeholders.length === 0) return
  throw new UserError(
    [...placeholders, 'Nothing was deployed. To deploy them as they are, pass --allow-samples.'].join('\n'),
  )
}

/** Requires that a commit holds everything that is deployed, and returns it. */
export async function requireCommitted(folder = fromRoot()): Promise<string> {
  const git = async (...args: string[]) => (await execa('git', args, { cwd: folder })).stdout
  const commit = await git('rev-parse', '--short', 'HEAD').catch(() => {
    throw new UserError(
      'This folder is not a git repository with a commit. A deploy needs one, so that you can go back to it.',
    )
  })
  const changed = (await git('status', '--porcelain')).split('\n').filter(Boolean)
  if (changed.length > 0) {
    const names = changed.slice(0, MAX_LISTED_FILES).map((line) => line.slice('XY '.length))
    const rest = changed.length > names.length ? ` and ${changed.length - names.length} more` : ''
    throw new UserError(
      `Some changes are not committed (${names.join(', ')}${rest}). Commit or stash them, then deploy.`,
    )
  }
  return commit
}

/** Checks the files themselves, independently of the configuration. */
export async function requireLiveBuild(folder: string, project: string) {
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  if (/127\.0\.0\.1:|connectFirestoreEmulator|["'`]demo-/.test(code)) {
    throw new UserError('The build contains addresses of the local backend.')
  }
  if (!code.includes(project)) {
    throw new UserError(`The build was made for another project than ${project}.`)
  }
}

/** What is uploaded is what was checked: something may have changed while the question was open. */
export function requireSame(name: string, checked: string, now: string) {
  if (checked === now) return
  throw new UserError(`${name} has changed since it was checked. Run the deploy again.`)
}

/** The same for the built files. */
export async function requireUnchanged(folder: string, built: Record<string, string> = {}) {
  const now = await readFiles(folder)
  const paths = [...new Set([...Object.keys(built), ...Object.keys(now)])]
  const changed = paths.filter((path) => built[path] !== now[path])
  if (changed.length === 0) return
  throw new UserError(
    `The built site has changed since it was checked (${changed.slice(0, MAX_LISTED_FILES).join(', ')}), so it was not uploaded. Run the deploy again.`,
  )
}
