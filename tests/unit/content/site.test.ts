import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { counters } from '@/content/home'
import { site, weekdays } from '@/content/site'

describe('the site', () => {
  it('has offices in India and in the USA, with a clock and hours that can be worked out', () => {
    expect(site.offices.map(({ country }) => country)).toEqual(['India', 'USA'])
    for (const { timeZone, hours } of site.offices) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      for (const { from, to, opens, closes } of hours) {
        expect(weekdays.indexOf(from)).toBeLessThanOrEqual(weekdays.indexOf(to))
        expect(opens < closes).toBe(true)
      }
    }
  })

  it('counts 60, 25, 50 and 40', () => {
    expect(counters.map(({ value }) => value)).toEqual([60, 25, 50, 40])
  })

  it('marks made-up people and addresses as samples while it uses sample addresses', () => {
    const isSample = site.contact.email.endsWith('.example')
    expect(site.founder.sample).toBe(isSample)
    expect(site.offices.every(({ sample }) => sample)).toBe(isSample)
    expect(site.legal.sample).toBe(site.legal.entity.startsWith('['))
  })

  it('has the portrait it names', () => {
    expect(existsSync(`public${site.founder.portrait}`)).toBe(true)
  })

  it('keeps the copyright year 2024', () => {
    expect(site.copyrightYear).toBe(2024)
  })
})
