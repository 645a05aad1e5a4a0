import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRules } from './brand/rules'
import { describeSamples } from './brand/samples'
import { buildSite } from './build'
import { loadEnvironment } from './build/environment'
import { writeHostingConfig } from './build/hostingConfig'
import { readContent } from './content/readContent'
import { requireValidProject } from './deploy/checks'
import { describeDifference } from './deploy/difference'
import { runFirebase } from './deploy/firebase'
import { keepAssets, readLastDeploy } from './deploy/lastDeploy'
import { fingerprint, MANIFEST_FILE, type Manifest, readFiles } from './deploy/manifest'
import { type DeployOptions, readOptions } from './deploy/options'
import { requireCommitted, requireConfiguration, requireLiveBuild } from './deploy/readiness'
import { confirm, requireTerminal } from './lib/confirm'
import { EMULATORS, FUNCTIONS, install } from './lib/install'
import { log } from './lib/log'
import { fromRoot } from './lib/paths'

const FOLDER = 'dist'
const CONFIG = 'firebase.deploy.json'
const PREVIEW_LIFETIME = '7d'

/** `npm run deploy`: checks, builds and deploys the site, the rules and the indexes, and lists what changes. */
export async function main(args: string[]) {
  const environment = await loadEnvironment()
  const { backend } = environment
  const options = readOptions(args, backend.kind === 'live' ? backend.projectId : undefined)
  if (!options.isYes && !options.isDryRun) requireTerminal()
  requireConfiguration(options.project, environment, process.env)
  const commit = await requireCommitted()
  const before = await readLastDeploy(options.live, { isRequired: !options.isDryRun })
  await requireValidProject()
  await buildSite(FOLDER)
  await requireLiveBuild(fromRoot(FOLDER), options.project)
  for (const line of await addManifest(options.live, commit, before)) log(line)
  // After the assets of the last deploy were added, because it lists the files that may be cached.
  await writeHostingConfig({ file: CONFIG, publicFolder: FOLDER })

  if (options.isDryRun) {
    log(`Nothing was deployed. The site is in ${FOLDER}, its configuration in ${CONFIG}.`)
    return 0
  }
  if (!(await confirm(questionFor(options), options.isYes))) {
    log('Nothing was deployed.')
    return 1
  }
  await install(EMULATORS)
  if (options.preview) await deployPreview(options.project, options.preview)
  else await deploySite(options, commit)
  return 0
}

/** Adds the assets of the last deploy and the manifest to the build, and describes what changes. */
async function addManifest(live: string, commit: string, before: Manifest | null): Promise<string[]> {
  const folder = fromRoot(FOLDER)
  const { kept, lost } = await keepAssets({ live, before, folder, files: await readFiles(folder) })
  const after = {
    commit,
    at: new Date().toISOString(),
    files: await readFiles(folder),
    kept,
    rules: fingerprint(readRules()),
    indexes: fingerprint(await readFile(fromRoot('firestore.indexes.json'))),
  }
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(after))
  const lines = [...describeDifference(before, after), ...describeSamples(await readContent())]
  if (lost.length > 0) lines.push(`  No longer available, so open pages may have to reload: ${lost.length}`)
  return lines
}

function questionFor({ project, preview, notifier }: DeployOptions): string {
  if (preview) return `Deploy the pages as the preview ${preview} of ${project}?`
  return `Deploy this to ${project}${notifier ? ', with the notifier' : ''}?`
}

async function deploySite({ project, notifier }: DeployOptions, commit: string) {
  const to = ['--project', project, '--config', fromRoot(CONFIG)]
  const parts = 'hosting,firestore:rules,firestore:indexes'
  await runFirebase('the deploy', ['deploy', ...to, '--only', parts, '--message', commit])
  if (notifier) {
    await install(FUNCTIONS)
    // Functions with retries are only deployed with --force. It is a separate call so that it forces nothing else.
    const only = ['--only', 'functions:notifier', '--force']
    await runFirebase('the deploy of the notifier', ['deploy', ...to, ...only])
  }
  log(`Deployed: commit ${commit} is live at ${process.env.VITE_SITE_URL}.`)
}

async function deployPreview(project: string, channel: string) {
  const to = ['--project', project, '--config', fromRoot(CONFIG)]
  await runFirebase('the preview', ['hosting:channel:deploy', channel, ...to, '--expires', PREVIEW_LIFETIME])
}
