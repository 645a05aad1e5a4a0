import { chromium as playwrightChromium } from '@playwright/test'
import { step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { findProgram, readVersion } from '../lib/programs'
import { UserError } from '../lib/userError'
import { runChild } from './child'

/** The headless shell runs the tests a third faster. Debian has the first two packages, Ubuntu only the second. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const TIMEOUT = 240_000 // ms
const APT = ['-q', '-y', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=240']
const PLAYWRIGHT = fromRoot('node_modules', '@playwright', 'test', 'cli.js')

/** The path of a Chromium for the browser tests. Installs one if necessary. */
export async function chromium(): Promise<string> {
  const path = process.env.CHROMIUM_PATH || (await find()) || (await step('Installing Chromium', install))
  if (path) return path
  throw new UserError(
    'The browser tests need Chromium, which could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run the command again.',
  )
}

async function find(): Promise<string | null> {
  const programs = await Promise.all(PROGRAMS.map(findProgram))
  // On Ubuntu, a program with this name may only print how to install the real one.
  for (const path of [...programs, MAC_CHROME, playwrightChromium.executablePath()])
    if (path && (await readVersion(path))) return path
  return null
}

/** Success is judged by whether Chromium works afterwards. */
async function install(): Promise<string | null> {
  const attempts = [[process.execPath, PLAYWRIGHT, 'install', 'chromium']]
  if (process.getuid?.() === 0 && (await findProgram('apt-get'))) {
    attempts.push(
      ['apt-get', ...APT, 'update'],
      ...PROGRAMS.slice(0, 2).map((name) => ['apt-get', ...APT, 'install', name]),
      // If Playwright could download its Chromium, only system libraries are missing.
      [process.execPath, PLAYWRIGHT, 'install-deps', 'chromium'],
    )
  }
  for (const [command = '', ...args] of attempts) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runChild(command, args, { env, timeout: TIMEOUT })
    const found = await find()
    if (found) return found
  }
  return null
}
