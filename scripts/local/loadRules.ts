import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { RULES_SOURCE, readRules } from '../firestore/rules'
import { contentFolder } from '../lib/contentFolder'
import { log } from '../lib/log'
import { LOCAL_PORTS, LOCAL_PROJECT, localUrl } from '../lib/ports'
import { describeError } from '../lib/userError'
import { isPortOpen } from './freePorts'

const ADDRESS = `${localUrl(LOCAL_PORTS.firestore)}/emulator/v1/projects/${LOCAL_PROJECT}:securityRules`

/**
 * Loads the rules into the emulator when firestore.rules or the plans change. firebase-tools would do so for the rules,
 * but its request has the field `ignore_errors`, which hidane refuses, and the refusal ends firebase-tools.
 */
export function loadChangedRules({ watcher }: ViteDevServer) {
  const files = [RULES_SOURCE, join(contentFolder(), 'plans.yaml')]
  watcher.add(files)
  watcher.on('change', async (file) => {
    // An emulator that is still being installed reads them when it starts.
    if (!files.includes(file) || !(await isPortOpen(LOCAL_PORTS.firestore))) return
    const problem = await loadRules().catch(describeError)
    if (!problem) log('The rules have changed. The local database uses them now.')
    else
      log(
        `${problem}\nThe local database keeps the earlier rules. Correct the file and save: it then loads the new ones.`,
      )
  })
}

/** Returns the emulator's message if it refuses the rules. It keeps the last ones that it accepted. */
async function loadRules(): Promise<string | null> {
  const response = await fetch(ADDRESS, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: readRules() }] } }),
  })
  if (response.ok) return null
  const { error } = (await response.json()) as { error?: { message?: string } }
  return `firestore.rules has a mistake. ${error?.message ?? response.status}`
}
