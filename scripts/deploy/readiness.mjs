import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'

/** @import { Environment } from '../build/environment.mjs' */

const SHOWN_FILES = 5

/**
 * Whether the configuration makes the site of that project.
 * @param {string} project
 * @param {Environment} environment
 * @param {Record<string, string | undefined>} variables
 */
export function requireConfiguration(project, { backend }, variables) {
  if (backend.kind === 'local') {
    throw new UserError(
      'None of the VITE_FIREBASE variables is set, so this would be a local build: copy .env.example to .env and fill in the four, or set them in the shell.',
    )
  }
  if (backend.projectId !== project) {
    throw new UserError(
      `--project says ${project}, but VITE_FIREBASE_PROJECT_ID says ${backend.projectId}: the site would talk to one and stand at the other. Correct one of them.`,
    )
  }
  if (!variables.VITE_SITE_URL?.trim()) {
    throw new UserError(
      'VITE_SITE_URL is not set: search engines and link previews would be sent to a sample address. Name your own, such as https://www.example.com.',
    )
  }
}

/**
 * What is deployed has to be what a commit says, or nobody can ever go back to it.
 * @param {string} [folder]
 * @returns {Promise<string>} the commit
 */
export async function requireCommitted(folder = fromRoot()) {
  const git = async (/** @type {string[]} */ ...args) =>
    (await promisify(execFile)('git', args, { cwd: folder })).stdout.trimEnd()
  const commit = await git('rev-parse', '--short', 'HEAD').catch(() => {
    throw new UserError(
      'This folder is no git repository with a commit: a deploy has to be one that can be found again.',
    )
  })
  const changed = (await git('status', '--porcelain')).split('\n').filter(Boolean)
  if (changed.length > 0) {
    const names = changed.slice(0, SHOWN_FILES).map((line) => line.slice(3))
    const more = changed.length > SHOWN_FILES ? ` and ${changed.length - SHOWN_FILES} more` : ''
    throw new UserError(
      `Not everything is committed (${names.join(', ')}${more}): commit it or put it away, then deploy.`,
    )
  }
  return commit
}

/**
 * Looks at the files themselves, whatever was meant to be built.
 * @param {string} folder
 * @param {string} project
 */
export async function requireLiveBuild(folder, project) {
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const trace = ['127.0.0.1:', 'connectFirestoreEmulator'].find((text) => code.includes(text))
  if (trace || /["'`]demo-/.test(code)) {
    throw new UserError(
      'The build holds addresses of the local backend: it must not go out. Nothing was deployed.',
    )
  }
  if (!code.includes(project)) {
    throw new UserError(
      `The build does not name ${project}: it was made for something else. Nothing was deployed.`,
    )
  }
}
