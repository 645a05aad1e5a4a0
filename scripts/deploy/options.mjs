import { parseOptions } from '../lib/options'
import { UserError } from '../lib/userError'

const OPTIONS = /** @type {const} */ ({
  project: { type: 'string' },
  preview: { type: 'string' },
  live: { type: 'string' },
  notifier: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
})

/** @param {string[]} args */
export function readOptions(args) {
  const { project, preview, live, notifier, yes, ...values } = parseOptions(args, OPTIONS)
  if (!project) {
    throw new UserError(
      'Name the project, so that nothing goes to another one by mistake: npm run deploy -- --project your-project',
    )
  }
  if (project.startsWith('demo-')) {
    throw new UserError('A project that begins with demo- is a local one: it has no site to deploy to.')
  }
  if (preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,30}$/.test(preview)) {
    throw new UserError(
      `--preview takes a short name such as pr-12 (small letters, digits, hyphens), but it is "${preview}".`,
    )
  }
  if (preview !== undefined && notifier) {
    throw new UserError('A preview holds pages alone: leave out --notifier.')
  }
  return {
    project,
    preview: preview ?? null,
    notifier,
    isDryRun: values['dry-run'],
    agreed: yes,
    live: readAddress(live) ?? `https://${project}.web.app`,
  }
}

/** @param {string | undefined} address */
function readAddress(address) {
  if (address === undefined) return null
  if (URL.canParse(address)) return new URL(address).origin
  throw new UserError(`--live takes the address of the site as it is now, but it is "${address}".`)
}
