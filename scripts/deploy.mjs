import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHostingConfig } from './build/hosting.mjs'
import { loadVariables } from './build/variables.mjs'
import { buildSite } from './build.mjs'
import { main as check } from './check.mjs'
import { ContentError, readContent } from './content/readContent.mjs'
import { describeDifference } from './deploy/difference.mjs'
import { runFirebase } from './deploy/firebase.mjs'
import { keepAssets, readLastDeploy } from './deploy/lastDeploy.mjs'
import { fingerprint, MANIFEST_FILE, readFiles } from './deploy/manifest.mjs'
import { readOptions } from './deploy/options.mjs'
import { requireCommitted, requireConfiguration, requireLiveBuild } from './deploy/readiness.mjs'
import { describeSiteSamples } from './deploy/samples.mjs'
import { confirm, requireTerminal } from './lib/confirm'
import { log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { UserError } from './lib/userError'
import { APP, EMULATORS, install, NOTIFIER } from './setup/install.mjs'

/** @typedef {ReturnType<typeof readOptions>} Options */

const FOLDER = 'dist'
const CONFIG = 'firebase.deploy.json'
const PREVIEW_DAYS = '7d'

/**
 * `npm run deploy`: checks, builds and deploys the site, the rules and the indexes, and says what changes.
 *   npm run deploy -- --project my-agency                     asks before it does
 *   npm run deploy -- --project my-agency --dry-run           everything but the last step
 *   npm run deploy -- --project my-agency --notifier          also the function that tells about messages
 *   npm run deploy -- --project my-agency --preview redesign  the pages alone, at an address of their own for a week
 */
export async function main(/** @type {string[]} */ args) {
  const options = readOptions(args)
  if (!options.agreed && !options.isDryRun) requireTerminal()
  await install(APP)
  requireConfiguration(options.project, await loadVariables(), process.env)
  const commit = await requireCommitted()
  const before = await readLastDeploy(options.live)
  await requireGoodState()
  await buildSite(FOLDER)
  await requireLiveBuild(fromRoot(FOLDER), options.project)
  await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })
  const lines = await complete(options, commit, before)
  for (const line of lines) log(line)

  if (options.isDryRun) {
    log(`Nothing was deployed. The site stands in ${FOLDER}, its configuration in ${CONFIG}.`)
    return 0
  }
  if (!(await confirm(questionFor(options), options.agreed))) {
    log('Nothing was deployed.')
    return 1
  }
  await install(EMULATORS)
  if (options.preview) await deployPreview(options.project, options.preview)
  else await deployAll(options, commit)
  return 0
}

async function requireGoodState() {
  const { mistakes } = await step('Checking the content', () => readContent())
  if (mistakes.length > 0) throw new ContentError(mistakes)
  if ((await check()) !== 0) throw new UserError('The checks failed, so nothing was deployed: see above.')
}

/**
 * Adds what the last deploy leaves to this one, and the list that the next one asks for.
 * @param {Options} options
 * @param {string} commit
 * @param {Awaited<ReturnType<typeof readLastDeploy>>} before
 */
async function complete({ live }, commit, before) {
  const folder = fromRoot(FOLDER)
  const { kept, lost } = await keepAssets({ live, before, folder, files: await readFiles(folder) })
  const after = {
    commit,
    at: new Date().toISOString(),
    files: await readFiles(folder),
    kept,
    rules: fingerprint(await readFile(fromRoot('firestore.rules'))),
    indexes: fingerprint(await readFile(fromRoot('firestore.indexes.json'))),
  }
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(after))
  const lines = [...describeDifference(before, after), ...(await describeSiteSamples())]
  if (lost.length > 0) lines.push(`  Could not be kept, so pages that are open load anew: ${lost.length}`)
  return lines
}

/** @param {Options} options */
function questionFor({ project, preview, notifier }) {
  if (preview) return `Deploy the pages as the preview ${preview} of ${project}?`
  return `Deploy this to ${project}${notifier ? ', with the notifier' : ''}?`
}

/** @param {Options} options @param {string} commit */
async function deployAll({ project, notifier }, commit) {
  const to = ['--project', project, '--config', fromRoot(CONFIG)]
  const parts = 'hosting,firestore:rules,firestore:indexes'
  await runFirebase('the deploy', ['deploy', ...to, '--only', parts, '--message', commit])
  if (notifier) {
    await install(NOTIFIER)
    // It asks to be forced for functions that try again. Alone, so that nothing else is.
    await runFirebase('the deploy of the notifier', [
      'deploy',
      ...to,
      '--only',
      'functions:notifier',
      '--force',
    ])
  }
  log(`Deployed: commit ${commit} is live at ${process.env.VITE_SITE_URL}.`)
}

/** @param {string} project @param {string} channel */
async function deployPreview(project, channel) {
  const to = ['--project', project, '--config', fromRoot(CONFIG)]
  await runFirebase('the preview', ['hosting:channel:deploy', channel, ...to, '--expires', PREVIEW_DAYS])
}
