import { readFileSync } from 'node:fs'
import { collections } from '@/data/collections'

/** The collections that the rules in this file do not let the site read. tests/rules/ checks what the rules allow. */
export function findMissingRules(file: string): string[] {
  const rules = readFileSync(file, 'utf8')
  const missing = collections.filter(({ name }) => {
    const [, block = ''] = new RegExp(`match /${name}/\\{\\w+\\} \\{([^}]*)\\}`).exec(rules) ?? []
    return !block.includes('allow get:') || !block.includes('allow list:')
  })
  return missing.map(
    ({ name }) =>
      `firestore.rules: the site cannot read the collection ${name}. Add a block "match /${name}/{id}" that allows get and list.`,
  )
}
