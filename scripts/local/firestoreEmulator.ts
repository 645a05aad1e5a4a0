import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { log, step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { findProgram, isProgram, readVersion } from '../lib/programs'
import { explainKnownFailure, UserError } from '../lib/userError'
import { type Ended, runChild } from '../processes/child'

export type FirestoreEmulator = { kind: 'hidane'; path: string } | { kind: 'java' }

const PIN = fromRoot('tools', 'hidane')
const LOCKFILE = readFileSync(join(PIN, 'Cargo.lock'), 'utf8')
const HIDANE_VERSION = /name = "hidane"\nversion = "([^"]+)"/.exec(LOCKFILE)?.[1] ?? ''
/** How many crates cargo compiles for this version. Used to show the progress. */
const CRATES = 138
/** The official emulator needs it. */
const OLDEST_JAVA = 21

const BUILT_HIDANE = inCache('hidane', 'bin', 'hidane')

const NOTHING_FOUND = `The local database needs one of these. Install one and run the command again:
  - Rust 1.88 or newer, from https://rustup.rs: the emulator hidane is then built here once, in about two minutes
  - hidane ${HIDANE_VERSION} or newer on the PATH, from https://hidane.dev
  - Java ${OLDEST_JAVA} or newer, from https://adoptium.net: the official emulator is then used`

/** Uses hidane if it is installed or can be built, and otherwise the official emulator, which needs Java. */
export async function firestoreEmulator(): Promise<FirestoreEmulator> {
  const installed = await findHidane()
  if (installed) return installed
  const problem = await buildHidane()
  if (!problem) return { kind: 'hidane', path: BUILT_HIDANE }
  const java = findProgram('java')
  if (!java || javaMajor((await readVersion(java, '-version')) ?? '') < OLDEST_JAVA)
    throw new UserError(problem)
  log('Firestore emulator: the official one, on Java')
  return { kind: 'java' }
}

/** The emulator that is already installed or built, or null. */
export async function findHidane() {
  for (const path of [findProgram('hidane'), BUILT_HIDANE]) {
    if (path && isAtLeast((await readVersion(path)) ?? '', HIDANE_VERSION))
      return { kind: 'hidane', path } as const
  }
  return null
}

/** Returns a message if it fails. */
async function buildHidane(): Promise<string | null> {
  const rustupCargo = join(homedir(), '.cargo', 'bin', 'cargo')
  const cargo = findProgram('cargo') ?? (isProgram(rustupCargo) ? rustupCargo : null)
  if (!cargo) return NOTHING_FOUND
  return step('Building hidane, the Firestore emulator (only the first time)', async (setDetail) => {
    // `install` does not know our checksums. It builds what `fetch` has compared with them.
    const fetched = await runChild('cargo', cargo, ['fetch', '--locked'], { cwd: PIN })
    if (fetched.code !== 0) return explainCargo(fetched)
    let compiled = 0
    // A debug build takes half the time, and its speed is sufficient.
    const options = ['--locked', '--debug', '--version', HIDANE_VERSION, '--root', inCache('hidane')]
    const built = await runChild('cargo', cargo, ['install', 'hidane', ...options], {
      env: { CARGO_PROFILE_DEV_DEBUG: '0', CARGO_TERM_COLOR: 'never' },
      onLine: (line) => {
        if (/^\s*Compiling /.test(line)) compiled += 1
        if (compiled > 0) setDetail(`${Math.min(99, Math.round((compiled / CRATES) * 100))} %`)
      },
    })
    return built.code === 0 ? null : explainCargo(built)
  })
}

function explainCargo({ code, output }: Ended): string {
  const error = output.split('\n').find((line) => line.startsWith('error')) ?? `cargo exited with ${code}`
  return explainKnownFailure(output) ?? `Building hidane failed: ${error}`
}

export function isAtLeast(version: string, minimum: string): boolean {
  const [actual, wanted] = [version, minimum].map((text) => /\d+\.\d+\.\d+/.exec(text)?.[0] ?? '0.0.0')
  return String(actual).localeCompare(String(wanted), 'en', { numeric: true }) >= 0
}

/** `versionText` is what `java -version` prints. Up to Java 8, versions start with "1.". */
export function javaMajor(versionText: string): number {
  return Number(/version "(?:1\.)?(\d+)/.exec(versionText)?.[1] ?? 0)
}
