import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireFormat, withFormat } from '../../../../scripts/content/format'
import { migrateContent } from '../../../../scripts/content/migrate'
import { FORMAT, migrations } from '../../../../scripts/content/migrations'
import { listFiles } from '../../../../scripts/lib/listFiles'
import { knownFields, usedFields } from '../../../formats/fields'
import { visibleTexts } from '../../../formats/visibleTexts'
import { temporaryFolder } from '../../../temporaryFolder'

const ARCHIVES = 'tests/formats'
const archives = readdirSync(ARCHIVES).filter((file) => file.endsWith('.tar.gz'))
const releasedFields = readdirSync(ARCHIVES).filter((file) => file.endsWith('-fields.txt'))

function unpack(archive: string): string {
  const root = temporaryFolder()
  execFileSync('tar', ['-xzf', join(ARCHIVES, archive), '-C', root])
  return root
}

// A change of a schema fails here until it has a migration. See docs/developing.md.
describe.each(archives)('the content in %s', (archive) => {
  it('is upgraded without a mistake, and shows the same texts', async () => {
    const root = unpack(archive)
    const before: string[] = JSON.parse(readFileSync(join(root, 'texts.json'), 'utf8'))
    const { undecided } = migrateContent(join(root, 'content'))
    expect(undecided).toEqual([])
    const after = new Set(await visibleTexts(root))
    expect(before.filter((text) => !after.has(text))).toEqual([])
  })

  it('is upgraded once', () => {
    const root = unpack(archive)
    const read = () => listFiles(root).map((file) => readFileSync(join(root, file), 'latin1'))
    migrateContent(join(root, 'content'))
    const once = read()
    migrateContent(join(root, 'content'))
    expect(read()).toEqual(once)
  })
})

describe.each(releasedFields)('the fields in %s', (list) => {
  const fields = readFileSync(join(ARCHIVES, list), 'utf8').trim().split('\n')

  it('are fields still, or a migration says what became of them', () => {
    const known = knownFields()
    const gone = new Set(migrations.flatMap(({ renamed = {} }) => Object.keys(renamed)))
    const isExplained = (field: string) => gone.has(field.slice(field.indexOf(' ') + 1))
    expect(fields.filter((field) => !known.includes(field) && !isExplained(field))).toEqual([])
  })

  it('are all in the archives, so that a change of one is noticed', () => {
    const of = archives.filter((archive) => archive.startsWith(`${Number.parseInt(list, 10)}-`))
    const used = new Set(of.flatMap(usedIn))
    const seldom = / draft$|^legal\/terms\.md sentences/
    expect(fields.filter((field) => !used.has(field) && !seldom.test(field))).toEqual([])
  })
})

function usedIn(archive: string): string[] {
  const folder = join(unpack(archive), 'content')
  const files = listFiles(folder).filter((file) => /\.(md|yaml)$/.test(file))
  return files.flatMap((file) => usedFields(file, readFileSync(join(folder, file), 'utf8')))
}

const SITE = '# About us.\n\n# Our name\nname: Acme # short\nfounded: 1999\n'

it('the number of the format is written above the first field, and what explains that field stays above it', () => {
  const first = withFormat(SITE, 2)
  expect(first).toBe('# About us.\n\nformat: 2\n# Our name\nname: Acme # short\nfounded: 1999\n')
  expect(withFormat(first, 3)).toBe(first.replace('2', '3'))
})

it.each([
  ['older', 1, /format 1.*reads format \d+: run npm run content:migrate/],
  ['newer', FORMAT + 1, /newer than this version.*npm run upgrade/],
  ['no number', 'two', /not a number/],
])('content whose format is %s is refused with what to do', (_, format, words) => {
  const root = temporaryFolder({ 'content/site.yaml': `format: ${format}\n` })
  expect(() => requireFormat(join(root, 'content'))).toThrow(words)
})

it('a migration of content that is newer than the code changes nothing', () => {
  const root = temporaryFolder({ 'content/site.yaml': `format: ${FORMAT + 1}\n` })
  expect(() => migrateContent(join(root, 'content'))).toThrow('newer')
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(`format: ${FORMAT + 1}\n`)
})

it.each([
  ['in quotes', 'format: "1"\nname: Acme\n'],
  ['left out', 'format:\nname: Acme\n'],
])('a migration of content whose number is %s changes nothing', (_, site) => {
  const root = temporaryFolder({ 'content/site.yaml': site })
  expect(() => migrateContent(join(root, 'content'))).toThrow('format is not a number')
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(site)
})

it('a migration of files that cannot be read names their lines and changes nothing, so that it can run again', () => {
  const files = {
    'content/site.yaml': 'name: "Acme\n',
    'content/pages.yaml': 'home:\n  call:\n    problems: [One, Two\n',
  }
  const root = temporaryFolder(files)
  const migrate = () => migrateContent(join(root, 'content'), () => null)
  expect(migrate).toThrow(/^content\/pages\.yaml:\d+: .*\ncontent\/site\.yaml:\d+: .*\nNothing was changed/)
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(root, file), 'utf8')).toBe(text)
})

it('a migration changes fields and keeps comments, also above a text', () => {
  const entry = '---\n# Who\nname: Ada   # first\n---\n\nA *text*.\n'
  const root = temporaryFolder({ 'content/site.yaml': SITE, 'content/team/ada.md': entry })
  const { done } = migrateContent(join(root, 'content'), () => null, [
    {
      format: FORMAT,
      migrate: (files, report) => {
        for (const file of files.list('team'))
          files.edit(file, (fields) => {
            fields.set('name', 'Eve: A')
            fields.set('role', 'Engineer')
          })
        report.done('Everyone has a role.')
      },
    },
  ])
  expect(done).toEqual(['Everyone has a role.'])
  const written = readFileSync(join(root, 'content/team/ada.md'), 'utf8')
  expect(written).toBe('---\n# Who\nname: "Eve: A" # first\nrole: Engineer\n---\n\nA *text*.\n')
})

it('what the docs told owners to write into firebase.json becomes content', () => {
  const root = temporaryFolder({ 'content/site.yaml': SITE, 'content/redirects.yaml': '# Ours\n/x: /y' })
  const hosting = {
    redirects: [
      { source: '/old', destination: '/services/new', type: 301 },
      { source: '/blog/**', destination: '/insight', type: 301 },
    ],
    headers: [{ source: '**', headers: [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }] }],
  }
  const { done, undecided } = migrateContent(join(root, 'content'), () => JSON.stringify({ hosting }))
  expect(done).toContain('content/redirects.yaml has 1 redirect of firebase.json.')
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8')
  expect(read('redirects.yaml')).toBe('# Ours\n/x: /y\n/old: /services/new\n')
  expect(read('site.yaml')).toContain('\nhttpsForSubdomains: false\n')
  expect(undecided).toEqual([expect.stringContaining('/blog/**')])
})
