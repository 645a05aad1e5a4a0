import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseOptions } from '../../scripts/lib/options'
import { UserError } from '../../scripts/lib/userError'

const PARTS = ['mobile', 'desktop', 'visit', 'memory'] as const
type Part = (typeof PARTS)[number]

/** Without --only and --routes, everything is measured. */
export function readOptions(args: string[]) {
  const values = parseOptions(args, {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    peer: { type: 'string', multiple: true, default: [] },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs must be a whole number from 1.')
  const routes = values.routes.split(',').filter(Boolean)
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !PARTS.includes(name as Part))
  if (unknown) throw new UserError(`--only accepts ${PARTS.join(',')}, but not "${unknown}".`)
  return {
    runs,
    routes,
    wants: (part: Part) => only.length === 0 || only.includes(part),
    peers: values.peer.map(readPeer),
    isComplete: routes.length === 0 && only.length === 0,
  }
}

/** Another built site: `name=folder`, followed by pairs of pages (`,/insight=/blog`) if its paths differ from ours. */
function readPeer(text: string) {
  const [first = '', ...rest] = text.split(',')
  const [name = '', folder = ''] = first.split('=')
  const pairs = rest.map((pair) => pair.split('='))
  const isValid =
    name && existsSync(resolve(folder)) && pairs.every((pair) => pair.every((path) => path.startsWith('/')))
  if (isValid) return { name, folder: resolve(folder), pages: new Map(pairs as [string, string][]) }
  throw new UserError(`--peer must be name=folder,/our-page=/its-page, but it is "${text}".`)
}
