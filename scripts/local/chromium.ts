import { chromium as playwrightChromium } from '@playwright/test'
import { fromRoot } from '../lib/folders'
import { step } from '../lib/log'
import { findProgram, readVersion } from '../lib/programs'
import { UserError } from '../lib/userError'
import { runChild } from './child'

/** Runs the tests a third faster, but has no back/forward cache. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Debian has packages of the shell and of the first of these, Ubuntu only of the latter. */
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const TIMEOUT = 240_000 // ms
const APT = ['-q', '-y', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=240']
const PLAYWRIGHT = fromRoot('node_modules', '@playwright', 'test', 'cli.js')

/** The path of a Chromium for the browser tests. Installs one if necessary. */
export const chromium = () => findOrInstall('CHROMIUM_PATH', [HEADLESS_SHELL, ...FULL])

/** The path of one that is not the headless shell. */
export const fullChromium = () => findOrInstall('FULL_CHROMIUM_PATH', FULL)

async function findOrInstall(variable: string, programs: string[]): Promise<string> {
  const path =
    process.env[variable] ||
    (await find(programs)) ||
    (await step('Installing Chromium', () => install(programs)))
  if (path) return path
  throw new UserError(
    `The browser tests need Chromium, which could not be installed. Install Chromium or Chrome, or set ${variable}, and run the command again.`,
  )
}

async function find(programs: string[]): Promise<string | null> {
  const found = await Promise.all(programs.map(findProgram))
  // On Ubuntu, a program with this name may only print how to install the real one.
  for (const path of [...found, MAC_CHROME, playwrightChromium.executablePath()])
    if (path && (await readVersion(path))) return path
  return null
}

/** Success is judged by whether Chromium works afterwards. */
async function install(programs: string[]): Promise<string | null> {
  const attempts = [[process.execPath, PLAYWRIGHT, 'install', 'chromium']]
  if (process.getuid?.() === 0 && (await findProgram('apt-get'))) {
    attempts.push(
      ['apt-get', ...APT, 'update'],
      ...programs.slice(0, 2).map((name) => ['apt-get', ...APT, 'install', name]),
      // If Playwright could download its Chromium, only system libraries are missing.
      [process.execPath, PLAYWRIGHT, 'install-deps', 'chromium'],
    )
  }
  for (const [command = '', ...args] of attempts) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runChild(command, args, { env, timeout: TIMEOUT })
    const found = await find(programs)
    if (found) return found
  }
  return null
}
