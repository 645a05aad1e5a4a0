// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../../scripts/build/environment.mjs'
import { whyRefused } from '../../../../scripts/deploy/firebase.mjs'
import { readOptions } from '../../../../scripts/deploy/options.mjs'
import {
  requireCommitted,
  requireConfiguration,
  requireLiveBuild,
} from '../../../../scripts/deploy/readiness.mjs'

const live = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'agency-site',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_URL: 'https://www.agency.example',
}

describe('a deploy is refused', () => {
  it.each([
    ['without a project', [], /Name the project/],
    ['to a local project', ['--project', 'demo-triveni'], /local one/],
    ['with a preview that no address can hold', ['--project', 'a', '--preview', 'My Idea'], /short name/],
    ['with a notifier in a preview', ['--project', 'a', '--preview', 'b', '--notifier'], /--notifier/],
    ['with an unknown option', ['--project', 'a', '--force'], /Options: --project/],
    ['with a live site that is no address', ['--project', 'a', '--live', 'here'], /--live/],
  ])('%s', (_, args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })

  it.each([
    ['where nothing is configured', {}, /local build/],
    ['where the build is for another project', { ...live, VITE_FIREBASE_PROJECT_ID: 'other' }, /other/],
    ['where the site has no address', { ...live, VITE_SITE_URL: ' ' }, /VITE_SITE_URL/],
  ])('%s', (_, variables, words) => {
    const check = () => requireConfiguration('agency-site', readEnvironment(variables), variables)
    expect(check).toThrow(words)
  })

  it('where some variables are missing or name a local project', () => {
    expect(() => readEnvironment({ ...live, VITE_FIREBASE_APP_ID: '' })).toThrow('VITE_FIREBASE_APP_ID')
    expect(() => readEnvironment({ ...live, VITE_FIREBASE_PROJECT_ID: 'demo-x' })).toThrow('demo-')
  })

  it('and otherwise not', () => {
    requireConfiguration('agency-site', readEnvironment(live), live)
    expect(readOptions(['--project', 'agency-site', '--preview', 'pr-12'])).toMatchObject({
      preview: 'pr-12',
      live: 'https://agency-site.web.app',
      agreed: false,
    })
  })
})

describe('of a folder', () => {
  let folder: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'))
    mkdirSync(join(folder, 'assets'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('nothing goes out that no commit holds', async () => {
    await expect(requireCommitted(folder)).rejects.toThrow('no git repository')
    git('init', '-q')
    writeFileSync(join(folder, 'page.html'), 'One')
    git('add', '.')
    git('commit', '-qm', 'One')
    expect(await requireCommitted(folder)).toMatch(/^[0-9a-f]{7,}$/)
    writeFileSync(join(folder, 'page.html'), 'Two')
    writeFileSync(join(folder, 'new.html'), 'Three')
    await expect(requireCommitted(folder)).rejects.toThrow('(page.html, new.html)')
  })

  it.each([
    ['http://127.0.0.1:8080', 'local backend'],
    ['connectFirestoreEmulator(x)', 'local backend'],
    ['{projectId:"demo-triveni"}', 'local backend'],
    ['{projectId:"another-site"}', 'does not name'],
  ])('nothing goes out that says %s', async (code, words) => {
    writeFileSync(join(folder, 'assets', 'a.js'), code)
    await expect(requireLiveBuild(folder, 'agency-site')).rejects.toThrow(words)
    writeFileSync(join(folder, 'assets', 'a.js'), '{projectId:"agency-site"}')
    await requireLiveBuild(folder, 'agency-site')
  })
})

it.each([
  ['Error: Failed to authenticate, have you run firebase login?', /not signed in/],
  ['Error: HTTP Error: 403, The caller does not have permission', /may not deploy/],
  ['Error: Failed to get Firebase project agency-site. Please make sure', /not found/],
  ['Error: Your project must be on the Blaze (pay-as-you-go) plan', /Blaze/],
  [
    'In non-interactive mode but have no value for the following environment variables: NOTIFY_TO',
    /lacks a setting/,
  ],
  ['Error: connect ETIMEDOUT 1.2.3.4:443', /network/],
  ['something nobody has seen', /deploy again/],
])('what firebase-tools says becomes a sentence: %s', (output, words) => {
  expect(whyRefused(output)).toMatch(words)
})
