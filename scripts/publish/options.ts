import { parseOptions } from '../lib/options'
import { UserError } from '../lib/userError'

type DeployOptions = ReturnType<typeof readOptions>

/** A dry run changes nothing, so it may take the project from the configuration. */
export function readOptions(args: string[], configured?: string) {
  const {
    project: named,
    preview,
    live,
    notifier,
    yes,
    'allow-samples': allowsSamples,
    ...values
  } = parseOptions(args, {
    project: { type: 'string' },
    preview: { type: 'string' },
    live: { type: 'string' },
    notifier: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    'allow-samples': { type: 'boolean', default: false },
  })
  const project = named ?? (values['dry-run'] ? configured : undefined)
  if (!project) throw new UserError('Pass the project id: npm run deploy -- --project your-project')
  if (project.startsWith('demo-')) {
    throw new UserError('Project ids that begin with demo- are local and cannot be deployed to.')
  }
  if (preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,30}$/.test(preview)) {
    throw new UserError(
      `--preview must be a short name such as pr-12 (lower-case letters, digits, hyphens), not "${preview}".`,
    )
  }
  if (preview !== undefined && notifier) {
    throw new UserError('A preview contains only the pages: leave out --notifier.')
  }
  if (live !== undefined && !URL.canParse(live)) {
    throw new UserError(`--live must be the address of the live site, not "${live}".`)
  }
  return {
    project,
    preview,
    notifier,
    isDryRun: values['dry-run'],
    isYes: yes,
    allowsSamples,
    live: live === undefined ? `https://${project}.web.app` : new URL(live).origin,
  }
}

export type StepName = 'indexes' | 'rules' | 'documents' | 'build' | 'hosting' | 'notifier' | 'preview'

/** The build comes after everything that it reads. All steps can be repeated, to finish an interrupted deploy. */
export function planSteps({ isDryRun, preview, notifier }: DeployOptions): StepName[] {
  if (isDryRun) return ['build']
  if (preview) return ['build', 'preview']
  return ['indexes', 'rules', 'documents', 'build', 'hosting', ...(notifier ? (['notifier'] as const) : [])]
}
