import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { cacheRules, shellRewrites, writeHostingConfig } from '../../../../scripts/build/hostingConfig'
import { writeJson } from '../../../../scripts/lib/atomicFile'

vi.mock('node:fs/promises')
vi.mock('../../../../scripts/lib/atomicFile')

it('keeps the redirects of services that the owner has renamed', async () => {
  const redirects = [{ source: '/services/old-name', destination: '/services/new-name', type: 301 }]
  vi.mocked(readFile).mockResolvedValue(JSON.stringify({ hosting: { headers: [], redirects } }))
  await writeHostingConfig({ file: 'firebase.unit.json', publicFolder: 'none' })
  const [, written] = vi.mocked(writeJson).mock.lastCall ?? []
  expect(written).toMatchObject({ hosting: { redirects } })
})

const lifetimeOf = (rules: ReturnType<typeof cacheRules>) =>
  Object.fromEntries(rules.map(({ source, headers }) => [source, headers[0]?.value]))

it('only files that exist are cached, because Hosting sends the headers with its 404 page too', () => {
  const pages = ['index.html', 'social/home.png']
  const files = ['favicon.svg', 'assets/app-1a2b.js', 'assets/core.woff2', 'clients/one.svg', 'team/Asha.JPG']
  // Such names have a meaning in a glob.
  const strange = ['team/a b.png', 'team/a(b).png']
  expect(lifetimeOf(cacheRules([...pages, ...files, ...strange]))).toEqual({
    '/assets/@(app-1a2b.js|core.woff2)': 'public, max-age=31536000, immutable',
    '/@(favicon.svg)': 'public, max-age=86400',
    '/clients/@(one.svg)': 'public, max-age=86400',
    '/team/@(Asha.JPG)': 'public, max-age=86400',
  })
})

it('many files are split into short rules', () => {
  const rules = cacheRules(Array.from({ length: 250 }, (_, index) => `articles/${index}.jpg`))
  expect(rules.map(({ source }) => source.split('|').length)).toEqual([100, 100, 50])
})

it('a shell is served below its list, and only if the build has it', () => {
  expect(shellRewrites(['articles-shell.html'])).toEqual([
    { source: '/insight/*', destination: '/articles-shell.html' },
  ])
  expect(shellRewrites([])).toEqual([])
})
