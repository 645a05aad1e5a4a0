import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pages } from '../content'
import { received } from './helpers/backend'
import { newMessage, SENT } from './helpers/contact'
import { DESKTOP, expectPage, main, navigate, toast, visit, visitBeforeScripts } from './helpers/page'
import { article, homeHeading } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

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

test.describe('on a translated page', () => {
  test.use({ expectedConsole: /^Hydration mismatch/ })

  test('the app hydrates a page that was translated before', async ({ site }) => {
    test.slow()
    for (const { path, heading } of [
      { path: '/', heading: homeHeading },
      { path: article.path, heading: article.title },
    ]) {
      const start = await visitBeforeScripts(site, path)
      await expect(main(site).getByRole('heading', { level: 1 })).toBeVisible()
      await site.evaluate(translate)
      await start()
      await expect(main(site).getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await site.unrouteAll()
    }
  })

  test('the app keeps working after a translation', async ({ site }) => {
    test.slow()
    await visit(site, '/services')
    await site.evaluate(translate)
    const search = main(site).getByRole('searchbox')
    await search.fill('no such thing')
    await search.fill('seo')
    await search.fill('')
    // The page before stays until the code of the next one has loaded.
    const translateNext = async (path: string, heading: string) => {
      await navigate(site, path)
      await expectPage(site, heading)
      await site.evaluate(translate)
    }
    await translateNext(paths.home, homeHeading)
    await translateNext(paths.insights, pages.insights.heading)
    await translateNext(article.path, article.title)
    await translateNext(paths.login, pages.login.heading)
    await main(site)
      .getByRole('button', { name: /SignIn/ })
      .click()
    await expect(main(site).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await main(site).getByLabel('Email').fill(`${randomUUID()}@site.example`)

    await translateNext(paths.contact, pages.contact.heading)
    await sendButtonOf(site).click()
    await expect(main(site).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    const message = newMessage()
    for (const [name, text] of Object.entries({ ...message, confirmPhone: message.phone })) {
      await main(site).locator(`[name=${name}]`).fill(text)
    }
    await sendButtonOf(site).click()
    await expect(toast(site, SENT)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })

  const sendButtonOf = (page: Page) => main(page).locator('form button[type=submit]')
})
