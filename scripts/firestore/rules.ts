import { readFileSync } from 'node:fs'
import { readPlansFile, readSiteFile } from '../content/ownerData.ts'
import { readParts, withoutLackingBlocks } from '../content/parts/parts.ts'
import { writeAtomically } from '../lib/atomicFile.ts'
import { fromRoot } from '../lib/folders.ts'

const RULES_SOURCE = fromRoot('firestore.rules')

/** Relative to the root, as Firebase expects it. firebase-tools watches this file, so never change it while it runs. */
const FOLDER = '.cache/rules'

/** What only this owner's visitors may send. */
type Offered = {
  plans: readonly { id: string; title: string }[]
  contactForm: { requires: readonly string[]; questions: readonly { id: string }[] }
  newsletter: { lists: readonly { id: string }[] }
}

/** firestore.rules for the parts that the site has, with what the owner offers and asks. */
export function readRules(): string {
  const { contactForm, newsletter } = readSiteFile()
  const rules = withoutLackingBlocks(readFileSync(RULES_SOURCE, 'utf8'), readParts())
  return withOffered(rules, { plans: readPlansFile().plans, contactForm, newsletter })
}

/** Writes the rules for Firebase and returns the path relative to the root. */
export function writeRules(name: string): string {
  const file = `${FOLDER}/${name}.rules`
  writeAtomically(fromRoot(file), readRules())
  return file
}

export function withOffered(rules: string, { plans, contactForm, newsletter }: Offered): string {
  // Without plans, an id that no order can have.
  const named = plans.length > 0 ? plans : [{ id: '', title: '' }]
  const titles = named.map(({ id, title }) => `    ${quote(id)}: ${quote(title)}`).join(',\n')
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  const inForms = [
    returning('requiredContacts', listOf(contactForm.requires)),
    returning('askedQuestions', listOf(ids(contactForm.questions))),
  ]
  const withPlans = replacePart(rules, 'plans', returning('offeredPlans', `{\n${titles}\n  }`))
  const withLists = replacePart(withPlans, 'lists', returning('offeredLists', listOf(ids(newsletter.lists))))
  return replacePart(withLists, 'forms', inForms.join(''))
}

/** The lines between `// name begin` and `// name end`. */
function replacePart(rules: string, name: string, code: string): string {
  const part = new RegExp(`( *)// ${name} begin\\n[\\s\\S]*?// ${name} end\\n`)
  const marked = `// ${name} begin\n${code}// ${name} end\n`
  return rules.replace(part, (_, indent: string) => marked.replace(/^(?=.)/gm, indent))
}

const returning = (name: string, value: string) => `function ${name}() {\n  return ${value};\n}\n`

const listOf = (texts: readonly string[]) => `[${texts.map(quote).join(', ')}]`

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
