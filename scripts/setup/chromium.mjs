import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { log, step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'
import { runChild } from './children.mjs'
import { inTurn } from './lock.mjs'
import { findProgram, isProgram, versionOf } from './programs.mjs'

/** Without windows to draw, the first one goes through the tests in two thirds of the time of the others. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's packages, of which Ubuntu has only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const DOWNLOAD_LIMIT = 240_000 // ms

const MISSING =
  'No Chromium was found for the browser tests, and none could be installed: install Chromium or Chrome, ' +
  'or name one in CHROMIUM_PATH, and run the command again.'

/**
 * The Chromium for the browser tests: one that is there, else one that can be installed. Needs the app's packages.
 * @returns {Promise<string>}
 */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await works(named)) return named
    throw new UserError(`CHROMIUM_PATH names ${named}, which does not run: correct it or unset it.`)
  }
  return (await onThisMachine()) ?? (await inTurn('install-chromium', sayWho, obtain))
}

const sayWho = (/** @type {{ title: string, pid: number }} */ { title, pid }) =>
  log(`Waiting for ${title} (process ${pid}), which is getting Chromium.`)

async function onThisMachine() {
  const candidates = [...NAMES.map(findProgram), ...MAC_APPS, playwrightsOwn()]
  for (const path of candidates) {
    if (path && (await works(path))) return path
  }
  return null
}

async function obtain() {
  const there = await onThisMachine()
  if (there) return there
  await step('Fetching Chromium with Playwright', () => playwright('install', 'chromium'))
  const fetched = playwrightsOwn()
  if (fetched && (await works(fetched))) return fetched
  if (mayUsePackageManager()) await step('Installing Chromium with the package manager', installWithApt)
  const installed = await onThisMachine()
  if (installed) return installed
  throw new UserError(MISSING)
}

/** Ubuntu puts a program under this name that only says how to get the real one, so it has to answer. */
const works = async (/** @type {string} */ path) => isProgram(path) && (await versionOf(path)) !== null

/** Where Playwright keeps its Chromium, whether it is there or not. @returns {string | null} */
function playwrightsOwn() {
  try {
    const require = createRequire(fromRoot('package.json'))
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return null
  }
}

function mayUsePackageManager() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== null && isDebianLike(readOsRelease())
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} osRelease */
export function isDebianLike(osRelease) {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease)
}

async function installWithApt() {
  await apt('update')
  const fetched = playwrightsOwn()
  // Playwright's Chromium may be there and only lack the system's libraries.
  if (fetched && isProgram(fetched)) {
    await playwright('install-deps', 'chromium')
    return
  }
  for (const name of PACKAGES) {
    await apt('install', '-y', '--no-install-recommends', name)
    if (await onThisMachine()) return
  }
}

/** @param {string[]} args */
function apt(...args) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: DOWNLOAD_LIMIT }
  return runChild(`apt-get ${args[0]}`, 'apt-get', ['-q', ...args], options).catch(() => null)
}

/** @param {string[]} args */
function playwright(...args) {
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js')
  const options = { limit: DOWNLOAD_LIMIT }
  return runChild(`playwright ${args[0]}`, process.execPath, [cli, ...args], options).catch(() => null)
}
