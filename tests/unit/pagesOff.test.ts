import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'

type Content = Parameters<typeof import('@/prerender').openSource>[0]

/** What owners can switch off in content/pages.yaml. */
const SWITCHABLE = ['plans', 'insights', 'innovations', 'career', 'portfolio', 'testScreen'] as const

const date = Date.parse('2026-11-21')
const practice = 'technology'
const documents = {
  blogs: [{ id: 'a', blogTitle: 'A', blogContent: '<p>A</p>', date, domain: practice, writerName: 'Asha' }],
  cases: [{ id: 'a', title: 'A', story: '<p>A</p>', date, practice, picture: '/a.svg' }],
  innovations: [{ id: 'a', title: 'A', desc: 'A' }],
  jobs: [{ id: 'a', title: 'A', text: '<p>A</p>', posted: date, practice }],
  team: [{ id: 'a', name: 'Asha', designation: 'CA', img: '/a.svg', practice }],
}
const content = {
  ...Object.fromEntries(collections.map(({ name }) => [name, []])),
  ...documents,
} as unknown as Content

/** The pages of a site without some, as the build writes them. */
async function buildWithout(off: readonly (typeof SWITCHABLE)[number][]) {
  vi.resetModules()
  const { isWithin, paths } = await import('@/paths')
  const { hiddenPages } = await import('virtual:content/pageSwitches')
  // A new copy for each build, which nothing has read yet.
  for (const name of off) (hiddenPages as string[]).push(paths[name])
  const { openSource, publicPaths, renderPage } = await import('@/prerender')
  const source = await openSource(content, new JSDOM('').window)
  const hidden = off.map((name) => paths[name])
  const isHidden = (address: string) => isWithin(new URL(address, 'https://site.example').pathname, hidden)
  const pages = publicPaths(source)
  return {
    hiddenPages: pages.filter(isHidden),
    pages,
    async hiddenLinks(path: string) {
      const { document } = new JSDOM((await renderPage(path, source)).body).window
      return [...document.querySelectorAll('a[href^="/"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter(isHidden)
    },
  }
}

/** Every kind of page that can link to another one. */
const LINKING = ['/', '/about', '/services', '/services/technical-seo', '/contact', '/login']

it('pages that are off have neither an address nor, in all other pages, a link to them or to what is below them', {
  timeout: 120_000,
}, async () => {
  const { hiddenPages, pages, hiddenLinks } = await buildWithout(SWITCHABLE)
  expect(hiddenPages).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(LINKING))
  for (const path of [...LINKING, '/404']) expect(await hiddenLinks(path), path).toEqual([])
})

it('with every page on, what is below them has an address', async () => {
  const { pages } = await buildWithout([])
  for (const path of ['/insight/a', '/our-portfolio/a', '/career/a']) expect(pages).toContain(path)
})
