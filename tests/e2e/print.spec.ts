import { paths } from '@/paths'
import { articleTexts, footerTexts, site as siteContent, words } from '../content'
import { footer, main, visit } from './helpers/page'
import { article } from './helpers/pages'
import { expect, test } from './helpers/test'

test('paper gets the text and the contact details, not what only works on a screen', async ({ site }) => {
  await visit(site, article.path)
  await site.emulateMedia({ media: 'print' })
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.locator('#entry-text')).toBeVisible()
  await expect(footer(site).getByRole('heading', { name: footerTexts.contact })).toBeVisible()

  await expect(site.getByText(words.frame.skip)).toBeHidden()
  await expect(site.getByRole('navigation', { name: words.frame.mainNavigation })).toHaveCount(0)
  await expect(site.getByRole('button')).toHaveCount(0)
  await expect(site.getByText(footerTexts.newsletter.heading)).toBeHidden()
  await expect(site.getByText(articleTexts.help.heading)).toBeHidden()
  await expect(site.getByRole('link', { name: words.frame.call, exact: true })).toHaveCount(0)
})

test('links to other sites are printed with their addresses, and logos dark on white, also in the dark theme', async ({
  site,
}) => {
  await visit(site, '/about')
  await site.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const address = (link: Element) => getComputedStyle(link, '::after').content
  const link = site.getByRole('main').locator('a[href^="https://"]').first()
  expect(await link.evaluate(address)).toContain('https://')
  const logo = site.getByRole('region', { name: words.clients.name }).locator('img').first()
  await expect(logo).toHaveCSS('filter', /invert\(0\)/)
})

test('paper gets the regular hours of the offices, not what is only true at the moment', async ({ site }) => {
  await visit(site, paths.contact)
  const regular = siteContent.offices.flatMap(({ hoursInWords }) => hoursInWords)
  const offices = main(site).getByRole('region')
  const ofTheMoment = [offices.getByRole('time'), offices.locator('[data-open]'), main(site).locator('text')]
  for (const some of ofTheMoment) await expect(some.filter({ visible: true })).not.toHaveCount(0)
  await site.emulateMedia({ media: 'print' })
  for (const some of ofTheMoment) await expect(some.filter({ visible: true })).toHaveCount(0)
  for (const hours of regular) await expect(main(site).getByText(hours)).toBeVisible()
})

/** What a browser prints on between the margins of A4. */
const PAPER = { width: 718, height: 1047 }
const MIN_GAP = 16 // px

test('on paper, the columns of the footer keep apart', async ({ site }) => {
  await site.setViewportSize(PAPER)
  await visit(site, '/about')
  await site.emulateMedia({ media: 'print' })
  const columns = await footer(site)
    .locator('section:visible')
    .evaluateAll((sections) =>
      sections.map((section) => {
        const range = document.createRange()
        range.selectNodeContents(section)
        const boxes = [...range.getClientRects()]
        return {
          start: Math.min(...boxes.map(({ left }) => left)),
          end: Math.max(...boxes.map(({ right }) => right)),
        }
      }),
    )
  expect(columns).toHaveLength(4)
  for (const [index, { start }] of columns.slice(1).entries()) {
    expect(start - (columns[index]?.end ?? 0)).toBeGreaterThanOrEqual(MIN_GAP)
  }
})
