import { articleCopy } from '@/content/articlePage'
import { fakeFirestore } from './helpers/fakeFirestore'
import { article, hostileFields } from './helpers/hostile'
import { PHONE, visit } from './helpers/page'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({
  viewport: PHONE,
  permissions: ['local-network-access'],
  contextOptions: { reducedMotion: 'reduce' },
  // The article's picture does not exist.
  expectedConsole: FAILED_RESOURCE,
})

const UNBROKEN = 'x'.repeat(50_000)
const QUOTES = 60
const HOSTILE = [
  `<p>${UNBROKEN}</p><h2>${UNBROKEN}</h2><ul><li>${UNBROKEN}</li></ul><pre>${UNBROKEN}</pre>`,
  `<table><tbody><tr><td width="99999">${UNBROKEN}</td></tr></tbody></table>`,
  `${'<blockquote>'.repeat(QUOTES)}<p>The end of it.</p>${'</blockquote>'.repeat(QUOTES)}`,
  `${'<ul><li>'.repeat(QUOTES)}The end of it.${'</li></ul>'.repeat(QUOTES)}`,
  '<hr width="99999"><img src="/no.png" alt="" width="1" height="99999">',
  `<p>a${'\u0301'.repeat(50_000)} ${'👩‍'.repeat(5_000)}</p>`,
].join('')

/** Runs in the page: what is wider than its column, or so narrow that a word cannot be read. */
function findOverflow() {
  const { clientWidth } = document.documentElement
  const wide = [...document.querySelectorAll('main *')].filter((element) => {
    if (element.closest('pre, [data-table], .visually-hidden')) return false
    // The other slides of a carousel wait beside the first.
    if (element.closest('[aria-roledescription=slide] + [aria-roledescription=slide]')) return false
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 1 || left < -1)
  })
  const narrow = [...document.querySelectorAll('#article-text :is(blockquote p, li)')].filter(
    (element) => element.getBoundingClientRect().width < 100,
  )
  return [
    ...wide.map(({ tagName, className }) => `${tagName}.${className} is too wide`),
    ...narrow.map(({ tagName }) => `${tagName} is too narrow`),
  ]
}

test('no field of an article leaves its column', async ({ site }) => {
  const word = 'x'.repeat(500)
  const longWords = (id: string) =>
    article(id, '<p>Text</p>', { ...hostileFields(word), domain: `Digital ${word}` })
  await fakeFirestore(site, { blogs: ['a', 'b', 'c', 'd', 'e', 'f'].map(longWords) }, longWords)
  await visit(site, '/insight/hostile')
  await expect(site.getByRole('heading', { level: 1, name: word })).toBeVisible()
  await site.locator('#article-text').scrollIntoViewIfNeeded()
  await expect(site.getByRole('navigation', { name: articleCopy.neighbours })).toBeAttached()
  expect(await site.evaluate(findOverflow)).toEqual([])
})

test('no text leaves its column or stops the page', async ({ site }) => {
  await fakeFirestore(site, {}, (id) => article(id, HOSTILE))
  await visit(site, '/insight/hostile')
  await expect(site.locator('#article-text blockquote').first()).toBeAttached()
  expect(await site.evaluate(findOverflow)).toEqual([])
})
