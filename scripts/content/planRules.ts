// Copies the plans of src/content/plans.ts into firestore.rules, because rules cannot import them. After a change of a
// plan's id or title, run: npx tsx scripts/content/planRules.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { plans } from '@/content/plans'
import { fromRoot } from '../lib/paths'

const RULES = fromRoot('firestore.rules')
const GENERATED_PART = /( *)\/\/ plans begin\n[\s\S]*?\/\/ plans end\n/

/** The rules with these plans as the only ones that can be ordered. */
export function withPlans(rules: string, offered: readonly { id: string; title: string }[]): string {
  const [part, indent = ''] = GENERATED_PART.exec(rules) ?? []
  if (!part) throw new Error('firestore.rules has no lines "// plans begin" and "// plans end".')
  const entries = offered.map(({ id, title }) => `    ${quote(id)}: ${quote(title)}`).join(',\n')
  const code = `// plans begin\nfunction offeredPlans() {\n  return {\n${entries}\n  };\n}\n// plans end\n`
  return rules.replace(part, () => code.replace(/^(?=.)/gm, indent))
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(RULES, withPlans(readFileSync(RULES, 'utf8'), plans))
}
