import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as limits from '@/content/limits'

const rules = readFileSync('firestore.rules', 'utf8')

describe('the limits', () => {
  it('of a list are the same in firestore.rules', () => {
    const [, limit] = rules.match(/request\.query\.limit <= (\d+)/) ?? []
    expect(Number(limit)).toBe(limits.LIST_LIMIT)
  })

  it('stand behind every list rule', () => {
    const lists = rules.match(/allow [^;]*\b(list|read)\b[^;]*;/g) ?? []
    expect(lists.length).toBeGreaterThan(0)
    for (const rule of lists) expect(rule).toMatch(/^allow list: if (isOwner\(uid\) && )?boundedList\(\);$/)
  })

  it.each([
    ['name', limits.PERSON_NAME_MAX_CHARACTERS],
    ['phone', limits.PHONE_MAX_CHARACTERS],
    ['email', limits.EMAIL_MAX_CHARACTERS],
  ])("of a record's %s are the same in firestore.rules", (field, most) => {
    const [, limit] = rules.match(new RegExp(`record\\.${field}\\.size\\(\\) <= (\\d+)`)) ?? []
    expect(Number(limit)).toBe(most)
  })

  it('are the only numbers in firestore.rules', () => {
    const known: number[] = [...Object.values(limits), 0]
    const code = rules.replace(/\/\/.*$|rules_version = '2'|A-Za-z0-9/gm, '')
    for (const [number] of code.matchAll(/\b\d+\b/g)) expect(known).toContain(Number(number))
  })
})
