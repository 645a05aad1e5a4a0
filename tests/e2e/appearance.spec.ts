import { DESKTOP, visit, visitBeforeScripts } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const background = () => getComputedStyle(document.documentElement).backgroundColor

test('the theme follows the system, can be switched and is remembered without a flash', {
  tag: '@smoke',
}, async ({ site }) => {
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
  await site.getByRole('banner').getByRole('button', { name: 'Switch theme' }).click()
  await expect.poll(() => site.evaluate(background)).toBe(dark)

  const start = await visitBeforeScripts(site, '/about')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await site.evaluate(background)).toBe(dark)
  await start()
})
