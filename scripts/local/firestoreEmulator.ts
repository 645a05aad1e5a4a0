import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, inCache } from '../lib/folders'
import { log, step } from '../lib/log'
import { readVersion } from '../lib/programs'
import { UserError } from '../lib/userError'
import { type Ended, runChild } from './child'

const PIN = fromRoot('tools', 'hidane')
const LOCKFILE = readFileSync(join(PIN, 'Cargo.lock'), 'utf8')
const HIDANE_VERSION = /name = "hidane"\nversion = "([^"]+)"/.exec(LOCKFILE)?.[1] ?? ''
const BUILT_HIDANE = inCache('hidane', 'bin', 'hidane')

const NOTHING_FOUND = `The local database needs one of these. Install one and run the command again:
  - Rust 1.88 or newer, from https://rustup.rs: the emulator hidane is then built here once, in about two minutes
  - hidane ${HIDANE_VERSION} or newer on the PATH, from https://hidane.dev
  - Java 21 or newer, from https://adoptium.net: the official emulator is then used`

/**
 * The path of hidane if it is installed or can be built. Otherwise null: firebase-tools then starts the official emulator,
 * which needs Java.
 */
export async function firestoreEmulator(): Promise<string | null> {
  for (const path of ['hidane', BUILT_HIDANE]) {
    if (isAtLeast((await readVersion(path)) ?? '', HIDANE_VERSION)) return path
  }
  const problem = await buildHidane()
  if (!problem) return BUILT_HIDANE
  // firebase-tools itself names the version of Java that it needs.
  if (!(await readVersion('java', '-version'))) throw new UserError(problem)
  log('Firestore emulator: the official one, on Java')
  return null
}

/** Returns a message if it fails. */
async function buildHidane(): Promise<string | null> {
  const rustupCargo = join(homedir(), '.cargo', 'bin', 'cargo')
  const cargo = (await readVersion('cargo')) ? 'cargo' : rustupCargo
  if (!(await readVersion(cargo))) return NOTHING_FOUND
  return step('Building hidane, the Firestore emulator (two minutes, only the first time)', async () => {
    // `install` does not know our checksums. It builds what `fetch` has compared with them.
    const fetched = await runChild(cargo, ['fetch', '--locked'], { cwd: PIN })
    if (fetched.code !== 0) return explainCargo(fetched)
    // A debug build takes half the time, and its speed is sufficient.
    const options = ['--locked', '--debug', '--version', HIDANE_VERSION, '--root', inCache('hidane')]
    const built = await runChild(cargo, ['install', 'hidane', ...options], {
      env: { CARGO_PROFILE_DEV_DEBUG: '0', CARGO_TERM_COLOR: 'never' },
    })
    return built.code === 0 ? null : explainCargo(built)
  })
}

function explainCargo({ code, output }: Ended): string {
  const error = output.split('\n').find((line) => line.startsWith('error')) ?? `cargo exited with ${code}`
  return `Building hidane failed: ${error}`
}

function isAtLeast(version: string, minimum: string): boolean {
  const [actual, wanted] = [version, minimum].map((text) => /\d+\.\d+\.\d+/.exec(text)?.[0] ?? '0.0.0')
  return String(actual).localeCompare(String(wanted), 'en', { numeric: true }) >= 0
}
