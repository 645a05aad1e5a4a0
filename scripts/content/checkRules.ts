import { readFileSync } from 'node:fs'
import { collections } from '@/data/collections'

/** The collections that the rules in this file do not let the site read. */
export function findMissingRules(file: string): string[] {
  const rules = readFileSync(file, 'utf8')
  return collections.flatMap(({ name }) => missingRule(rules, name) ?? [])
}

/** What firestore.rules lacks for a public collection, or null. tests/rules/ checks what the rules allow. */
export function missingRule(rules: string, name: string): string | null {
  const [, block = ''] = new RegExp(`match /${name}/\\{\\w+\\} \\{([^}]*)\\}`).exec(rules) ?? []
  if (block.includes('allow get:') && block.includes('allow list:')) return null
  return `firestore.rules: the site cannot read the collection ${name}. Add a block "match /${name}/{id}" that allows get and list.`
}
