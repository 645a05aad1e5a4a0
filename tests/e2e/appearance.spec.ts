import { words } from '../content'
import { expectNamedInPrivacy } from './helpers/browserStorage'
import { banner, choice, DESKTOP, main, PHONE, visit, visitBeforeScripts } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const background = () => getComputedStyle(document.documentElement).backgroundColor

test('the theme follows the system, and a choice stays, without a flash', { tag: '@smoke' }, async ({
  site,
}) => {
  // Some browsers have a language that is not valid.
  await site.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'C' }))
  await site.emulateMedia({ colorScheme: 'light' })
  await visit(site, '/')
  const light = await site.evaluate(background)
  await site.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => site.evaluate(background)).not.toBe(light)
  const dark = await site.evaluate(background)
  await site.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => site.evaluate(background)).toBe(light)
  await site.getByRole('banner').getByRole('button', { name: words.frame.switchTheme }).click()
  await expect.poll(() => site.evaluate(background)).toBe(dark)

  const start = await visitBeforeScripts(site, '/about')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await site.evaluate(background)).toBe(dark)
  await start()
})

test('a theme and a currency that are chosen in one tab reach the others', async ({ site, context }) => {
  await site.emulateMedia({ colorScheme: 'light' })
  await visit(site, '/plans')
  const other = await context.newPage()
  await visit(other, '/plans')
  const unchosen = choice(other, words.plans.currency, { checked: false })
  await expect(unchosen).toHaveCount(1)
  const code = await unchosen.getAttribute('value')
  const light = await site.evaluate(background)
  await banner(other).getByRole('button', { name: words.frame.switchTheme }).click()
  await unchosen.check()
  await expect.poll(() => site.evaluate(background)).not.toBe(light)
  await expect(choice(site, words.plans.currency, { name: code ?? '' })).toBeChecked()
  expect(await expectNamedInPrivacy(site)).toEqual(expect.arrayContaining(['theme', 'currency']))
})

test('on a phone, a call in two words has one line, and a long badge touches no title', async ({ site }) => {
  await site.setViewportSize(PHONE)
  await visit(site, '/services')
  const call = banner(site).getByRole('link', { name: words.frame.call })
  const badges = main(site).locator('li').getByText(words.services.trending, { exact: true })
  const lines = await call.evaluate((link) => {
    link.textContent = 'Jetzt anrufen'
    const range = document.createRange()
    range.selectNodeContents(link)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await expect(badges).not.toHaveCount(0)
  const touching = await badges.evaluateAll((all) =>
    all.filter((badge) => {
      badge.textContent = 'Wird am meisten gefragt'
      const title = badge.closest('li')?.querySelector('h2, h3')?.getBoundingClientRect()
      const { left, right, top, bottom } = badge.getBoundingClientRect()
      return title && left < title.right && right > title.left && top < title.bottom && bottom > title.top
    }),
  )
  expect(touching).toHaveLength(0)
})

test('side by side, each practice has its name on one line', async ({ site }) => {
  await visit(site, '/')
  const names = main(site).getByRole('article').getByRole('heading', { level: 2 })
  for (const width of [700, 1000, 1280, 1920]) {
    await site.setViewportSize({ width, height: 900 })
    const lines = await names.evaluateAll((headings) =>
      headings.map((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getClientRects().length
      }),
    )
    expect(lines, `at ${width} px`).toEqual([1, 1, 1])
  }
})
