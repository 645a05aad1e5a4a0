import { existsSync } from 'node:fs'
import { chromium as playwrightChromium } from '@playwright/test'
import { step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { findProgram, readVersion } from '../lib/programs'
import { UserError } from '../lib/userError'
import { runChild } from '../processes/child'
import { withLock } from '../processes/lock'

/** The headless shell runs the tests a third faster. */
const SHELL = 'chromium-headless-shell'
/** Debian has all of the packages, Ubuntu only the second. */
const PACKAGES = [SHELL, 'chromium']
const PROGRAMS = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const DOWNLOAD_TIMEOUT = 240_000 // ms
const APT_UPDATE = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', 'update']
const APT_INSTALL = ['-q', 'install', '-y', '--no-install-recommends']

/** The path of a Chromium for the browser tests. Installs one if necessary. */
export async function chromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen) {
    const found = isShellWanted() ? null : await find()
    return found ?? withLock('chromium', 'installing Chromium', findOrInstall)
  }
  if (await isWorking(chosen)) return chosen
  throw new UserError(`CHROMIUM_PATH is ${chosen}, which does not run. Correct or unset it.`)
}

/** CI installs the faster headless shell even if it has another Chromium. */
const isShellWanted = () => Boolean(process.env.CI) && canUseApt() && !findProgram(SHELL)

async function find(): Promise<string | null> {
  for (const path of [...PROGRAMS.map(findProgram), ...MAC_APPS, playwrightChromium.executablePath()]) {
    if (path && (await isWorking(path))) return path
  }
  return null
}

/** On Ubuntu, a program with this name may only print how to install the real one. */
const isWorking = async (path: string) => (await readVersion(path)) !== null

async function findOrInstall() {
  if (isShellWanted()) await step("Installing Chromium's headless shell", installShell)
  const installed =
    (await find()) ??
    (await step('Installing Chromium with Playwright', () => playwright('install'))) ??
    (await step('Installing Chromium with apt-get', installWithApt))
  if (installed) return installed
  throw new UserError(
    'The browser tests need Chromium, which could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and run the command again.',
  )
}

const canUseApt = () => process.getuid?.() === 0 && findProgram('apt-get') !== null

async function installWithApt() {
  if (!canUseApt()) return null
  await download('apt-get', APT_UPDATE)
  // If Playwright could download its Chromium, only system libraries are missing.
  if (existsSync(playwrightChromium.executablePath())) return playwright('install-deps')
  for (const name of PACKAGES) {
    await download('apt-get', [...APT_INSTALL, name])
    const installed = await find()
    if (installed) return installed
  }
  return null
}

async function installShell() {
  await download('apt-get', APT_UPDATE)
  await download('apt-get', [...APT_INSTALL, SHELL])
}

async function playwright(command: string) {
  await download(process.execPath, [
    fromRoot('node_modules', '@playwright', 'test', 'cli.js'),
    command,
    'chromium',
  ])
  return find()
}

/** Success is judged by whether Chromium works afterwards. */
async function download(command: string, args: string[]) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runChild('the installation of Chromium', command, args, { env, timeout: DOWNLOAD_TIMEOUT })
}
