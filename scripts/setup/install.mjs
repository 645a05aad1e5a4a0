import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../lib/jsonFile'
import { log, step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { explainKnownFailure, UserError } from '../lib/userError'
import { runChild } from './children.mjs'
import { inTurn } from './lock.mjs'
import { CALM, npmCommand } from './npm.mjs'

/** @typedef {{ name: string, title: string, folder: string, flags: string[] }} Package */

/** @type {Package} */
export const APP = { name: 'app', title: 'the app', folder: fromRoot(), flags: [] }

/**
 * firebase-tools works without its native optional parts and without install scripts; both cost minutes.
 * @type {Package}
 */
export const EMULATORS = {
  name: 'emulators',
  title: 'the emulators',
  folder: fromRoot('emulators'),
  flags: ['--omit=optional', '--ignore-scripts'],
}

/**
 * Only a deploy with --notifier needs it: firebase-tools loads the function to find out what triggers it.
 * @type {Package}
 */
export const FUNCTIONS = {
  name: 'functions',
  title: 'the notifier',
  folder: fromRoot('functions'),
  flags: ['--ignore-scripts'],
}

/** Installs what the lockfile says, unless exactly that is there already. @param {Package} target */
export async function install(target) {
  if (isInstalled(target)) return
  await inTurn(
    `install-${target.name}`,
    ({ title, pid }) => log(`Waiting for ${title} (process ${pid}), which is installing ${target.title}.`),
    async () => {
      if (!isInstalled(target)) await step(`Installing ${target.title}`, () => runInstall(target))
    },
  )
}

/** @param {Package} target */
async function runInstall({ name, title, folder, flags }) {
  rmSync(stampFile(name), { force: true })
  const [npm, ...before] = npmCommand()
  const { code, output } = await runChild(`npm ci (${name})`, npm, [...before, 'ci', ...flags, ...CALM], {
    cwd: folder,
    // npm hands its own settings down; those of the outer run must not choose the folder or what is omitted.
    env: { npm_config_local_prefix: undefined, npm_config_omit: undefined, NODE_ENV: undefined },
  })
  if (code !== 0) throw new UserError(explainKnownFailure(output) ?? unknownProblem(title, output))
  writeJson(stampFile(name), stampOf(folder))
}

/** @param {string} title @param {string} output */
function unknownProblem(title, output) {
  const first = output.split('\n').find((line) => /^npm error (?!code|errno|A complete log)/.test(line))
  const reason = first ? ` (${first.replace('npm error ', '').trim()})` : ''
  return `Installing ${title} failed${reason}: run the command again, or "npm ci" to see all that npm says.`
}

const stampFile = (/** @type {string} */ name) => inCache('installed', `${name}.json`)

/** What the installed folder depends on. @param {string} folder */
function stampOf(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return { lock, platform: process.platform, arch: process.arch, node: process.versions.modules }
}

/** @param {Package} target */
export function isInstalled({ name, folder }) {
  const isStamped = JSON.stringify(readJson(stampFile(name))) === JSON.stringify(stampOf(folder))
  return isStamped && isComplete(folder)
}

/** Whether everything is still there that npm put there; it writes its own list last. @param {string} folder */
export function isComplete(folder) {
  const list = readJson(join(folder, 'node_modules', '.package-lock.json'))
  if (!list?.packages) return false
  return Object.keys(list.packages).every((path) => existsSync(join(folder, path, 'package.json')))
}
