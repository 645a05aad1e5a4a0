import { paths } from '@/paths'
import { pages, words } from '../content'
import { received } from './helpers/backend'
import { newMessage } from './helpers/contact'
import { DESKTOP, expectPage, main, navigate, toast, visitBeforeScripts } from './helpers/page'
import { article, homeHeading } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^Hydration mismatch/,
})

/** Runs in the page. Like a translator, puts each text into its own elements. */
function translate() {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement?.closest('script, style, font, textarea, svg'))
      texts.push(text)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
  document.documentElement.lang = 'de'
}

test('the app hydrates a translated page, and keeps working after further translations', async ({ site }) => {
  const start = await visitBeforeScripts(site, paths.services)
  await site.evaluate(translate)
  await start()
  for (const typed of ['no such thing', 'seo', '']) await main(site).getByRole('searchbox').fill(typed)
  // The page before stays until the code of the next one has loaded.
  const translateNext = async (path: string, heading: string) => {
    await navigate(site, path)
    await expectPage(site, heading)
    await site.evaluate(translate)
  }
  await translateNext(paths.home, homeHeading)
  await translateNext(paths.insights, pages.insights.heading)
  await translateNext(article.path, article.title)
  for (const name of ['login', 'contact'] as const) {
    await translateNext(paths[name], pages[name].heading)
    await main(site).locator('form button[type=submit]').click()
    await expect(main(site).locator('[aria-invalid=true]').first()).toBeFocused()
  }
  const message = newMessage()
  for (const [name, text] of Object.entries({ ...message, confirmPhone: message.phone })) {
    await main(site).locator(`[name=${name}]`).fill(text)
  }
  await main(site).locator('form button[type=submit]').click()
  await expect(toast(site, words.contact.success)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
})
