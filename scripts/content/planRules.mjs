// Writes the plans of src/content/plans.ts into firestore.rules. Run it after a change of a plan's id or title:
//   node scripts/content/planRules.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const PLANS = new URL('../../src/content/plans.ts', import.meta.url)
const RULES = new URL('../../firestore.rules', import.meta.url)

const PLACE = /( *)\/\/ plans begin\n[\s\S]*?\/\/ plans end\n/

/**
 * The rules with these plans as the only ones that can be ordered.
 *
 * @param {string} rules
 * @param {readonly { id: string, title: string }[]} plans
 * @returns {string}
 */
export function withPlans(rules, plans) {
  const [place, indent = ''] = PLACE.exec(rules) ?? []
  if (!place) throw new Error('firestore.rules has lost its place for the plans')
  const entries = plans.map(({ id, title }) => `    ${quote(id)}: ${quote(title)}`)
  const lines = [
    '// plans begin',
    'function offeredPlans() {',
    '  return {',
    entries.join(',\n'),
    '  };',
    '}',
    '// plans end',
  ]
  const list = lines
    .join('\n')
    .split('\n')
    .map((line) => indent + line)
  return rules.replace(place, () => `${list.join('\n')}\n`)
}

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Vite reads the TypeScript. A Firestore rule cannot import anything, so the list is copied into it.
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../../src/content/plans') }} */
  const { module } = await runnerImport(PLANS.pathname)
  await writeFile(RULES, withPlans(await readFile(RULES, 'utf8'), module.plans))
}
