import { EMULATOR, projectId, RULES_PROJECTS, type RulesProject } from './environment'

type Value = { value: { boolValue?: boolean; undefined?: unknown }; count: number }
type Expression = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number }
  values?: Value[]
  children?: Expression[]
}
type Report = { rules: { files: { content: string }[] }; report?: Expression[] }

/** How often a condition was true and false. An expression that cannot be evaluated denies, so it counts as false. */
export type Condition = { line: number; text: string; start: number; allowed: number; denied: number }

/** Every `allow` line, with the offset at which its condition starts. */
export function findAllowLines(rules: string) {
  return [...rules.matchAll(/^ *allow ([a-z, ]+): if ([^;]+);/gm)].map((found) => ({
    line: rules.slice(0, found.index).split('\n').length,
    text: found[0].trim().replace(/\s+/g, ' '),
    start: found.index + found[0].lastIndexOf(found[2] ?? ''),
    isUnconditional: found[2] === 'true',
  }))
}

/** Adds up the emulator's coverage reports of all test files. */
export async function readConditions(rules: string): Promise<Condition[]> {
  const conditions = new Map<string, Condition>()
  // An expression that was ever a text, a number or a map is an operand, not a condition.
  const operands = new Set<string>()
  for (const name of RULES_PROJECTS) {
    for (const expression of await readReport(name, rules)) add(expression)
  }
  return [...conditions].flatMap(([key, condition]) => (operands.has(key) ? [] : [condition]))

  function add({ sourcePosition, values = [], children = [] }: Expression) {
    const { line, currentOffset: start, endOffset } = sourcePosition
    // Two functions can reach the same condition. Count it once.
    const key = `${start}-${endOffset}`
    // The value is empty where `&&` or `||` was decided before.
    const isCondition = values.every(
      ({ value }) => value.boolValue !== undefined || value.undefined || Object.keys(value).length === 0,
    )
    const text = rules.slice(start, endOffset + 1)
    const condition = conditions.get(key) ?? { line, start, text, allowed: 0, denied: 0 }
    for (const { value, count } of values) {
      if (value.boolValue) condition.allowed += count
      else if (value.boolValue === false || value.undefined) condition.denied += count
    }
    conditions.set(key, condition)
    if (!isCondition) operands.add(key)
    children.forEach(add)
  }
}

async function readReport(name: RulesProject, rules: string): Promise<Expression[]> {
  const response = await fetch(`http://${EMULATOR}/emulator/v1/projects/${projectId(name)}:ruleCoverage`)
  const report = (await response.json()) as Report
  if (report.rules.files[0]?.content !== rules)
    throw new Error(`The tests in project ${name} did not use the current firestore.rules.`)
  return report.report ?? []
}
