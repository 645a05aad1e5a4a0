import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { cacheRules, writeHostingConfig } from '../../../../scripts/build/hostingConfig'
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

it('many files are split into short rules', () => {
  const rules = cacheRules(Array.from({ length: 250 }, (_, index) => `articles/${index}.jpg`))
  expect(rules.map(({ source }) => source.split('|').length)).toEqual([100, 100, 50])
})

it('a mistake in firebase.json names the file, and what to look for', async () => {
  vi.mocked(readFile).mockResolvedValue('{ "hosting": { "redirects": [{ "source": "/a" "type": 301 }] } }')
  const config = writeHostingConfig({ file: 'firebase.unit.json', publicFolder: 'none' })
  await expect(config).rejects.toThrow(/^firebase\.json: Expected ',' .* Look for a missing or extra comma/)
})
