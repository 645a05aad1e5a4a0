import { rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { step } from '../lib/log'
import { inCache } from '../lib/paths'
import { explainKnownFailure } from '../lib/userError'
import { runChild } from './children.mjs'
import { CALM, npmCommand } from './npm.mjs'
import { findProgram, isProgram, versionOf } from './programs.mjs'

export const HIDANE_VERSION = '0.6.0'

/** Where npm does not have it, the answer comes at once; where npm is not reachable, nobody should wait. */
const LOOKUP_LIMIT = 8_000 // ms
const DOWNLOAD_LIMIT = 120_000 // ms
/** What cargo compiles for this version, to tell how far it is. */
const CRATES = 138

const built = () => inCache('hidane', 'bin', 'hidane')
const downloaded = () => inCache('hidane-npm', 'node_modules', '.bin', 'hidane')

/** On the PATH, unless it is older than the one that was tested. */
export async function hidaneOnPath() {
  const path = findProgram('hidane')
  return path && (await isRecent(path)) ? path : null
}

/** The copy that was built or downloaded before. */
export async function hidaneInCache() {
  for (const path of [built(), downloaded()]) {
    if (isProgram(path) && (await isRecent(path))) return path
  }
  return null
}

/** From npm, where npm has it. */
export async function hidaneFromNpm() {
  const [npm, ...before] = npmCommand()
  const name = `hidane@${HIDANE_VERSION}`
  const view = [...before, 'view', name, 'version', ...CALM, '--fetch-retries=0']
  const found = await runChild('npm view', npm, view, { limit: LOOKUP_LIMIT }).catch(() => null)
  if (found?.code !== 0 || !found.output.includes(HIDANE_VERSION)) return null
  return step('Fetching hidane from npm', async () => {
    const install = [...before, 'install', '--prefix', inCache('hidane-npm'), '--no-save', name, ...CALM]
    await runChild('npm install hidane', npm, install, { limit: DOWNLOAD_LIMIT }).catch(() => null)
    return isProgram(downloaded()) && (await isRecent(downloaded())) ? downloaded() : null
  })
}

export function findCargo() {
  const usual = join(homedir(), '.cargo', 'bin', 'cargo')
  return findProgram('cargo') ?? (isProgram(usual) ? usual : null)
}

/**
 * Compiles it. Debug, because that takes half as long and serves just as well.
 * @param {string} cargo
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export function buildHidane(cargo) {
  const args = [
    'install',
    'hidane',
    '--locked',
    '--debug',
    '--version',
    HIDANE_VERSION,
    '--root',
    inCache('hidane'),
  ]
  const target = inCache('hidane-build')
  return step('Building hidane, the Firestore emulator (once)', async (detail) => {
    let compiled = 0
    const { code, output } = await runChild('cargo install hidane', cargo, args, {
      // Kept until it succeeds, so that a build that was cut off goes on where it was.
      env: { CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_DEBUG: '0', CARGO_TERM_COLOR: 'never' },
      onLine: (line) => {
        if (/^\s*Compiling /.test(line)) compiled += 1
        if (compiled > 0) detail(`${Math.min(99, Math.round((compiled / CRATES) * 100))} %`)
      },
    })
    if (code === 0 && (await isRecent(built()))) {
      rmSync(target, { recursive: true, force: true })
      return { path: built() }
    }
    const error = output.split('\n').find((line) => line.startsWith('error'))
    return {
      reason:
        explainKnownFailure(output) ?? `Building hidane failed (${error ?? `cargo ended with ${code}`}).`,
    }
  })
}

/** @param {string} path */
async function isRecent(path) {
  const version = await versionOf(path)
  return version !== null && isAtLeast(/(\d+\.\d+\.\d+)/.exec(version)?.[1] ?? '0.0.0', HIDANE_VERSION)
}

/** @param {string} version @param {string} wanted */
export function isAtLeast(version, wanted) {
  const [have, want] = [version, wanted].map((text) => text.split('.').map(Number))
  for (const [index, number] of (want ?? []).entries()) {
    const other = have?.[index] ?? 0
    if (other !== number) return other > number
  }
  return true
}
