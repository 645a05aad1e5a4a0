import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { contentSecurityPolicy } from '../../../../scripts/build/contentSecurityPolicy'
import { contextOf } from '../../../../scripts/content/context'
import { legalValues, readLegal } from '../../../../scripts/content/legal'
import { checkLink } from '../../../../scripts/content/links'
import { readPlaceholders, readSiteFile } from '../../../../scripts/content/ownerData'
import { pagesSchema } from '../../../../scripts/content/pagesSchema'
import {
  ALL_ON,
  lackingPages,
  type PartName,
  type PartStates,
  partNames,
  parts,
  readParts,
  withoutLackingBlocks,
} from '../../../../scripts/content/parts/parts'
import { listWords } from '../../../../scripts/content/words/listWords'
import { wordGroups } from '../../../../scripts/content/words/wordGroups'
import { parseYaml } from '../../../../scripts/content/yamlFile'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { messagesOf } from '../../../../scripts/lib/userError'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'sample/content'
const RULES = readFileSync('firestore.rules', 'utf8')
const PAGES = readFileSync(join(SAMPLE, 'pages.yaml'), 'utf8')
const values = readPlaceholders(SAMPLE)

const off = (...names: PartName[]): PartStates => ({
  ...ALL_ON,
  ...Object.fromEntries(names.map((name) => [name, 'off' as const])),
})

type Row = {
  states: PartStates
  /** In the policy, the rules, the legal texts. */
  gone: RegExp
  stays: RegExp
  /** Not of a part that only reads what everyone may read. */
  rules: RegExp | null
}

const SIGN_IN = /apis\.google|identitytoolkit|securetoken|agency\.example/
const table: Record<string, Row> = {
  newsletter: {
    states: off('newsletter'),
    gone: /newsletter|subscri/i,
    stays: /your bag/,
    rules: /match \/(newsletter|unsubscribe)|offeredLists/,
  },
  bag: { states: off('bag'), gone: /\b(bag|orders?)\b/i, stays: /newsletter/, rules: /orders/ },
  'accounts and bag': {
    states: off('accounts', 'bag'),
    gone: /\b(bag|orders?|accounts?|log out|signed-in|Authentication|password)\b/i,
    stays: /newsletter/,
    rules: /users|isOwner/,
  },
  search: {
    states: off('search'),
    gone: /open the search|address, which only/i,
    stays: /newsletter/,
    rules: null,
  },
  'all parts': {
    states: off(...partNames),
    gone: /\b(bag|orders?|accounts?|log out|newsletter|subscri\w+|password)\b/i,
    stays: /contact form/,
    rules: /users|isOwner|offeredLists|match \/(newsletter|unsubscribe)/,
  },
}

/** Terms name the profession. */
const PROFESSION = /chartered accountan\w+/g

function legalText(states: PartStates): string {
  const { privacy, terms } = readLegal(SAMPLE, legalValues(values, readEnvironment({}), { parts: states }))
  const sections = [...privacy.sections, ...terms.sections]
  return sections
    .map(({ heading, html }) => `${heading} ${html}`)
    .join('\n')
    .replace(PROFESSION, '')
}

it.each(Object.entries(table))('a site without %s says and stores nothing of it', (_, row) => {
  const { states, gone, stays, rules } = row
  expect(legalText(states)).not.toMatch(gone)
  expect(legalText(states)).toMatch(stays)
  expect(legalText(ALL_ON)).toMatch(gone)
  const written = withoutLackingBlocks(RULES, states)
  const matched = [RULES, written].map((text) => rules === null || rules.test(text))
  expect(matched).toEqual([true, rules === null])
  expect(written).toContain('match /contactMsg')
})

