import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'
import { ALL_ON, lackingPages, type PartName, partConstants } from '../../scripts/content/parts/parts'
import { words } from '../content'

type Content = Parameters<typeof import('@/prerender').openSource>[0]

const EMPTY = Object.fromEntries(collections.map(({ name }) => [name, []])) as unknown as Content

/** The pages of a site without these parts, as the build writes them. */
async function build(...off: PartName[]) {
  const states = { ...ALL_ON, ...Object.fromEntries(off.map((name) => [name, 'off' as const])) }
  for (const [name, value] of Object.entries(partConstants(states))) vi.stubGlobal(name, JSON.parse(value))
  vi.resetModules()
  const { openSource, publicPaths, renderPage, searchTexts } = await import('@/prerender')
  const { paths } = await import('@/paths')
  const source = await openSource(EMPTY, new JSDOM('').window)
  return {
    lacking: lackingPages(states).map((name) => String(Reflect.get(paths, name))),
    pages: publicPaths(source),
    searchTexts,
    render: async (path: string) => new JSDOM((await renderPage(path, source)).body).window.document,
  }
}

const table: PartName[][] = [
  ['newsletter'],
  ['bag'],
  ['accounts', 'bag'],
  ['search'],
  ['accounts', 'bag', 'newsletter', 'search'],
]

it.each(table.map((off) => [off.join(', '), off] as const))(
  'without %s, there is neither a page nor a link to one',
  // The first one loads all pages.
  { timeout: 120_000 },
  async (_, off) => {
    const { lacking, pages, render } = await build(...off)
    expect(lacking.filter((path) => pages.includes(path))).toEqual([])
    for (const path of ['/', '/plans', '/contact', '/about', '/404']) {
      const links = [...(await render(path)).querySelectorAll('a')].map(
        ({ href }) => href.split('?')[0] ?? '',
      )
      expect(
        lacking.filter((page) => links.some((link) => link.endsWith(page))),
        path,
      ).toEqual([])
    }
  },
)

it('without a bag, each plan leads to the contact form', async () => {
  const { render } = await build('bag')
  const plans = (await render('/plans')).querySelectorAll('article')
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) {
    expect(plan.querySelector('a')?.getAttribute('href')).toBe(
      `/contact?plan=${plan.id.replace('plan-', '')}`,
    )
    // Another button shows the details of a plan on a phone.
    const buttons = [...plan.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(buttons.join()).not.toContain(words.plans.add)
  }
})

const SEARCHABLE = ['/', '/services', '/insight', '/404']

/** The buttons that open the search: of the bar, of the drawer, and of a page that has no answer. */
const openersOn = (page: Document) =>
  [...page.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === words.frame.search,
  )

it('with a search, every page has a button that opens it, and one without an answer has another', async () => {
  const { render } = await build()
  const counts = []
  for (const path of SEARCHABLE) counts.push(openersOn(await render(path)).length)
  const [usual = 0] = counts
  expect(usual).toBeGreaterThan(0)
  expect(counts).toEqual([usual, usual, usual, usual + 1])
})

it('without a search, nothing opens one, and it has no texts', async () => {
  const { render, searchTexts } = await build('search')
  for (const path of SEARCHABLE) expect(openersOn(await render(path)), path).toEqual([])
  expect(searchTexts).toBe(null)
})

it('without accounts, everyone sees the link to the plans', async () => {
  const { render } = await build('accounts', 'bag')
  const links = [...(await render('/')).querySelectorAll('header nav a')]
  const plans = links.filter((link) => link.getAttribute('href') === '/plans')
  expect(plans.length).toBeGreaterThan(0)
  for (const link of plans) expect(link.closest('[data-undecided]')).toBe(null)
})
