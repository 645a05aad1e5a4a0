import { watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RULES_SOURCE, readRules } from '../brand/rules'
import { contentFolder } from '../lib/contentFolder'
import { log } from '../lib/log'
import { localUrl } from '../lib/ports'
import { describeError } from '../lib/userError'

const KEPT =
  'The local database keeps the earlier rules. Correct the file and save: it then loads the new ones.'

/** Editors write a file in several steps. */
const SETTLE_TIME = 150 // ms

type Target = { port: number; projectId: string }
type Options = Target & {
  /** The rules that the emulator started with. */
  loaded: string
  files?: string[]
  read?: () => string
}

/**
 * Loads the rules into the emulator again when firestore.rules or the plans change. firebase-tools would do so for the
 * rules, but its request has the field `ignore_errors`, which hidane refuses, and the refusal ends firebase-tools.
 * Returns a function that stops it.
 */
export function watchRules({ loaded, files = watchedFiles(), read = readRules, ...target }: Options) {
  let timer: NodeJS.Timeout | undefined
  let last = loaded
  const reload = async () => {
    try {
      const rules = read()
      if (rules === last) return
      last = rules
      log(describeLoad(await loadRules(target, rules)))
    } catch (error) {
      log(`${describeError(error)}\n${KEPT}`)
    }
  }
  // Watch the folder: many editors replace the file, which ends a watch of the file itself.
  const watchers = files.map((file) =>
    watch(dirname(file), { persistent: false }, (_, name) => {
      if (name !== basename(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => void reload(), SETTLE_TIME)
    }),
  )
  // The files may have changed while the emulator started.
  void reload()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

const watchedFiles = () => [RULES_SOURCE, join(contentFolder(), 'plans.yaml')]

/** Returns the emulator's message if it refuses the rules, otherwise null. It keeps the last ones that it accepted. */
async function loadRules({ port, projectId }: Target, content: string): Promise<string | null> {
  const response = await fetch(`${localUrl(port)}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  if (response.ok) return null
  const { error } = (await response.json()) as { error?: { message?: string } }
  return error?.message ?? `The emulator answered ${response.status}.`
}

function describeLoad(problem: string | null): string {
  if (problem === null) return 'The rules have changed. The local database uses them now.'
  return `firestore.rules has a mistake. ${problem}\n${KEPT}`
}
