import { site } from 'virtual:content/site'
import { describe, expect, it, vi } from 'vitest'
import { formatNote } from '@/content/forms'
import { env } from '@/env'

const LIVE = { kind: 'live', projectId: 'agency', apiKey: 'key', authDomain: 'agency.example', appId: '1' }

/** The page of a build with this configuration. */
async function privacyOf(change: Record<string, unknown>) {
  vi.resetModules()
  vi.spyOn(await import('@/env'), 'env', 'get').mockReturnValue({ ...env, ...change })
  const { privacy } = await import('@/content/privacy')
  return JSON.stringify(privacy)
}

describe('the privacy page', () => {
  it.each([
    ['a film', { filmUrl: 'https://player.vimeo.com/video/1' }, /Vimeo/],
    ['a film', { filmUrl: 'https://www.youtube-nocookie.com/embed/1' }, /YouTube/],
    ['App Check', { backend: LIVE, appCheckKey: 'k' }, /reCAPTCHA.*|firebase-app-check-database/],
    ['performance reports', { reportUrl: 'https://reports.example/in' }, /how fast a page loaded/],
    ['an image host', { imageHost: 'https://pictures.example' }, /pictures\.example/],
  ])('mentions %s only if the build uses it', async (_, change, words) => {
    expect(await privacyOf(change)).toMatch(words)
    expect(await privacyOf({})).not.toMatch(words)
  })

  it('does not mention App Check on the local backend, which has none', async () => {
    expect(await privacyOf({ appCheckKey: 'k' })).not.toContain('reCAPTCHA')
  })

  it('states after how many months messages are deleted', async () => {
    const promise = `after ${site.legal.messageRetentionMonths} months`
    expect(await privacyOf({})).toContain(promise)
    expect(formatNote(site.legal.messageRetentionMonths)).toContain(promise)
  })
})
