import { readFileSync } from 'node:fs'
import { readPlansFile } from '../content/ownerData.ts'
import { readParts, withoutLackingBlocks } from '../content/parts/parts.ts'
import { writeAtomically } from '../lib/atomicFile.ts'
import { fromRoot } from '../lib/folders.ts'

const RULES_SOURCE = fromRoot('firestore.rules')

/** Relative to the root, as Firebase expects it. firebase-tools watches this file, so never change it while it runs. */
const FOLDER = '.cache/rules'

const PLANS_PART = /( *)\/\/ plans begin\n[\s\S]*?\/\/ plans end\n/

/** firestore.rules for the parts that the site has, with the owner's plans as the only ones that can be ordered. */
export function readRules(): string {
  const rules = withoutLackingBlocks(readFileSync(RULES_SOURCE, 'utf8'), readParts())
  return withPlans(rules, readPlansFile().plans)
}

/** Writes the rules for Firebase and returns the path relative to the root. */
export function writeRules(name: string): string {
  const file = `${FOLDER}/${name}.rules`
  writeAtomically(fromRoot(file), readRules())
  return file
}

export function withPlans(rules: string, offered: readonly { id: string; title: string }[]): string {
  const entries = offered.map(({ id, title }) => `    ${quote(id)}: ${quote(title)}`).join(',\n')
  const code = `// plans begin\nfunction offeredPlans() {\n  return {\n${entries}\n  };\n}\n// plans end\n`
  return rules.replace(PLANS_PART, (_, indent: string) => code.replace(/^(?=.)/gm, indent))
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
