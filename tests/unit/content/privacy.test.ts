import { contactTexts } from 'virtual:content/contactTexts'
import { site } from 'virtual:content/site'
import { describe, expect, it } from 'vitest'
import { readOwnerData } from '../../../scripts/brand/ownerData'
import { readEnvironment } from '../../../scripts/build/environment'

const LIVE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency.example',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_APP_ID: '1',
}

/** The page of a build with these variables. */
const privacyOf = (variables: Record<string, string>) =>
  JSON.stringify(
    readOwnerData('tests/fixtures/sampleBrand/content', readEnvironment(variables)).privacy.sections,
  )

describe('the privacy page', () => {
  it.each([
    ['App Check', { ...LIVE, VITE_APP_CHECK_KEY: 'k'.repeat(40) }, /reCAPTCHA.*|firebase-app-check-database/],
    ['performance reports', { VITE_REPORT_URL: 'https://reports.example/in' }, /how fast a page loaded/],
    ['an image host', { VITE_IMAGE_HOST: 'https://pictures.example' }, /pictures\.example/],
  ])('mentions %s only if the build uses it', (_, variables, words) => {
    expect(privacyOf(variables)).toMatch(words)
    expect(privacyOf({})).not.toMatch(words)
  })

  it('does not mention App Check on the local backend, which has none', () => {
    expect(privacyOf({ VITE_APP_CHECK_KEY: 'k'.repeat(40) })).not.toContain('reCAPTCHA')
  })

  it('states after how many months messages are deleted', () => {
    const promise = `after ${site.legal.messageRetentionMonths} months`
    expect(privacyOf({})).toContain(promise)
    expect(contactTexts.note).toContain(promise)
  })
})
