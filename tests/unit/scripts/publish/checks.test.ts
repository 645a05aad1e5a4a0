import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMissingRules } from '../../../../scripts/content/checkRules'
import { compileRules } from '../../../../scripts/local/compileRules'
import { findHidane } from '../../../../scripts/local/firestoreEmulator'
import { temporaryFolder } from '../../../temporaryFolder'

const rules = readFileSync('firestore.rules', 'utf8')
const hidane = await findHidane()

function write(text: string): string {
  const file = join(temporaryFolder(), 'firestore.rules')
  writeFileSync(file, text)
  return file
}

it('accepts the rules of the site', async () => {
  expect(findMissingRules('firestore.rules')).toEqual([])
  expect((await compileRules('firestore.rules', hidane)) ?? []).toEqual([])
})

it('names a collection that the rules do not let the site read', () => {
  expect(findMissingRules(write(rules.replace('match /team/', 'match /teams/')))).toEqual([
    expect.stringContaining('the collection team'),
  ])
})

it('names the line of a mistake in the rules, if hidane is installed', async () => {
  const broken = rules.replace('allow get: if', 'allow get if')
  const line = broken.split('\n').findIndex((text) => text.includes('allow get if')) + 1
  const expected = [expect.stringContaining(`firestore.rules:${line}:`)]
  expect(await compileRules(write(broken), hidane)).toEqual(hidane && expect.arrayContaining(expected))
})
