import { copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { studioHosting } from '../build/studioHosting'
import { writeAtomically, writeJson } from '../lib/atomicFile'
import { confirm } from '../lib/confirm'
import type { Environment } from '../lib/environment'
import { fromRoot } from '../lib/folders'
import { FUNCTIONS, install, STUDIO } from '../lib/install'
import { log, step } from '../lib/log'
import { readStudioHost } from '../lib/studioHost'
import { UserError } from '../lib/userError'
import { runChild } from '../local/child'
import { alone } from './alone'
import { CONFIG, runFirebase } from './firebase'
import type { PublishOptions } from './publishOptions'

const FOLDER = 'dist-studio'
const SOURCE = join('.cache', 'studio', 'functions')

/** `npm run publish -- --studio`: the online studio, on its own Hosting site. */
export const publishStudio = (...given: Parameters<typeof sendStudio>) => alone(() => sendStudio(...given))

async function sendStudio({ project = '', isYes, isDryRun }: PublishOptions, environment: Environment) {
  const host = readStudioHost(process.env)
  const { kind, repository, appId } = host
  const site = `${project}-studio`
  const origin = `https://${site}.web.app`
  if (isDryRun) {
    log(`The studio of ${repository} would be published at ${origin}. Nothing was changed.`)
    return 0
  }
  if (!isYes && !(await confirm(`Publish the studio of ${repository} at ${origin}?`))) {
    log('Nothing was published.')
    return 1
  }
  await install(STUDIO)
  const { buildOnlineStudio } = await import('../../tools/studio/server/onlineBuild')
  await step('Building the studio', () => buildOnlineStudio({ folder: FOLDER, host }))
  const hosting = { ...(await studioHosting(FOLDER, environment, host)), site }
  // GitLab signs in without a secret.
  const settings = { STUDIO_APP_ID: appId, STUDIO_ORIGIN: origin }
  const functions = kind === 'github' ? [await writeFunction(settings)] : undefined
  writeJson(fromRoot(CONFIG), { functions, hosting })
  // Without --force, firebase-tools stops after the function: its region has no rule yet that deletes old images.
  const targets = functions ? ['functions:studio,hosting', '--force'] : ['hosting']
  await runFirebase(project, 'deploy', '--only', ...targets)
  log(`The studio is live at ${origin}.`)
  return 0
}

/** A separate codebase, or Firebase would also ask for the settings of the notifier. The packages are the same. */
async function writeFunction(settings: Record<string, string>) {
  await install(FUNCTIONS)
  const { code, output } = await runChild(process.execPath, [
    fromRoot('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    fromRoot('functions'),
  ])
  if (code !== 0) throw new UserError(`The sign-in of the studio cannot be compiled. ${output}`)
  const to = (...path: string[]) => fromRoot(SOURCE, ...path)
  rmSync(to(), { recursive: true, force: true })
  mkdirSync(to(), { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(fromRoot('functions', file), to(file))
  cpSync(fromRoot('functions', 'lib'), to('lib'), { recursive: true })
  copyFileSync(to('lib', 'studio.js'), to('lib', 'index.js'))
  symlinkSync(fromRoot('functions', 'node_modules'), to('node_modules'))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeAtomically(to('.env'), lines.join(''))
  return { source: SOURCE, codebase: 'studio', runtime: 'nodejs22' }
}