it.each(Object.entries(table))('a site without %s needs none of its texts and words', (_, { states }) => {
  const lacking = lackingPages(states)
  const without = PAGES.split(/^(?=\w)/m).filter(
    (page) => !lacking.some((name) => page.startsWith(`${name}:`)),
  )
  expect(parseYaml(without.join(''), pagesSchema(values, states)).mistakes).toEqual([])
  expect(parseYaml(PAGES, pagesSchema(values, states)).mistakes).toEqual([])
  const needed = listWords('en', (text) => text, states)
  for (const name of partNames) {
    for (const [group, listed] of Object.entries(parts[name].words)) {
      const names = listed === 'all' ? Object.keys(Reflect.get(wordGroups, group)) : listed
      for (const word of names) {
        if (states[name] === 'off')
          expect(needed[group] ?? {}, `${group}.${word}`).not.toHaveProperty(String(word))
      }
    }
  }
  expect(Object.values(needed)).not.toContainEqual({})
  expect(Object.keys(needed.plans ?? {}).includes('ask')).toBe(states.bag === 'off')
})

it('with all parts, the pages of each part need their texts', () => {
  for (const name of lackingPages(off(...partNames))) {
    const without = PAGES.split(/^(?=\w)/m).filter((page) => !page.startsWith(`${name}:`))
    expect(parseYaml(without.join(''), pagesSchema(values)).mistakes, name).not.toEqual([])
  }
})

it('only accounts let the browser ask the sign-in service', () => {
  const live = {
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_AUTH_DOMAIN: 'agency.example',
    VITE_FIREBASE_PROJECT_ID: 'agency',
    VITE_FIREBASE_APP_ID: '1',
  }
  const policy = (states: PartStates) => contentSecurityPolicy(readEnvironment(live), [], null, null, states)
  expect(policy(ALL_ON)).toMatch(SIGN_IN)
  expect(policy(off('bag', 'newsletter'))).toBe(policy(ALL_ON))
  expect(policy(off('accounts', 'bag'))).not.toMatch(SIGN_IN)
  expect(policy(off('accounts', 'bag'))).toContain("frame-src 'none'")
})

function brandWith(lines: string) {
  const site = `${readFileSync(join(SAMPLE, 'site.yaml'), 'utf8')}\n${lines}\n`
  return temporaryFolder({ 'content/site.yaml': site, 'content/pages.yaml': PAGES })
}

it('the bag needs accounts', () => {
  const root = brandWith('parts:\n  accounts: false')
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n')
  const found = messagesOf(() => readSiteFile(join(root, 'content')))
  const line = lines.indexOf('parts:') + 1
  expect(found.filter((one) => one.includes('parts'))).toEqual([
    `content/site.yaml:${line}: parts bag: bag needs accounts: write "bag: false", too, or remove "accounts: false".`,
  ])
})

it('names a link to a page of a part that is off', () => {
  const root = brandWith('parts: { newsletter: false }')
  expect(readParts(join(root, 'content'))).toEqual(off('newsletter'))
  expect(() => checkLink(contextOf(root), paths.unsubscribe)).toThrow('switches off, or “parts”')
  expect(() => checkLink(contextOf(root), paths.login)).not.toThrow()
})

it('keeps what lets people leave while the database still holds data', () => {
  const ending: PartStates = { ...ALL_ON, accounts: 'ending', bag: 'ending', newsletter: 'ending' }
  const text = legalText(ending)
  expect(text).toMatch(/until you unsubscribe/)
  expect(text).toMatch(/If you have had an account/)
  expect(text).not.toMatch(/When you subscribe|When you have an account/)
  expect(lackingPages(ending)).not.toContain('unsubscribe')
  const rules = withoutLackingBlocks(RULES, ending)
  expect(rules).toContain('match /unsubscribe')
  expect(rules).not.toContain('match /newsletter')
  const orders = withoutLackingBlocks(RULES, { ...ALL_ON, bag: 'ending' })
  const kept = orders.slice(orders.indexOf('match /orders'), orders.indexOf('// part orders end'))
  expect(kept.match(/allow [a-z, ]+/g)).toEqual(['allow get, delete', 'allow list'])
  expect(orders).not.toContain('isOrder')
  expect(listWords('en', (text) => text, ending).unsubscribe).toHaveProperty('submit')
})
