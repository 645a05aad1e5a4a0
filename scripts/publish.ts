import { fileOf, writeChanges } from './firestore/mirror'
import { annotate } from './lib/annotations'
import { ask, confirm, requireTerminal } from './lib/confirm'
import { contentRoot, requireOwnContent } from './lib/contentFolder'
import { count } from './lib/count'
import { type Environment, loadEnvironment } from './lib/environment'
import { log } from './lib/log'
import { LOCAL_PORTS, localUrl } from './lib/ports'
import { UserError } from './lib/userError'
import { describeVanishing, findVanishing } from './publish/addresses'
import { requireDatabase } from './publish/database'
import { keepReplaced, takeDocuments } from './publish/entryFiles'
import { fingerprintSources, requireSame } from './publish/fingerprint'
import { chooseMessage, commitFiles, isAhead, readRepository } from './publish/git'
import { completeSettings } from './publish/notifierSettings'
import { publishStudio } from './publish/onlineStudio'
import { liveUrl } from './publish/published'
import { type PublishOptions, readOptions } from './publish/publishOptions'
import {
  requireCommitted,
  requireConfiguration,
  requireLegalNames,
  requireNothingToDo,
  requireValidCode,
} from './publish/requirements'
import { type Review, requireValidContent, reviewPublish } from './publish/review'
import { publishPreview, publishSite } from './publish/site'

const WITHOUT_ADDRESSES = 'Publish without these addresses?'

/** `npm run publish`: checks, says in words what will change, asks, and publishes it. */
export async function main(args: string[]) {
  const options = readOptions(args)
  try {
    return await publish(options)
  } catch (error) {
    if (error instanceof UserError) annotate(options.format, [['error', error.message]])
    throw error
  }
}

async function publish(options: PublishOptions) {
  if (options.project) requireOwnContent()
  const root = contentRoot()
  if (options.take) return takeDocuments(root, options.project, options.isDryRun)
  if (!options.isYes && !options.isDryRun) requireTerminal()
  const environment = await loadEnvironment()
  const content = await requireValidContent(root)
  if (options.scope !== 'documents') await requireReady(options, environment)
  if (options.scope === 'studio') return publishStudio(options, environment)

  const review = await reviewPublish(root, content, options)
  log(`To ${review.title}:`)
  for (const line of review.lines) log(`  ${line.replaceAll('\n', '\n  ')}`)
  const vanishing = options.project ? await findVanishing(root, content, liveUrl(options.project)) : []
  for (const line of describeVanishing(vanishing)) log(line)
  if (options.scope === 'site') requireCommitted(review.data.changedCode)
  if (options.confirmedKey !== undefined) requireSame('What you looked at', options.confirmedKey, review.key)
  if (options.isDryRun) {
    log('Nothing was changed.')
    return 0
  }
  if (options.isYes) requireNothingLost(review, options)
  const commit = await offerCommit(root, review, options)
  const keepsAddresses =
    vanishing.length === 0 || options.isYes || options.scope !== 'site' || (await confirm(WITHOUT_ADDRESSES))
  if (!keepsAddresses || !(await isConfirmed(review, options))) {
    log('Nothing was published.')
    return 1
  }
  requireSame('content/, the code, .env or the rules', review.data.sources, fingerprintSources(root))

  keepReplaced(root, review.data.changes)
  if (options.scope === 'site') {
    await publishSite({ root, review, commit, options, siteUrl: environment.siteUrl })
    if (await isAhead(root)) log('Run git push, so that others can publish after you.')
  }
  if (options.scope === 'preview') await publishPreview({ root, review, options })
  if (options.scope === 'documents') await publishDocuments(review)
  if (!options.project) describeLocal(environment.backend)
  return 0
}

/** What matters only if pages are published. */
async function requireReady(options: PublishOptions, environment: Environment) {
  const { project = '', scope, allowsSamples } = options
  requireConfiguration(project, environment, process.env)
  if (scope === 'site') await requireBackend(options)
  if (scope === 'site' && !allowsSamples) {
    requireLegalNames()
    requireNothingToDo()
  }
  await requireValidCode()
}

async function requireBackend({ project = '', notifier, isYes, isDryRun }: PublishOptions) {
  const region = await requireDatabase(project, !isYes && !isDryRun)
  if (notifier) await completeSettings(project, region, { isYes, isDryRun })
}

/** What a publish with `--yes` prints is often not read, unless the studio shows it. */
function requireNothingLost({ data }: Review, options: PublishOptions) {
  if (data.emptied.length > 0) {
    throw new UserError(
      `Nothing was published, because more than half of a collection would be removed (${data.emptied.join(', ')}). Publish in a terminal, without --yes, to confirm that.`,
    )
  }
  if (data.doubtful.length === 0 || options.confirmedKey !== undefined) return
  throw new UserError(
    [
      'Nothing was published, because these documents may have been edited in the Firebase console:',
      ...data.doubtful.map((change) => `  ${fileOf(change)}`),
      'Pass --take to copy them into your files. To replace them with your files, publish in a terminal, without --yes.',
    ].join('\n'),
  )
}

/** Asks once, unless `--yes` or nothing to publish makes it needless. */
async function isConfirmed(review: Review, options: PublishOptions): Promise<boolean> {
  const { emptied, changes } = review.data
  if (options.isYes || (options.scope === 'documents' && changes.length === 0)) return true
  const question = describeQuestion(review, options)
  if (emptied.length === 0) return confirm(question)
  log(`More than half of a collection will be removed: ${emptied.join(', ')}.`)
  return (await ask(`${question} Type ${options.project} to confirm:`)) === options.project
}

/** Returns the commit of what is published, or null without one. */
async function offerCommit(root: string, review: Review, { scope, isYes, message }: PublishOptions) {
  const { uncommitted, data } = review
  if (!data.repository || scope === 'preview') return null
  if (uncommitted.length === 0) return data.repository.commit
  log(`Not committed yet: ${uncommitted.join(', ')}`)
  const proposed = message || review.message
  const answer = isYes ? '' : await ask(`Commit as “${proposed}”? Enter, another message, or n to skip:`)
  const chosen = chooseMessage(answer, proposed)
  if (chosen === null) return null
  await commitFiles(root, uncommitted, chosen)
  const repository = await readRepository(root)
  log(`Committed: ${repository?.commit}.`)
  return repository?.commit ?? null
}

function describeQuestion({ title, changes }: Review, { scope, preview, notifier }: PublishOptions) {
  const documents = count(changes, 'document')
  if (scope === 'preview') return `Publish the pages to ${title} as the preview ${preview}?`
  if (scope === 'documents') return `Publish ${documents} to ${title}?`
  const also = [...(changes > 0 ? [documents] : []), ...(notifier ? ['the notifier'] : [])]
  return `Publish ${['the site', ...also].join(' and ')} to ${title}?`
}

async function publishDocuments({ title, data: { target, changes } }: Review) {
  await writeChanges(target, changes)
  log(
    changes.length > 0
      ? `Published to ${title}: ${count(changes.length, 'document')}.`
      : 'Nothing to publish.',
  )
}

function describeLocal(backend: Environment['backend']) {
  log(`Look at it: ${localUrl(LOCAL_PORTS.site)}.`)
  if (backend.kind === 'live')
    log(`To publish to your visitors: npm run publish -- --project ${backend.projectId}`)
}
