import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteFile } from '../../../../scripts/content/ownerData'
import { withOffered } from '../../../../scripts/firestore/rules'
import { SAMPLE_BRAND } from '../../../../scripts/lib/contentFolder'

it('a title can contain any character', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const written = withOffered(rules, {
    plans: [{ id: 'one', title: "The owner's \\ plan" }],
    contactForm: { requires: ['email'], questions: [] },
    newsletter: { lists: [] },
  })
  expect(written).toContain("'one': 'The owner\\'s \\\\ plan'")
})

it('the rules ask what the owner asks, and no more', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const written = withOffered(rules, {
    plans: [],
    contactForm: { requires: ['email'], questions: [{ id: 'insurance' }, { id: 'first-visit' }] },
    newsletter: { lists: [{ id: 'tips' }] },
  })
  expect(written).toContain("return ['email'];")
  expect(written).toContain("return ['insurance', 'first-visit'];")
  expect(written).toContain("return ['tips'];")
})

it('without content, the rules are those of the specification', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const { contactForm, newsletter } = readSiteFile(SAMPLE_BRAND)
  const written = withOffered(rules, { plans: [], contactForm, newsletter })
  expect(written.replace(/\/\/ plans begin[\s\S]*plans end/, '')).toBe(
    rules.replace(/\/\/ plans begin[\s\S]*plans end/, ''),
  )
})
