import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../temporaryFolder'

// A small product with two releases, and repositories of owners of the first one.

const SITE = 'name: Acme\n'
const PERSON = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.example',
}
/** Its commands. */
const BOOTSTRAP = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const { DIST } = process.env
if (process.argv[2] === 'content:migrate') appendFileSync('content/site.yaml', 'format: 2\\n')
if (process.argv[2] === 'build') {
  mkdirSync(DIST)
  writeFileSync(DIST + '/about.html', '<title>About</title>')
}
`

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...PERSON } }).trim()

function write(root: string, files: Record<string, string | null>) {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) rmSync(join(root, file), { recursive: true })
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
  }
}

function commit(root: string, files: Record<string, string | null>, message: string) {
  write(root, files)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', message)
}

const packageJson = (version: string, more: object = {}) =>
  JSON.stringify({
    name: 'product',
    version,
    private: true,
    type: 'module',
    ...more,
  })
const lock = JSON.stringify({ name: 'product', lockfileVersion: 3, packages: { '': { name: 'product' } } })

/** The second release has moved the sample, and has changed, renamed and removed code. */
function product(): string {
  const root = temporaryFolder()
  git(root, 'init', '--quiet', '--initial-branch=main')
  const first = {
    'package.json': packageJson('1.0.0'),
    'package-lock.json': lock,
    '.gitignore': 'node_modules/\ndist/\ndist-*/\n',
    'content/site.yaml': 'name: Sample\n',
    'content/team/ada.md': 'Ada\n',
    'public/ada.svg': '<svg/>\n',
    'src/page.ts': 'one\ntwo\nthree\nfour\nfive\n',
    'src/old.ts': 'a\nb\nc\nd\ne\nf\ng\n',
    'firebase.json': JSON.stringify({ hosting: { redirects: [], headers: 'max-age=1; includeSubDomains' } }),
    'scripts/bootstrap.mjs': BOOTSTRAP,
  }
  commit(root, first, 'First')
  mkdirSync(join(root, 'sample'))
  git(root, 'mv', 'content', 'public', 'sample')
  git(root, 'mv', 'src/old.ts', 'src/new.ts')
  const second = {
    'package.json': packageJson('2.0.0', { engines: { node: '>=20' } }),
    'sample/content/site.yaml': 'format: 2\nname: Sample\n',
    'sample/content/team/bob.md': 'Bob\n',
    'src/page.ts': 'ONE\ntwo\nthree\nfour\nfive\n',
    'firebase.json': JSON.stringify({ hosting: { headers: 'max-age=1' } }),
    'scripts/content/migrations/2-format.ts': '',
    'scripts/upgrade.mjs': readFileSync('scripts/upgrade.mjs', 'utf8'),
  }
  commit(root, second, 'Second')
  return root
}

/** An owner of the first release, who has replaced the content. */
function owner(from: string, files: Record<string, string | null> = {}, release = 'HEAD~1'): string {
  const root = join(temporaryFolder(), 'own site')
  git(from, 'clone', '--quiet', '--no-hardlinks', from, root)
  git(root, 'reset', '--quiet', '--hard', release)
  const own = { 'content/site.yaml': SITE, 'content/team/ada.md': null, 'content/team/eva.md': 'Eva\n' }
  commit(root, { ...own, ...files }, 'Our site')
  return root
}

/** As docs/upgrade.md starts it in an older version. */
function upgrade(root: string, args: string[] = [], env: Record<string, string> = {}) {
  const script = join(dirname(root), 'upgrade.mjs')
  cpSync('scripts/upgrade.mjs', script)
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...PERSON, ...env } } as const
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options)
  return { isDone: status === 0, signal, output: stdout + stderr }
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')
const isClean = (root: string) =>
  git(root, 'status', '--porcelain') === '' && git(root, 'worktree', 'list').split('\n').length === 1

it('takes a newer version in one commit, and nothing of the sample', () => {
  const from = product()
  const root = owner(from, { 'package.json': packageJson('1.0.0', { name: 'acme', license: 'MIT' }) })
  const before = git(root, 'rev-parse', 'HEAD')
  const { output } = upgrade(root, [from])
  expect(output).toContain('All 1 pages have their addresses and titles.')
  expect(git(root, 'rev-parse', 'HEAD~1')).toBe(before)
  expect(git(root, 'diff', '--name-only', 'HEAD~1', '--', 'content', 'public')).toBe('content/site.yaml')
  expect(read(root, 'content/site.yaml')).toBe(`${SITE}format: 2\n`)
  expect(git(root, 'ls-files', 'sample')).toContain('sample/content/team/bob.md')
  expect(read(root, 'src/page.ts')).toMatch(/^ONE/)
  const { name, license, engines, version, template } = JSON.parse(read(root, 'package.json'))
  expect({ name, license, engines, version }).toEqual({
    name: 'acme',
    license: 'MIT',
    engines: { node: '>=20' },
    version: '2.0.0',
  })
  expect(template).toEqual({ source: from, version: '2.0.0', commit: git(from, 'rev-parse', 'HEAD') })
  expect(isClean(root)).toBe(true)
  expect(upgrade(root).output).toContain('You have 2.0.0 already.')
  expect(upgrade(root, ['--undo']).output).toContain('taken back')
  expect([git(root, 'rev-parse', 'HEAD'), isClean(root)]).toEqual([before, true])
  expect(upgrade(root, ['--undo']).output).toBe('There is no upgrade to take back.\n')
})

it('an upgrade that the newer version has begun is ended by it', () => {
  const from = product()
  const newer = readFileSync('scripts/upgrade.mjs', 'utf8').replace('`This is ', '`Now this is ')
  commit(from, { 'scripts/upgrade.mjs': newer }, 'Upgrade better')
  const root = owner(from, { 'src/page.ts': 'eins\ntwo\nthree\nfour\nfive\n' }, 'HEAD~2')
  expect(upgrade(root, [from]).output).toContain('  src/page.ts: ')
  expect(upgrade(root, ['--continue', '--take=new']).output).toContain('Now this is 2.0.0')
})

it('leaves an upgrade alone that is running, and starts none for an option that it does not know', () => {
  const from = product()
  const root = owner(from)
  const state = JSON.stringify({ pid: process.pid })
  write(root, { '.git/upgrade/state.json': state, '.git/upgrade/copy/file': '' })
  expect(upgrade(root, [from])).toMatchObject({ isDone: false, output: 'An upgrade is running.\n' })
  expect(read(root, '.git/upgrade/state.json')).toBe(state)
  expect(existsSync(join(root, '.git/upgrade/copy/file'))).toBe(true)
  rmSync(join(root, '.git/upgrade'), { recursive: true })
  for (const option of ['--dry-run', '--take=theirs']) {
    const { isDone, output } = upgrade(root, [from, option])
    expect([isDone, output]).toEqual([
      false,
      expect.stringContaining(`There is no option ${option}. Options: `),
    ])
  }
  expect(git(root, 'log', '-1', '--format=%s')).toBe('Our site')
})

it('takes the newest tag, or the one that is named, and never the tags of the owner', () => {
  const from = product()
  git(from, 'tag', 'v1.0', 'HEAD~1')
  git(from, 'tag', 'v2.0', 'HEAD')
  commit(from, { 'src/page.ts': 'unreleased\n' }, 'Later')
  const root = owner(from, {}, 'refs/tags/v1.0')
  git(root, 'tag', 'v9')
  expect(upgrade(root, [from, 'v3.0']).output).toContain('There is no version v3.0. There are: v2.0, v1.0.')
  upgrade(root, [from])
  expect(JSON.parse(read(root, 'package.json')).template.version).toBe('v2.0')
})

it('finds the version of a copy without common history, and keeps an added package', () => {
  const from = product()
  const root = owner(from, {
    'local/package.json': JSON.stringify({ name: 'local', version: '1.0.0' }),
    'package.json': packageJson('1.0.0', { dependencies: { local: 'file:local' } }),
  })
  rmSync(join(root, '.git'), { recursive: true })
  git(root, 'init', '--quiet', '--initial-branch=main')
  commit(root, {}, 'A copy')
  const { output } = upgrade(root, [from])
  expect(output).toContain('This is 2.0.0')
  expect(JSON.parse(read(root, 'package.json')).dependencies).toEqual({ local: 'file:local' })
  expect(existsSync(join(root, 'node_modules/local/package.json'))).toBe(true)
  expect(git(root, 'ls-files', 'content')).toBe('content/site.yaml\ncontent/team/eva.md')
  expect(isClean(root)).toBe(true)
})

it('lists conflicts in code by file and kind, and continues when they are settled', () => {
  const from = product()
  const own = { 'src/page.ts': 'eins\ntwo\nthree\nfour\nfive\n', 'src/old.ts': 'A\nb\nc\nd\ne\nf\ng\n' }
  const root = owner(from, { ...own, 'src/mine.ts': 'mine\n' })
  const before = git(root, 'rev-parse', 'HEAD')
  const { isDone, output } = upgrade(root, [from])
  expect(isDone).toBe(false)
  expect(output).toContain('  src/page.ts: you and the new version changed the same lines')
  // An edit of a file that the new version has renamed follows it.
  expect(output).not.toContain('src/old.ts')
  expect([git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]).toEqual([before, ''])
  expect(upgrade(root).output).toContain('An upgrade waits for you')
  expect(upgrade(root, ['--continue']).output).toContain('src/page.ts')
  write(join(root, '.git/upgrade/copy'), { 'src/page.ts': 'both\n' })
  expect(upgrade(root, ['--continue']).output).toContain('This is 2.0.0')
  expect([read(root, 'src/page.ts'), read(root, 'src/new.ts'), read(root, 'src/mine.ts')]).toEqual([
    'both\n',
    'A\nb\nc\nd\ne\nf\ng\n',
    'mine\n',
  ])
  expect(isClean(root)).toBe(true)
})

it('says what to do in a folder without a git history, and on a computer without git', () => {
  const folder = join(temporaryFolder(), 'downloaded')
  mkdirSync(folder)
  const { isDone, output } = upgrade(folder, [], { GIT_CEILING_DIRECTORIES: dirname(folder) })
  expect(isDone).toBe(false)
  expect(output).toMatch(/^An upgrade needs a folder with a git history\. Run git init.*\n$/)
  expect(upgrade(folder, [], { PATH: '' }).output).toMatch(/^An upgrade needs git: install it.*\n$/)
})

it('redirects in firebase.json are no conflict', () => {
  const from = product()
  const hosting = { redirects: [{ source: '/a', destination: '/b', type: 301 }], headers: 'max-age=1' }
  const root = owner(from, { 'firebase.json': JSON.stringify({ hosting }) })
  expect(upgrade(root, [from]).output).toContain('This is 2.0.0')
  expect(JSON.parse(read(root, 'firebase.json'))).toEqual({ hosting: { headers: 'max-age=1' } })
})

it.each([
  ['files are not committed', { 'src/page.ts': 'x\n' }, 'Commit or remove these first:\n  src/page.ts'],
  [
    'the content is newer',
    { 'content/site.yaml': 'format: 3\n' },
    'has format 3, and that version reads only format 2',
  ],
])('changes nothing if %s', (kind, files, words) => {
  const from = product()
  const root = owner(from)
  if (kind.startsWith('files')) write(root, files)
  else commit(root, files, 'Newer')
  const before = [git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]
  expect(upgrade(root, [from]).output).toContain(words)
  expect([git(root, 'rev-parse', 'HEAD'), git(root, 'status', '--porcelain')]).toEqual(before)
  expect(existsSync(join(root, '.git/upgrade'))).toBe(false)
})

/** Stands before git on the PATH, and kills the upgrade when it calls a command. */
function killerAt(command: string, when: 'before' | 'after') {
  const folder = temporaryFolder()
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  const kill = 'kill -9 $PPID'
  const isHit = `case " $* " in *" ${command} "*) hit=1;; *) hit=;; esac`
  const script = `#!/bin/sh\n${isHit}\n[ -n "$hit" ] && ${when === 'before' ? kill : ':'}\n"${real}" "$@"; code=$?\n[ -n "$hit" ] && ${kill}\nexit $code\n`
  writeFileSync(join(folder, 'git'), script)
  chmodSync(join(folder, 'git'), 0o755)
  return { PATH: `${folder}:${process.env.PATH}` }
}

it.each([
  ['worktree add', 'after'],
  ['write-tree', 'before'],
  ['merge --ff-only', 'before'],
  ['merge --ff-only', 'after'],
] as const)('if it is killed at git %s, %s, the same command ends it', (command, when) => {
  const from = product()
  const root = owner(from)
  const killed = upgrade(root, [from], killerAt(command, when))
  expect(killed.signal).toBe('SIGKILL')
  if (command === 'merge --ff-only') {
    // As if it had been killed while git was writing.
    write(root, { 'src/page.ts': 'ONE\ntwo\n', '.git/index.lock': '' })
  } else expect(git(root, 'status', '--porcelain')).toBe('')
  expect(upgrade(root, [from]).output).toContain('This is 2.0.0')
  expect(git(root, 'log', '-1', '--format=%s')).toBe('Upgrade to 2.0.0')
  expect(read(root, 'src/page.ts')).toMatch(/^ONE[\s\S]*five\n$/)
  expect(existsSync(join(root, '.git/upgrade'))).toBe(false)
  expect(isClean(root)).toBe(true)
})
