import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { contentFolder } from '../../lib/contentFolder.ts'
import { issuePath } from '../valueSchemas.ts'
import { accounts } from './accounts.ts'
import { bag } from './bag.ts'
import { newsletter } from './newsletter.ts'
import type { Part, WordList } from './part.ts'
import { search } from './search.ts'

export const parts: Record<PartName, Part> = { accounts, bag, newsletter, search }

export type PartName = 'accounts' | 'bag' | 'newsletter' | 'search'
/** `ending`: the owner has switched it off, and the database still holds data of it. */
export type PartState = 'on' | 'ending' | 'off'
export type PartStates = Record<PartName, PartState>

const all = Object.entries(parts) as [PartName, Part][]
export const partNames = all.map(([name]) => name)

const statesWith = (stateOf: (name: PartName) => PartState) =>
  Object.fromEntries(partNames.map((name) => [name, stateOf(name)])) as PartStates

export const ALL_ON = statesWith(() => 'on')

const switchOf = ({ label, hint }: Part) =>
  v.pipe(v.optional(v.boolean('true or false'), true), v.metadata({ label, hint }))

/** `parts` in site.yaml. */
export const partsSchema = v.pipe(
  v.strictObject({
    accounts: switchOf(accounts),
    bag: switchOf(bag),
    newsletter: switchOf(newsletter),
    search: switchOf(search),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [name, { needs }] of all) {
      if (!needs || !dataset.value[name] || dataset.value[needs as PartName]) continue
      addIssue({
        message: `${name} needs ${needs}: write "${name}: false", too, or remove "${needs}: false".`,
        path: issuePath(name),
      })
    }
  }),
  v.metadata({
    label: 'Parts of the site',
    hint: 'What the site has. The pages and words of a part that is off are not needed.',
  }),
)

/** A publish notes the parts whose data the database still holds, for itself and for the build that it starts. */
const ENDING = 'ENDING_PARTS'
export const noteEnding = (names: readonly PartName[]) => {
  process.env[ENDING] = names.join(' ')
}

/** The states of the parts, also while other fields of site.yaml have mistakes. */
export function readParts(folder = contentFolder()): PartStates {
  const file = join(folder, 'site.yaml')
  if (!existsSync(file)) return ALL_ON
  const site = parseDocument(readFileSync(file, 'utf8'))
  const off = partNames.filter((name) => site.getIn(['parts', name]) === false)
  const ending = process.env[ENDING]?.split(' ') ?? []
  return statesWith((name) => (off.includes(name) ? (ending.includes(name) ? 'ending' : 'off') : 'on'))
}

/** The constants of a build that src/env.ts declares, such as `__HAS_BAG__`. */
export const partConstants = (states: PartStates) =>
  Object.fromEntries(
    partNames.flatMap((name) => [
      [`__HAS_${name.toUpperCase()}__`, JSON.stringify(states[name] === 'on')],
      [`__KEEPS_${name.toUpperCase()}__`, JSON.stringify(states[name] !== 'off')],
    ]),
  )

/** What a site with these parts lacks: those of each part that is off, but for what stays until its data is gone. */
const lacking = (
  states: PartStates,
  of: (part: Part) => readonly string[],
  kept: (part: Part) => readonly string[],
) =>
  all.flatMap(([name, part]) => {
    if (states[name] === 'on') return []
    const staying = states[name] === 'ending' ? kept(part) : []
    return of(part).filter((one) => !staying.includes(one))
  })

export const lackingPages = (states: PartStates) =>
  lacking(
    states,
    ({ pages }) => pages,
    ({ ending }) => ending.pages ?? [],
  )

/** In content/pages.yaml: 'login', 'plans.bag'. */
export const lackingTexts = (states: PartStates) => [
  ...lackingPages(states),
  ...all.flatMap(([name, { texts }]) => (states[name] === 'on' ? [] : texts)),
]

const lackingBlocks = (states: PartStates) =>
  lacking(
    states,
    ({ blocks }) => blocks,
    ({ ending }) => ending.blocks ?? [],
  )

/** A file without the marked blocks of what the site lacks. */
export function withoutLackingBlocks(text: string, states: PartStates): string {
  return lackingBlocks(states).reduce(
    (rest, name) =>
      rest.replace(new RegExp(` *// part ${name} begin\\n[\\s\\S]*?// part ${name} end\\n`, 'g'), ''),
    text,
  )
}

export function hasWord(states: PartStates, group: string, word: string): boolean {
  const isIn = (list: WordList = {}) => {
    const listed = (list as Record<string, 'all' | readonly string[]>)[group]
    return listed === 'all' || listed?.includes(word) === true
  }
  return all.every(([name, { words, wordsWithout, ending }]) => {
    if (states[name] === 'on') return !isIn(wordsWithout)
    return !isIn(words) || (states[name] === 'ending' && isIn(ending.words))
  })
}

/** What a sentence of a legal text can depend on: 'bag', and 'bagEnding' while a bag that is off still has data. */
export const partConditions = partNames.flatMap((name) => [name, `${name}Ending`] as const)

export const partValues = (states: PartStates) =>
  Object.fromEntries(
    partNames.flatMap((name) => [
      [name, states[name] === 'on'],
      [`${name}Ending`, states[name] === 'ending'],
    ]),
  ) as Record<(typeof partConditions)[number], boolean>

/** What the Content-Security-Policy allows for the parts. */
export function partSources(states: PartStates, backend: Parameters<NonNullable<Part['sources']>>[0]) {
  const found = all.flatMap(([name, { sources }]) =>
    states[name] === 'on' && sources ? [sources(backend)] : [],
  )
  return {
    script: found.flatMap(({ script = [] }) => script),
    connect: found.flatMap(({ connect = [] }) => connect),
    frame: found.flatMap(({ frame = [] }) => frame),
  }
}
