import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readRules } from './brand/rules'
import { describeSamples } from './brand/samples'
import { buildSite } from './build'
import { loadEnvironment } from './build/environment'
import { writeHostingConfig } from './build/hostingConfig'
import { planDocuments, requireNothingSkipped, writeDocuments } from './content/pushCommand'
import { readContent } from './content/readContent'
import { readIndexStates } from './content/store'
import { openTarget } from './content/target'
import { confirm, requireTerminal } from './lib/confirm'
import { FUNCTIONS, install } from './lib/install'
import { log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { requireLock } from './processes/lock'
import { requireValidProject } from './publish/checks'
import { describeDatabase, describeDifference } from './publish/difference'
import { CONFIG, runFirebase } from './publish/firebase'
import { waitForIndexes } from './publish/indexes'
import { keepAssets, readLastDeploy } from './publish/lastDeploy'
import { fingerprint, MANIFEST_FILE, readFiles } from './publish/manifest'
import { planSteps, readOptions, type StepName } from './publish/options'
import {
  requireCommitted,
  requireConfiguration,
  requireLegalNames,
  requireLiveBuild,
  requireSame,
  requireUnchanged,
} from './publish/readiness'

/** Not `dist`: a build that runs at the same time must not replace what was checked. */
const FOLDER = 'dist-deploy'
const PREVIEW_LIFETIME = '7d'
/** Firestore can apply new rules this late. */
const RULES_DELAY = 60_000 // ms

/** `npm run deploy`: checks, says what will change, asks, and deploys the database and the site. */
export async function main(args: string[]) {
  await requireLock('deploy')
  const deploy = await prepare(args)
  const { project, preview, isDryRun, documents } = deploy
  const notifier = deploy.notifier ? ', with the notifier' : ''
  const what = preview ? `the pages as the preview ${preview} of ${project}` : `this to ${project}${notifier}`
  if (!isDryRun && !(await confirm(`Deploy ${what}?`, deploy.isYes))) {
    log('Nothing was deployed.')
    return 1
  }
  for (const name of planSteps(deploy)) await STEPS[name](deploy)

  if (isDryRun) log(`Nothing was deployed. The site is in ${FOLDER}, its configuration in ${CONFIG}.`)
  if (isDryRun || !documents) return 0
  log(`Deployed: commit ${deploy.commit} is live at ${process.env.VITE_SITE_URL}${notifier}.`)
  requireNothingSkipped(documents)
  return 0
}

type Deploy = Awaited<ReturnType<typeof prepare>> & {
  /** The fingerprints of what was built. */
  built?: Record<string, string>
}

/** Checks everything and prints what the deploy will change. It changes nothing itself. */
async function prepare(args: string[]) {
  const environment = await loadEnvironment()
  const { backend } = environment
  const options = readOptions(args, backend.kind === 'live' ? backend.projectId : undefined)
  const { project, preview, isDryRun, isYes } = options
  if (!isYes && !isDryRun) requireTerminal()
  requireConfiguration(project, environment, process.env)
  requireLegalNames(options)
  const commit = await requireCommitted()
  await requireValidProject()
  const before = await readLastDeploy(options.live)
  const rules = fingerprint(readRules())
  const indexes = fingerprint(await readFile(fromRoot('firestore.indexes.json')))
  // A preview changes no documents, and its account may not read all of them.
  const documents = preview ? null : await planDocuments(project)
  const lines = [...describeDatabase(before, { rules, indexes }), ...describeSamples(await readContent())]
  if (preview || isDryRun)
    lines.push('  Rules, indexes and documents stay: this run builds the pages with what is live.')
  for (const line of lines) log(line)
  return { ...options, commit, before, rules, indexes, documents }
}

const STEPS: Record<StepName, (deploy: Deploy) => Promise<void>> = {
  indexes: async ({ project }) => {
    await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })
    await runFirebase(project, 'deploy', '--only', 'firestore:indexes')
    const target = await openTarget(project)
    await waitForIndexes(() => readIndexStates(target))
  },
  rules: async ({ project, before, rules }) => {
    requireSame('firestore.rules or content/plans.yaml', rules, fingerprint(readRules()))
    await runFirebase(project, 'deploy', '--only', 'firestore:rules')
    if (before?.rules !== rules) await step('Waiting for the rules', () => wait(RULES_DELAY))
  },
  documents: async ({ project, documents }) => {
    // The access token of the comparison can have expired.
    if (documents) await writeDocuments({ ...documents, target: await openTarget(project) })
  },
  build,
  hosting: async ({ project, commit, built }) => {
    await requireUnchanged(fromRoot(FOLDER), built)
    await runFirebase(project, 'deploy', '--only', 'hosting', '--message', commit)
  },
  notifier: async ({ project }) => {
    await install(FUNCTIONS)
    // Functions with retries are only deployed with --force.
    await runFirebase(project, 'deploy', '--only', 'functions:notifier', '--force')
  },
  preview: async ({ project, preview = '', built }) => {
    await requireUnchanged(fromRoot(FOLDER), built)
    await runFirebase(project, 'hosting:channel:deploy', preview, '--expires', PREVIEW_LIFETIME)
  },
}

/** Builds the site, adds the assets of the last deploy and the manifest, and prints which pages change. */
async function build(deploy: Deploy) {
  const { project, preview, live, before, commit, rules, indexes } = deploy
  const folder = fromRoot(FOLDER)
  // Only a preview shows them.
  process.env.SHOW_SAMPLES = preview ? '1' : ''
  await buildSite(FOLDER)
  await requireLiveBuild(folder, project)
  const { kept, lost } = await keepAssets({ live, before, folder, files: await readFiles(folder) })
  const at = new Date().toISOString()
  const after = { commit, at, files: await readFiles(folder), kept, rules, indexes }
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(after))
  deploy.built = after.files
  for (const line of describeDifference(before, after)) log(line)
  if (lost.length > 0) log(`  No longer available, so open pages may have to reload: ${lost.length}`)
  // Lists all files that may be cached.
  await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })
}
