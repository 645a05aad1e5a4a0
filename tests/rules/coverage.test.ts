import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allowLines, countOperations, readConditions } from './coverage'

// Runs behind all the other files: vitest.config.ts sees to that.
const FEWEST_OPERATIONS = 300

const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
const conditions = await readConditions(rules)
const allows = allowLines(rules)

describe('the tests of the rules', () => {
  it('try every line that allows something both ways', () => {
    const [open, conditional] = [true, false].map((is) =>
      allows.filter((allow) => allow.isForEverybody === is),
    )
    expect(open?.map(({ text }) => text)).toEqual(Array(4).fill('allow get: if true;'))
    expect(conditional?.length).toBeGreaterThan(10)
    for (const { line, text, at } of conditional ?? []) {
      const tried = conditions.filter((condition) => condition.at === at).at(0)
      expect(tried?.granted, `granted by line ${line}, ${text}`).toBeGreaterThan(0)
      expect(tried?.refused, `refused by line ${line}, ${text}`).toBeGreaterThan(0)
    }
  })

  it('see every condition met and not met', () => {
    const oneSided = conditions.filter(({ granted, refused }) => granted === 0 || refused === 0)
    expect(oneSided.map(({ line, text }) => `${line}: ${text}`)).toEqual([])
  })

  it('hold the operations they say they hold', async () => {
    const { granted, refused } = await countOperations()
    console.info(
      `${granted + refused} operations tried: ${granted} granted, ${refused} refused. ` +
        `${allows.length} lines that allow, ${conditions.length} conditions, each seen both ways.`,
    )
    expect(granted + refused).toBeGreaterThanOrEqual(FEWEST_OPERATIONS)
  })
})
