import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../../scripts/build/environment'
import { explainFailure } from '../../../../scripts/publish/firebase'
import { readFiles } from '../../../../scripts/publish/manifest'
import { readOptions } from '../../../../scripts/publish/options'
import {
  requireCommitted,
  requireConfiguration,
  requireLegalNames,
  requireLiveBuild,
  requireSame,
  requireUnchanged,
} from '../../../../scripts/publish/readiness'
import { liveVariables } from '../../../fixtures/liveVariables'
import { temporaryFolder } from '../../../temporaryFolder'

const live = { ...liveVariables, VITE_SITE_URL: 'https://www.agency.example' }

describe('a deploy is refused', () => {
  it.each([
    ['without a project id', [], /Pass the project id/],
    ['without a project id, even if one is configured', [], /Pass the project id/, 'agency-site'],
    ['without a project id in a dry run', ['--dry-run'], /Pass the project id/],
    ['to a local project', ['--project', 'demo-site'], /are local/],
    ['with an invalid preview name', ['--project', 'a', '--preview', 'My Idea'], /short name/],
    ['with a notifier in a preview', ['--project', 'a', '--preview', 'b', '--notifier'], /--notifier/],
    ['with an unknown option', ['--project', 'a', '--force'], /Options: --project/],
    ['with an invalid address of the live site', ['--project', 'a', '--live', 'here'], /--live/],
  ])('%s', (_, args, words, configured?: string) => {
    expect(() => readOptions(args, configured)).toThrow(words)
  })

  it.each([
    ['if nothing is configured', {}, /local build/],
    ['if the build is for another project', { ...live, VITE_FIREBASE_PROJECT_ID: 'other' }, /other/],
    ['if the site has no address', { ...live, VITE_SITE_URL: ' ' }, /VITE_SITE_URL/],
  ])('%s', (_, variables, words) => {
    const check = () => requireConfiguration('agency-site', readEnvironment(variables), variables)
    expect(check).toThrow(words)
  })

  it.each([
    ['a live site', { preview: undefined, allowsSamples: false }, ['legal entity is "[name]"'], true],
    [
      'a live site with samples',
      { preview: undefined, allowsSamples: true },
      ['legal entity is "[name]"'],
      false,
    ],
    ['a preview', { preview: 'pr-12', allowsSamples: false }, ['legal entity is "[name]"'], false],
    ['a live site with real names', { preview: undefined, allowsSamples: false }, [], false],
  ])('for placeholders in the legal names of %s', (_, options, placeholders, isRefused) => {
    const check = () => requireLegalNames(options, placeholders)
    if (isRefused) expect(check).toThrow(/entity.*\n.*--allow-samples/)
    else check()
  })

  it('if the built files or the rules are no longer those that were checked', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'index.html'), 'the site')
    const built = await readFiles(folder)
    await requireUnchanged(folder, built)
    writeFileSync(join(folder, 'index.html'), 'a local build')
    await expect(requireUnchanged(folder, built)).rejects.toThrow(/index\.html.*not uploaded/)
    expect(() => requireSame('firestore.rules', 'before', 'after')).toThrow(/firestore\.rules has changed/)
  })

  it('only in these cases', () => {
    expect(readOptions(['--dry-run'], 'agency-site').project).toBe('agency-site')
    requireConfiguration('agency-site', readEnvironment(live), live)
    expect(readOptions(['--project', 'agency-site', '--preview', 'pr-12'])).toMatchObject({
      preview: 'pr-12',
      live: 'https://agency-site.web.app',
      isYes: false,
    })
  })
})

describe('a folder is not deployed', () => {
  let folder: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'))
    mkdirSync(join(folder, 'assets'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('unless it is committed', async () => {
    await expect(requireCommitted(folder)).rejects.toThrow('not a git repository')
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
    ['{projectId:"demo-site"}', 'local backend'],
    ['{projectId:"another-site"}', 'another project'],
  ])('if its code contains %s', async (code, words) => {
    writeFileSync(join(folder, 'assets', 'a.js'), code)
    await expect(requireLiveBuild(folder, 'agency-site')).rejects.toThrow(words)
    writeFileSync(join(folder, 'assets', 'a.js'), '{projectId:"agency-site"}')
    await requireLiveBuild(folder, 'agency-site')
  })
})

it.each([
  ['Error: Failed to authenticate, have you run firebase login?', /not signed in/],
  ['Error: HTTP Error: 403, The caller does not have permission', /cannot deploy/],
  ['Error: Failed to get Firebase project agency-site. Please make sure', /does not exist/],
  ['Error: Your project must be on the Blaze (pay-as-you-go) plan', /Blaze/],
  [
    'In non-interactive mode but have no value for the following environment variables: NOTIFY_TO',
    /setting of the notifier/,
  ],
  ['Error: connect ETIMEDOUT 1.2.3.4:443', /network/],
  ['an unknown failure', /deploy again/],
])('explains what firebase-tools prints: %s', (output, words) => {
  expect(explainFailure(output)).toMatch(words)
})
