import { readFile } from 'node:fs/promises'
import { countFile, EMULATOR, projectId, RULES_PROJECTS, type RulesProject } from './environment'

type Value = { value: { boolValue?: boolean; undefined?: unknown }; count: number }
type Expression = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number }
  values?: Value[]
  children?: Expression[]
}
type Report = { rules: { files: { content: string }[] }; report?: Expression[] }

/** How often a condition came out one way and the other. What cannot be evaluated refuses, like false. */
export type Condition = { line: number; text: string; at: number; granted: number; refused: number }

/** Every `allow`, with the place at which its condition begins. */
export function allowLines(rules: string) {
  return [...rules.matchAll(/^ *allow ([a-z, ]+): if ([^;]+);/gm)].map((found) => ({
    line: rules.slice(0, found.index).split('\n').length,
    text: found[0].trim().replace(/\s+/g, ' '),
    at: found.index + found[0].lastIndexOf(found[2] ?? ''),
    isForEverybody: found[2] === 'true',
  }))
}

/** What the emulator saw of each condition, over the projects of all the test files. */
export async function readConditions(rules: string): Promise<Condition[]> {
  const seen = new Map<string, Condition>()
  // What was ever a text, a number or a map is a part of a condition.
  const parts = new Set<string>()
  for (const name of RULES_PROJECTS) {
    for (const expression of await readReport(name, rules)) add(expression)
  }
  return [...seen].flatMap(([key, condition]) => (parts.has(key) ? [] : [condition]))

  function add({ sourcePosition, values = [], children = [] }: Expression) {
    const { line, currentOffset: at, endOffset } = sourcePosition
    // The same condition, reached by two functions, is one.
    const key = `${at}-${endOffset}`
    const isCondition = values.every(({ value }) => value.boolValue !== undefined || value.undefined)
    const found = seen.get(key) ?? { line, at, text: rules.slice(at, endOffset + 1), granted: 0, refused: 0 }
    for (const { value, count } of values) {
      if (value.boolValue) found.granted += count
      else if (value.boolValue === false || value.undefined) found.refused += count
    }
    seen.set(key, found)
    if (!isCondition) parts.add(key)
    children.forEach(add)
  }
}

async function readReport(name: RulesProject, rules: string): Promise<Expression[]> {
  const answer = await fetch(`http://${EMULATOR}/emulator/v1/projects/${projectId(name)}:ruleCoverage`)
  const report = (await answer.json()) as Report
  if (report.rules.files[0]?.content !== rules) throw new Error(`${name} was not run with these rules.`)
  return report.report ?? []
}

/** The operations of all the test files. Run alone, this finds those of the last whole run. */
export async function countOperations() {
  const counts = await Promise.all(
    RULES_PROJECTS.map(async (name) => JSON.parse(await readFile(countFile(name), 'utf8'))),
  )
  const sum = (key: 'granted' | 'refused') =>
    counts.reduce((total: number, count: Record<typeof key, number>) => total + count[key], 0)
  return { granted: sum('granted'), refused: sum('refused') }
}
