import { describe, expect, it, vi } from 'vitest'
import { site } from '@/content/site'
import { env } from '@/env'

const LIVE = { kind: 'live', projectId: 'agency', apiKey: 'key', authDomain: 'agency.example', appId: '1' }

/** The page of a build that was configured so. */
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
    ['the check of forms', { backend: LIVE, appCheckKey: 'k' }, /reCAPTCHA.*|firebase-app-check-database/],
    ['reports', { reportUrl: 'https://reports.example/in' }, /how fast a page loaded/],
    ['a host of pictures', { imageHost: 'https://pictures.example' }, /pictures\.example/],
  ])('speaks of %s where the build has it, and only there', async (_, change, words) => {
    expect(await privacyOf(change)).toMatch(words)
    expect(await privacyOf({})).not.toMatch(words)
  })

  it('does not speak of the check on the local backend, where there is none', async () => {
    expect(await privacyOf({ appCheckKey: 'k' })).not.toContain('reCAPTCHA')
  })

  it('promises the time after which messages are deleted', async () => {
    expect(await privacyOf({})).toContain(`after ${site.legal.messageRetentionMonths} months`)
  })
})
