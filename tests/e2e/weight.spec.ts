import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import BUDGETS from '../../tools/bench/budgets.json' with { type: 'json' }
import { visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { expect, test } from './helpers/test'

/** The build that `npm test` made. Sizes are exact, so they can be limits. */
const FOLDER = join(import.meta.dirname, '..', '..', 'dist-test')

const MAX_PAGE = 15_000 // bytes of HTML
const MAX_STYLES = 18_000 // bytes
const MAX_HOME = 300_000 // bytes

const weights = new Map<string, number>()

function weightOf(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const content = readFileSync(join(FOLDER, file))
  const isPacked = /\.(woff2|avif|jpg|png)$/.test(file)
  const weight = isPacked ? content.length : brotliCompressSync(content).length
  weights.set(file, weight)
  return weight
}

const sum = (files: string[]) => files.reduce((total, file) => total + weightOf(file), 0)

function firstLoad(path: string) {
  const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = readFileSync(join(FOLDER, page), 'utf8')
  const scripts: string[] = JSON.parse(/id="files"[^>]*>([^<]*)</.exec(html)?.[1] ?? '[]')
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)].map(
    ([, href = '']) => href,
  )
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href)
  return { page, html, scripts, styles, fonts }
}

const shown = addresses.filter(({ status }) => !status).map(({ path }) => path)

for (const path of shown) {
  test(`the first load of ${path} stays within its size limit`, () => {
    const { page, scripts, styles } = firstLoad(path)
    expect(scripts.length).toBeGreaterThan(1)
    expect(sum(scripts), 'scripts').toBeLessThanOrEqual(BUDGETS.JavaScript)
    expect(sum(styles), 'styles').toBeLessThanOrEqual(MAX_STYLES)
    expect(weightOf(page), 'HTML').toBeLessThanOrEqual(MAX_PAGE)
  })
}

test('a first visit to the home page stays within its size limit', () => {
  const { page, html, scripts, styles, fonts } = firstLoad('/')
  expect(fonts).toHaveLength(2)
  const images = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)
  const all = [page, ...scripts, ...styles, ...fonts, ...new Set(images)]
  expect(sum(all)).toBeLessThanOrEqual(MAX_HOME)
})

for (const path of ['/', '/insight', '/contact']) {
  test(`${path} loads only the scripts that its HTML names until the visitor acts`, async ({ site }) => {
    const asked: string[] = []
    site.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(site, path)
    await site.waitForLoadState('networkidle')
    const { scripts } = firstLoad(path)
    expect(asked.filter((file) => file.endsWith('.js')).toSorted()).toEqual(scripts.toSorted())
  })
}

test('pages can enter the back/forward cache', async ({ request }) => {
  for (const file of firstLoad('/').scripts) {
    expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/["'`](before)?unload["'`]/)
  }
  expect((await request.get('/about')).headers()['cache-control']).toBe('no-cache')
})
