import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../../scripts/build/environment.mjs'
import { contentSecurityPolicy, inlineHashes } from '../../../../scripts/build/policy.mjs'

const live = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

const policyOf = (variables: Record<string, string>) =>
  contentSecurityPolicy(readEnvironment(variables), { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] })

describe('the policy of a build', () => {
  it('allows nothing unsafe, locally or live', () => {
    for (const variables of [{}, live]) expect(policyOf(variables)).not.toContain('unsafe')
  })

  it('knows the emulators in a local build only', () => {
    expect(policyOf({})).toContain("connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099")
    expect(policyOf(live)).not.toContain('127.0.0.1')
    expect(policyOf(live)).toContain('frame-src https://agency.firebaseapp.com')
  })

  it('lets images and reports go to other hosts only when they are configured', () => {
    expect(policyOf(live)).toContain("img-src 'self' data:;")
    const opened = policyOf({
      ...live,
      VITE_IMAGE_HOST: 'https://img.example/folder',
      VITE_REPORT_URL: 'https://report.example/vitals',
    })
    expect(opened).toContain("img-src 'self' data: https://img.example;")
    expect(opened).toMatch(/connect-src [^;]* https:\/\/report\.example;/)
  })

  it('lets in what App Check loads only where a real project uses it', () => {
    const check = { VITE_APP_CHECK_KEY: '6LcAbCdEfGhIjKlMnOpQrStUvWxYz-_0123456789' }
    for (const variables of [{}, live, check]) expect(policyOf(variables)).not.toContain('recaptcha')
    const opened = policyOf({ ...live, ...check })
    expect(opened).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\/ /)
    expect(opened).toMatch(/connect-src [^;]* https:\/\/content-firebaseappcheck\.googleapis\.com/)
    expect(opened).toMatch(/frame-src [^;]* https:\/\/recaptcha\.google\.com\/recaptcha\//)
  })

  it('takes the hash of each style that stands in a page, once', () => {
    const { styles } = inlineHashes(['<style>a{}</style>', '<style>a{}</style>', '<style>b{}</style>'])
    expect(styles).toHaveLength(2)
    expect(policyOf({})).toContain("style-src 'self' 'sha256-y';")
  })

  it('takes the hash of scripts that run, and of no data block', () => {
    const html =
      '<script>one()</script><script type="application/json">{}</script><script type="module" src="/a.js"></script>'
    const { scripts } = inlineHashes([html])
    expect(scripts).toHaveLength(1)
    expect(inlineHashes(['<script>one()</script>']).scripts).toEqual(scripts)
    expect(inlineHashes(['<script>two()</script>']).scripts).not.toEqual(scripts)
  })
})
