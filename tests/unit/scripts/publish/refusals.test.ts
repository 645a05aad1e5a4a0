import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { main } from '../../../../scripts/publish'
import {
  changedSince,
  chooseMessage,
  commitFiles,
  isAhead,
  proposeMessage,
  readRepository,
  requireLiveCommit,
} from '../../../../scripts/publish/git'
import { readOptions } from '../../../../scripts/publish/publishOptions'
import {
  requireCommitted,
  requireConfiguration,
  requireLegalNames,
} from '../../../../scripts/publish/requirements'
import { liveVariables } from '../../../fixtures/liveVariables'
import { temporaryFolder } from '../../../temporaryFolder'

const live = { ...liveVariables, VITE_SITE_URL: 'https://www.agency.example' }
const configure = (variables: Record<string, string>) =>
  requireConfiguration('agency-site', readEnvironment(variables), variables)
const project = ['--project', 'agency-site']

it.each([
  ['the documents of the local backend', [], 'documents'],
  ['the documents of a project', [...project, '--only', 'content'], 'documents'],
  ['a whole site', [...project, '--notifier'], 'site'],
  ['a preview', [...project, '--preview', 'pr-12'], 'preview'],
  ['the studio alone', [...project, '--studio'], 'studio'],
])('publishes %s', (_, args, scope) => {
  expect(readOptions(args)).toMatchObject({ scope, isYes: false, isDryRun: false })
})

it.each([
  ['to a local project', ['--project', 'demo-site'], /leave out --project/],
  ['with an unknown part', [...project, '--only', 'rules'], /--only must be content/],
  ['for a preview of no project', ['--preview', 'pr-12'], /--project your-project/],
  ['for a preview of the documents', [...project, '--preview', 'a', '--only', 'content'], /only one of/],
  ['with a notifier in a preview', [...project, '--preview', 'b', '--notifier'], /only one of/],
  ['with an unknown option', [...project, '--force'], /Options: --project/],
  ['without -- before the options', ['agency-site'], /^Unexpected argument 'agency-site'\. Write -- before/],
])('a publish is refused %s', (_, args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})

it.each([
  ['if nothing is configured', {}, /local build/],
  ['if the build is for another project', { ...live, VITE_FIREBASE_PROJECT_ID: 'other' }, /other/],
  ['if the site has no address', { ...live, VITE_SITE_URL: ' ' }, /VITE_SITE_URL/],
])('a publish is refused %s', (_, variables, words) => {
  expect(() => configure(variables)).toThrow(words)
  configure(live)
})

it('a publish to a project is refused while there is only the sample', async () => {
  vi.stubEnv('CONTENT_DIR', 'sample/content')
  await expect(main([...project, '--only', 'content', '--yes'])).rejects.toThrow(/npm run begin/)
})

it('a publish is refused for placeholders in the legal names', () => {
  expect(() => requireLegalNames(['legal entity is "[name]"'])).toThrow(/entity.*\n.*--allow-samples/)
  requireLegalNames([])
})

it.each([
  ['', 'Update site'],
  ['y', 'Update site'],
  ['Yes', 'Update site'],
  ['n', null],
  ['New prices', 'New prices'],
])('the answer “%s” to the question of the commit means %j', (answer, message) => {
  expect(chooseMessage(answer, 'Update site')).toBe(message)
})

it('commits the content alone; changed code must be committed first', async () => {
  const folder = temporaryFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const write = (file: string) => writeFileSync(join(folder, file), String(Math.random()))
  mkdirSync(join(folder, 'content'))
  copyFileSync('.gitignore', join(folder, '.gitignore'))
  expect(await readRepository(folder)).toBeNull()
  git('init', '-q')
  git('config', 'user.name', 'a')
  git('config', 'user.email', 'a@site.example')
  expect(await readRepository(folder)).toBeNull()
  write('code.ts')
  write('content/old.md')
  git('add', '.')
  git('commit', '-qm', 'One')
  // What firebase-tools keeps of an upload, a Mac of a folder that was looked at, and Windows of a download.
  mkdirSync(join(folder, '.firebase'))
  for (const file of [
    '.firebase/hosting.ZGlzdC1kZXBsb3k.cache',
    '.DS_Store',
    'content/a.jpg:Zone.Identifier',
  ])
    write(file)
  const { commit = '', uncommitted } = (await readRepository(folder)) ?? {}
  expect(uncommitted).toEqual([])

  write('code.ts')
  // As git mv does: git would show both as one renamed file.
  renameSync(join(folder, 'content', 'old.md'), join(folder, 'content', 'new file.md'))
  git('add', 'content')
  const changed = ['code.ts', 'content/new file.md', 'content/old.md']
  expect((await readRepository(folder))?.uncommitted).toEqual(changed)
  expect(() => requireCommitted(['code.ts'])).toThrow('not committed (code.ts)')

  await commitFiles(folder, changed.slice(1), proposeMessage(changed.slice(1)))
  expect(git('log', '-1', '--format=%s')).toBe('Update new file and old\n')
  expect((await readRepository(folder))?.uncommitted).toEqual(['code.ts'])
  expect(await changedSince(folder, commit)).toEqual(changed)
  expect(await changedSince(folder, 'abcdef1')).toBeNull()
  await requireLiveCommit(folder, commit)
  expect(await isAhead(folder)).toBe(false)
  git('branch', 'online', commit)
  git('branch', '--set-upstream-to', 'online')
  expect(await isAhead(folder)).toBe(true)
  await expect(requireLiveCommit(folder, 'abcdef1')).rejects.toThrow('git push on the computer')

  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  git('config', '--unset', 'user.email')
  git('config', 'user.useConfigOnly', 'true')
  // git says it in the language of the owner, where it has a translation.
  vi.stubEnv('LC_ALL', 'C.utf8')
  vi.stubEnv('LANGUAGE', 'de')
  await expect(commitFiles(folder, ['code.ts'], 'Two')).rejects.toThrow('git does not know your name')
})
