import { describe, expect, it } from 'vitest'
import { serviceBundles } from '@/content/serviceBundles'
import { services } from '@/content/services'

const bundles = await Promise.all(Object.values(serviceBundles).map((bundle) => bundle.load()))
const serviceDetails = Object.assign({}, ...bundles.map(({ details }) => details))

describe('the details of the services', () => {
  it('exist for every service, and none is left over', () => {
    const slugs = services.map(({ slug }) => slug)
    expect(Object.keys(serviceDetails).toSorted()).toEqual(slugs.toSorted())
  })

  it.each(services)('of $slug are complete and say nothing twice', ({ slug }) => {
    const { includes = [], needs = [], duration, questions = [] } = serviceDetails[slug] ?? {}
    expect(includes.length).toBeGreaterThanOrEqual(4)
    expect(includes.length).toBeLessThanOrEqual(6)
    expect(needs.length).toBeGreaterThanOrEqual(2)
    expect(needs.length).toBeLessThanOrEqual(4)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(questions.length).toBeLessThanOrEqual(3)
    for (const line of [...includes, ...needs, duration]) expect(line).toMatch(/^[A-Z0-9].*[^.]$/)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/)
      expect(answer).toMatch(/^[A-Z].*\.$/)
    }
    expect(new Set([...includes, ...needs]).size).toBe(includes.length + needs.length)
  })
})
