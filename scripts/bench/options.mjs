import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseOptions } from '../lib/options'
import { UserError } from '../lib/userError'

/**
 * @typedef {'mobile' | 'desktop' | 'bytes' | 'visit' | 'memory'} Part
 * @typedef {{ name: string, folder: string, pairs: Map<string, string> }} Peer
 * @typedef {{ runs: number, routes: string[], parts: Part[], peers: Peer[], isWhole: boolean }} Options
 */

/** @type {readonly Part[]} */
const PARTS = ['bytes', 'mobile', 'desktop', 'visit', 'memory']

/** @param {string[]} args @returns {Options} */
export function readOptions(args) {
  const values = parseOptions(args, {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    peer: { type: 'string', multiple: true, default: [] },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs takes a whole number from 1.')
  const parts = list(values.only).map(readPart)
  const routes = list(values.routes)
  return {
    runs,
    routes,
    parts: parts.length > 0 ? parts : [...PARTS],
    peers: values.peer.map(readPeer),
    isWhole: routes.length === 0 && parts.length === 0,
  }
}

const list = (/** @type {string} */ text) => text.split(',').filter(Boolean)

/** @param {string} name */
function readPart(name) {
  const part = PARTS.find((known) => known === name)
  if (!part) throw new UserError(`--only takes some of ${PARTS.join(',')}, but not "${name}".`)
  return part
}

/** `name=folder`, and after commas which page of ours is held against which of theirs: `,/insight=/blog`. */
function readPeer(/** @type {string} */ text) {
  const [first = '', ...pairs] = text.split(',')
  const [, name = '', folder = ''] = /^([^=]+)=(.+)$/.exec(first) ?? []
  if (!name || !existsSync(resolve(folder))) {
    throw new UserError(`--peer takes name=folder, with a folder that is there, but it is "${first}".`)
  }
  return { name, folder: resolve(folder), pairs: new Map(pairs.map(readPair)) }
}

/** @param {string} text @returns {[string, string]} */
function readPair(text) {
  const [ours = '', theirs = ''] = text.split('=')
  if (ours.startsWith('/') && theirs.startsWith('/')) return [ours, theirs]
  throw new UserError(`A pair of pages looks like /insight=/blog, but it is "${basename(text)}".`)
}
