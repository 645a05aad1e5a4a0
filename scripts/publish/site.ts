import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../build'
import { writeHostingConfig } from '../build/hostingConfig'
import { writeChanges } from '../firestore/mirror'
import { writeAtomically } from '../lib/atomicFile'
import { count } from '../lib/count'
import { fromRoot } from '../lib/folders'
import { FUNCTIONS, install } from '../lib/install'
import { log, step } from '../lib/log'
import { alone } from './alone'
import { fingerprintSources, requireSame } from './fingerprint'
import { CONFIG, runFirebase, waitForIndexes } from './firebase'
import { writeMailWords } from './mailWords'
import { type Published, RECORD } from './published'
import type { PublishOptions } from './publishOptions'
import type { Review } from './review'

/** Not `dist`: a build that runs at the same time must not replace what was checked. `alone` keeps out another publish. */
const FOLDER = 'dist-deploy'
const PREVIEW_LIFETIME = '7d'
/** Firestore can apply new rules this late. */
const RULES_DELAY = 60_000 // ms

type Publish = {
  root: string
  review: Review
  commit: string | null
  options: PublishOptions
  siteUrl: string
}

/**
 * Publishes everything. The pages come last: they need the rest. Every step can be repeated, so running the command again
 * finishes an interrupted one: the site's record of what is live is part of the last step.
 */
export const publishSite = (publish: Publish) => alone(() => sendSite(publish))

async function sendSite(publish: Publish) {
  const { review, options } = publish
  const { project = '', notifier } = options
  const { target, changes, before, rules } = review.data
  log('If this is interrupted, run the command again: it finishes the work.')
  await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })
  await runFirebase(project, 'deploy', '--only', 'firestore:indexes')
  await waitForIndexes(project)
  await runFirebase(project, 'deploy', '--only', 'firestore:rules')
  if (before?.rules !== rules) await step('Waiting for the rules', () => wait(RULES_DELAY))
  await writeChanges(target, changes)

  if (notifier) {
    await install(FUNCTIONS)
    writeMailWords()
    // Functions with retries are only deployed with --force.
    await runFirebase(project, 'deploy', '--only', 'functions:notifier', '--force')
  }
  const commit = publish.commit ?? 'uncommitted files'
  await build(publish, () => runFirebase(project, 'deploy', '--only', 'hosting', '--message', commit))
  const documents = changes.length > 0 ? `, with ${count(changes.length, 'changed document')}` : ''
  const also = notifier ? ', and the notifier' : ''
  log(`Live at ${publish.siteUrl}: commit ${commit}${documents}${also}.`)
}

/** Publishes the pages alone, which show the files in `content/`, whatever is live. */
export const publishPreview = (publish: Omit<Publish, 'commit' | 'siteUrl'>) =>
  alone(() => sendPreview(publish))

async function sendPreview(publish: Omit<Publish, 'commit' | 'siteUrl'>) {
  const { project = '', preview = '' } = publish.options
  const upload = () => runFirebase(project, 'hosting:channel:deploy', preview, '--expires', PREVIEW_LIFETIME)
  const output = await build({ ...publish, commit: null }, upload, true)
  const [address = 'the address above'] = /https:\/\/\S+--\S+/.exec(output) ?? []
  log(`The preview ${preview} is live at ${address} for a week.`)
}

/** Builds the site, and uploads exactly that. */
async function build(
  { root, review, commit }: Pick<Publish, 'root' | 'review' | 'commit'>,
  upload: () => Promise<string>,
  isPreview = false,
) {
  const { rules, sources, due } = review.data
  await buildSite(FOLDER, { isPreview })
  writeAtomically(fromRoot(FOLDER, RECORD), JSON.stringify({ commit, rules, due } satisfies Published))
  // Lists all files that may be cached.
  await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })
  requireSame('content/, the code, .env or the rules', sources, fingerprintSources(root))
  return upload()
}
