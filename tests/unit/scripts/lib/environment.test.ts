import { expect, it } from 'vitest'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { liveVariables as live } from '../../../fixtures/liveVariables'

it('the configuration is the local backend when nothing is set', () => {
  expect(readEnvironment({})).toMatchObject({
    siteUrl: 'https://site.example',
    backend: { kind: 'local', projectId: 'demo-site', firestorePort: 8080, authPort: 9099 },
  })
})

it('the configuration is the live project when all four variables are set', () => {
  expect(readEnvironment(live).backend).toEqual({
    kind: 'live',
    apiKey: live.VITE_FIREBASE_API_KEY,
    authDomain: live.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: live.VITE_FIREBASE_PROJECT_ID,
    appId: live.VITE_FIREBASE_APP_ID,
  })
})

it.each([
  ['local builds', {}, false, true],
  ['previews', live, true, true],
  ['live builds', live, false, false],
  // Only the command that publishes a preview decides.
  ['live builds in a shell with this variable', { ...live, PREVIEW: '1' }, false, false],
])('the configuration shows samples or leaves them out: %s', (_, variables, isPreview, expected) => {
  expect(readEnvironment(variables, isPreview).showsSamples).toBe(expected)
})

it('the configuration names the missing variables of a live project', () => {
  const [first = '', ...others] = Object.keys(live)
  expect(() => readEnvironment({ [first]: 'key' })).toThrow(others.join(', '))
  for (const name of others) expect(() => readEnvironment({ ...live, [name]: ' ' })).toThrow(name)
})

it('the configuration rejects a demo project as live', () => {
  expect(() => readEnvironment({ ...live, VITE_FIREBASE_PROJECT_ID: 'demo-agency' })).toThrow('demo-')
})

it('the configuration accepts an App Check key and rejects other text', () => {
  const key = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz-_0123456789'
  expect(readEnvironment({}).appCheckKey).toBeNull()
  expect(readEnvironment({ VITE_APP_CHECK_KEY: ` ${key} ` }).appCheckKey).toBe(key)
  for (const wrong of ['short', `${key}; script-src *`]) {
    expect(() => readEnvironment({ VITE_APP_CHECK_KEY: wrong })).toThrow('VITE_APP_CHECK_KEY')
  }
})

it('the configuration accepts only a host name as the auth domain, because it becomes part of the CSP', () => {
  expect(() => readEnvironment({ ...live, VITE_FIREBASE_AUTH_DOMAIN: "x.example; script-src '*'" })).toThrow(
    'VITE_FIREBASE_AUTH_DOMAIN',
  )
})

it.each(['VITE_SITE_URL', 'VITE_IMAGE_HOST', 'VITE_REPORT_URL'])('%s must be a URL', (name) => {
  expect(() => readEnvironment({ [name]: 'agency.example' })).toThrow(name)
  expect(() => readEnvironment({ [name]: 'javascript:alert(1)' })).toThrow(name)
})
