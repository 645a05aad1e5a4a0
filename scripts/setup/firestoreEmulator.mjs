import { log } from '../lib/log'
import { UserError } from '../lib/userError'
import {
  buildHidane,
  findCargo,
  HIDANE_VERSION,
  hidaneFromNpm,
  hidaneInCache,
  hidaneOnPath,
} from './hidane.mjs'
import { inTurn } from './lock.mjs'
import { findProgram, versionOf } from './programs.mjs'

/** The official emulator asks for this one. */
const OLDEST_JAVA = 21

/** @typedef {{ kind: 'hidane', path: string } | { kind: 'java' }} FirestoreEmulator */

/**
 * The first Firestore emulator that this machine has, can fetch or can build; says which it took.
 * @returns {Promise<FirestoreEmulator>}
 */
export async function firestoreEmulator() {
  const found = (await hidaneThatIsThere()) ?? (await inTurn('install-hidane', sayWho, obtain))
  log(`Firestore emulator: ${found.words}`)
  return found.emulator
}

const sayWho = (/** @type {{ title: string, pid: number }} */ { title, pid }) =>
  log(`Waiting for ${title} (process ${pid}), which is getting the Firestore emulator.`)

async function hidaneThatIsThere() {
  const onPath = await hidaneOnPath()
  if (onPath) return hidane(onPath, `hidane on the PATH (${onPath})`)
  const cached = await hidaneInCache()
  return cached ? hidane(cached, 'hidane, the copy got before (.cache)') : null
}

async function obtain() {
  const there = await hidaneThatIsThere()
  if (there) return there
  const fromNpm = await hidaneFromNpm()
  if (fromNpm) return hidane(fromNpm, 'hidane, fetched from npm')

  const cargo = findCargo()
  const build = cargo ? await buildHidane(cargo) : null
  if (build && 'path' in build) return hidane(build.path, 'hidane, built with cargo')

  const java = await newEnoughJava()
  if (java) {
    return { emulator: /** @type {const} */ ({ kind: 'java' }), words: `the official one, with Java ${java}` }
  }
  throw new UserError(build ? build.reason : NOTHING_FOUND)
}

/** @param {string} path @param {string} words */
const hidane = (path, words) => ({ emulator: /** @type {const} */ ({ kind: 'hidane', path }), words })

/** @returns {Promise<number | null>} its major version */
async function newEnoughJava() {
  const path = findProgram('java')
  const major = path ? javaMajor((await versionOf(path, '-version')) ?? '') : 0
  return major >= OLDEST_JAVA ? major : null
}

/** @param {string} words what `java -version` prints */
export function javaMajor(words) {
  const version = /version "(\d+)(?:\.(\d+))?/.exec(words)
  // Up to Java 8 the version began with 1.
  return Number(version?.[1] === '1' ? version[2] : (version?.[1] ?? 0))
}

const NOTHING_FOUND = `No Firestore emulator was found, and none can be built here. Install one of these and run the command again:
  - hidane ${HIDANE_VERSION}: a small program, from https://hidane.dev
  - Rust 1.88 or newer, from https://rustup.rs: hidane is then built here, which takes about two minutes, once
  - Java ${OLDEST_JAVA} or newer, from https://adoptium.net: the official emulator is then used`
