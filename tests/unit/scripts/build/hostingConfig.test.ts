import { appendFileSync, cpSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { cacheRules, writeHostingConfig } from '../../../../scripts/build/hostingConfig'
import { writeJson } from '../../../../scripts/lib/atomicFile'
import { temporaryFolder } from '../../../temporaryFolder'

vi.mock('node:fs/promises')
vi.mock('../../../../scripts/lib/atomicFile')

const HSTS = { key: 'Strict-Transport-Security', value: 'max-age=1; includeSubDomains' }

async function write(hosting: object) {
  vi.mocked(readFile).mockResolvedValue(JSON.stringify({ hosting: { headers: [], ...hosting } }))
  await writeHostingConfig({ file: 'firebase.unit.json', publicFolder: 'none' })
  return vi.mocked(writeJson).mock.lastCall?.[1]
}

it('old addresses lead to those in content/redirects.yaml', async () => {
  // One with a pattern, which the file cannot have.
  const pattern = { source: '/blog/**', destination: '/insight', type: 301 }
  const written = await write({ redirects: [pattern] })
  const blog = { source: '/blog', destination: '/insight', type: 301 }
  expect(written).toMatchObject({ hosting: { redirects: expect.arrayContaining([pattern, blog]) } })
})

it('subdomains need HTTPS, unless the owner says otherwise', async () => {
  const headers = [{ source: '**', headers: [HSTS] }]
  expect(JSON.stringify(await write({ headers }))).toContain('includeSubDomains')
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  appendFileSync(join(root, 'content/site.yaml'), '\nhttpsForSubdomains: false\n')
  vi.stubEnv('CONTENT_DIR', join(root, 'content'))
  const written = JSON.stringify(await write({ headers }))
  expect(written).toContain('max-age=1"')
  expect(written).not.toContain('includeSubDomains')
})

type Rule = { source?: string; regex?: string; headers: { key: string }[] }

it('the 404 page has all headers, also at a path with a dot', async () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const written = (await write(hosting)) as { hosting: { headers: Rule[] } }
  const keysOf = (isMeant: (rule: Rule) => boolean) =>
    written.hosting.headers.filter(isMeant).flatMap(({ headers }) => headers.map(({ key }) => key))
  const everywhere = keysOf(({ source }) => source === '**')
  const at = (path: string) => keysOf(({ regex = '^$' }) => new RegExp(regex).test(path))
  expect(everywhere).toContain('Content-Security-Policy')
  expect(at('/.well-known/security.txt')).toEqual(everywhere)
  expect(at('/about')).toEqual([])
})

it('many files are split into short rules', () => {
  const rules = cacheRules(Array.from({ length: 250 }, (_, index) => `articles/${index}.jpg`))
  expect(rules.map(({ source }) => source.split('|').length)).toEqual([100, 100, 50])
})

it('a mistake in firebase.json names the file, and what to look for', async () => {
  vi.mocked(readFile).mockResolvedValue('{ "hosting": { "redirects": [{ "source": "/a" "type": 301 }] } }')
  const config = writeHostingConfig({ file: 'firebase.unit.json', publicFolder: 'none' })
  await expect(config).rejects.toThrow(/^firebase\.json: Expected ',' .* Look for a missing or extra comma/)
})
