import { type Environment, loadEnvironment } from './build/environment'
import { type Item, writeItems } from './content/documents'
import { keepDocuments, takeOver } from './content/takeOver'
import { ask, confirm, requireTerminal } from './lib/confirm'
import { contentRoot } from './lib/contentFolder'
import { count } from './lib/count'
import { log } from './lib/log'
import { LOCAL_PORTS, localUrl } from './lib/ports'
import { UserError } from './lib/userError'
import { requireLock } from './processes/lock'
import { requireCommitted, requireConfiguration, requireLegalNames, requireValidCode } from './publish/checks'
import { chosenFor, settleEdits } from './publish/edits'
import { fingerprintSources, requireSame } from './publish/fingerprint'
import { commitFiles, readRepository } from './publish/git'
import { type PublishOptions, readOptions } from './publish/options'
import { type Plan, planPublish, requireValidContent } from './publish/plan'
import { publishPreview, publishSite } from './publish/site'

/** `npm run publish`: checks, says in words what will change, asks, and publishes it. */
export async function main(args: string[]) {
  const options = readOptions(args)
  if (!options.isYes && !options.isDryRun) requireTerminal()
  const environment = await loadEnvironment()
  const root = contentRoot()
  await requireValidContent(root)
  if (options.scope !== 'documents') await requireReady(options, environment)

  const shown = await planPublish(root, options)
  log(`To ${shown.title}:`)
  for (const line of shown.lines) log(`  ${line}`)
  for (const { file, text } of shown.edits) log(`  In the Firebase console: ${text} (${file})`)
  if (options.scope === 'site') requireCommitted(shown.data.changedCode)
  if (options.plan !== undefined) requireSame('What you looked at', options.plan, shown.key)
  if (options.isDryRun) {
    log('Nothing was changed.')
    return 0
  }
  const { plan, overwritten } = await settle(root, shown, options)
  const commit = await offerCommit(root, plan, options)
  const items = [...plan.data.newer, ...overwritten]
  const isEmpty = options.scope === 'documents' && items.length === 0
  if (!isEmpty && !(await confirm(describeQuestion(plan, items, options), options.isYes))) {
    log('Nothing was published.')
    return 1
  }
  requireSame('content/, the code, .env or the rules', plan.data.sources, fingerprintSources(root))

  keepDocuments(root, overwritten)
  const written = [...items, ...plan.data.unmarked]
  if (options.scope === 'site') await publishSite({ root, plan, commit, written, options })
  if (options.scope === 'preview') await publishPreview({ root, plan, options })
  if (options.scope === 'documents') await publishDocuments(plan, items, written)
  if (!options.project) describeLocal(environment.backend)
  return 0
}

/** What matters only if pages are published. */
async function requireReady(
  { project = '', scope, allowsSamples }: PublishOptions,
  environment: Environment,
) {
  await requireLock('publish')
  requireConfiguration(project, environment, process.env)
  if (scope === 'site' && !allowsSamples) requireLegalNames()
  await requireValidCode()
}

/** Asks which edits of the console to keep, and copies those into the files. */
async function settle(root: string, plan: Plan, options: PublishOptions) {
  const { edited, created, target } = plan.data
  const { taken, overwritten } = await settleEdits(edited, options)
  taken.push(...created.filter((item) => chosenFor(item, options) === 'take'))
  if (taken.length === 0) return { plan, overwritten }
  await takeOver(target, root, taken)
  log(`Copied into your files: ${count(taken.length, 'document')}. Replaced files are in .local/replaced.`)
  await requireValidContent(root)
  const next = await planPublish(root, options)
  if (next.edits.length > overwritten.length) {
    throw new UserError('A document was edited in the meantime. Nothing was published: publish again.')
  }
  return { plan: next, overwritten }
}

/** Returns the commit of what is published, or null without one. */
async function offerCommit(root: string, plan: Plan, { scope, isYes, message }: PublishOptions) {
  const { uncommitted, data } = plan
  if (!data.repository || scope === 'preview') return null
  if (uncommitted.length === 0) return data.repository.commit
  log(`Not committed yet: ${uncommitted.join(', ')}`)
  const proposed = message || plan.message
  const answer = isYes ? '' : await ask(`Commit as “${proposed}”? Enter, another message, or n to skip:`)
  if (/^no?$/i.test(answer)) return null
  await commitFiles(root, uncommitted, answer || proposed)
  const repository = await readRepository(root)
  log(`Committed: ${repository?.commit}.`)
  return repository?.commit ?? null
}

function describeQuestion({ title }: Plan, items: Item[], { scope, preview, notifier }: PublishOptions) {
  const documents = count(items.length, 'document')
  if (scope === 'preview') return `Publish the pages to ${title} as the preview ${preview}?`
  if (scope === 'documents') return `Publish ${documents} to ${title}?`
  const also = [...(items.length > 0 ? [documents] : []), ...(notifier ? ['the notifier'] : [])]
  return `Publish ${['the site', ...also].join(' and ')} to ${title}?`
}

async function publishDocuments({ title, data }: Plan, items: Item[], written: Item[]) {
  await writeItems(data.target, written)
  log(items.length > 0 ? `Published to ${title}: ${count(items.length, 'document')}.` : 'Nothing to publish.')
}

function describeLocal(backend: Environment['backend']) {
  log(`Look at it: ${localUrl(LOCAL_PORTS.site)}.`)
  if (backend.kind === 'live')
    log(`To publish to your visitors: npm run publish -- --project ${backend.projectId}`)
}
