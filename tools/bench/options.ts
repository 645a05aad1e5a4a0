import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseOptions } from '../../scripts/lib/options'
import { UserError } from '../../scripts/lib/userError'

const PARTS = ['bytes', 'mobile', 'desktop', 'visit', 'memory'] as const
export type Part = (typeof PARTS)[number]

/** Another built site to compare with. `pages` maps our paths, or `/insight/*`, to its paths. */
type Peer = { name: string; folder: string; pages: Map<string, string> }

export type Options = {
  runs: number
  routes: string[]
  parts: readonly Part[]
  peers: Peer[]
  /** False if only some pages or parts are measured. */
  isComplete: boolean
}

export function readOptions(args: string[]): Options {
  const values = parseOptions(args, {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    peer: { type: 'string', multiple: true, default: [] },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs must be a whole number from 1.')
  const parts = splitList(values.only).map(readPart)
  const routes = splitList(values.routes)
  return {
    runs,
    routes,
    parts: parts.length > 0 ? parts : PARTS,
    peers: values.peer.map(readPeer),
    isComplete: routes.length === 0 && parts.length === 0,
  }
}

const splitList = (text: string) => text.split(',').filter(Boolean)

function readPart(name: string): Part {
  const part = PARTS.find((known) => known === name)
  if (!part) throw new UserError(`--only accepts ${PARTS.join(',')}, but not "${name}".`)
  return part
}

/** `name=folder`, followed by pairs of pages: `,/insight=/blog`. */
function readPeer(text: string): Peer {
  const [first = '', ...pairs] = text.split(',')
  const [, name = '', folder = ''] = /^([^=]+)=(.+)$/.exec(first) ?? []
  if (!name || !existsSync(resolve(folder))) {
    throw new UserError(`--peer must be name=folder with an existing folder, but it is "${first}".`)
  }
  return { name, folder: resolve(folder), pages: new Map(pairs.map(readPair)) }
}

function readPair(text: string): [string, string] {
  const [ours = '', theirs = ''] = text.split('=')
  if (ours.startsWith('/') && theirs.startsWith('/')) return [ours, theirs]
  throw new UserError(`A pair of pages must look like /insight=/blog, but it is "${text}".`)
}
