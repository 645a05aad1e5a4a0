import { DESKTOP, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const background = () => getComputedStyle(document.documentElement).backgroundColor

test('the theme follows the system, can be switched and is remembered without a flash', async ({ site }) => {
  await site.emulateMedia({ colorScheme: 'light' })
  await visit(site, '/')
  const light = await site.evaluate(background)
  await site.getByRole('banner').getByRole('button', { name: 'Switch theme' }).click()
  const dark = await site.evaluate(background)
  expect(dark).not.toBe(light)

  let start = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await site.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await site.goto('/about', { waitUntil: 'commit' })
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await site.evaluate(background)).toBe(dark)
  start()
})

test('a policy violation fails the test that meets it', async ({ page }) => {
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await visit(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  await expect.poll(() => words.join()).toContain('Content Security Policy')
  await expect(page).not.toHaveTitle('taken over')
})
