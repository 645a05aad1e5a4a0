import { requireProjectId } from '../firestore/target'
import { requireAnnotationFormat } from '../lib/annotations'
import { parseOptions } from '../lib/parseOptions'
import { UserError } from '../lib/userError'

/** Only the documents, everything, the pages at a preview address, or the online studio. */
export type Scope = 'documents' | 'site' | 'preview' | 'studio'
export type PublishOptions = ReturnType<typeof readOptions>

export function readOptions(args: string[]) {
  const { yes, only, ...values } = parseOptions(args, {
    project: { type: 'string' },
    only: { type: 'string' },
    preview: { type: 'string' },
    notifier: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
    /** Writes documents as files, and publishes nothing. */
    take: { type: 'boolean', default: false },
    message: { type: 'string' },
    'allow-samples': { type: 'boolean', default: false },
    /** The key of what the studio has shown. */
    'confirmed-key': { type: 'string' },
    /** Also shows on a git host why it stopped. */
    format: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  })
  const { project, preview, notifier, studio } = values
  if (project !== undefined) requireProjectId(project)
  if (only !== undefined && only !== 'content') {
    throw new UserError(`--only must be content, which publishes only the documents, not "${only}".`)
  }
  if (!project && (preview !== undefined || notifier || studio)) {
    throw new UserError('Name the project: npm run publish -- --project your-project')
  }
  if ([only !== undefined, preview !== undefined, notifier, studio].filter(Boolean).length > 1) {
    throw new UserError('Pass only one of --only, --preview, --notifier and --studio.')
  }
  let scope: Scope = project && !only ? 'site' : 'documents'
  if (studio) scope = 'studio'
  if (preview !== undefined) scope = 'preview'
  return {
    ...values,
    scope,
    confirmedKey: values['confirmed-key'],
    format: requireAnnotationFormat(values.format),
    allowsSamples: values['allow-samples'],
    isDryRun: values['dry-run'],
    isYes: yes,
  }
}
