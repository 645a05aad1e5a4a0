import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, words } from '../content'
import { received } from './helpers/backend'
import { fillMessage, newMessage, sendButton } from './helpers/contact'
import {
  DESKTOP,
  expectPage,
  field,
  main,
  navigate,
  PHONE,
  textOf,
  toast,
  visit,
  visitBeforeScripts,
} from './helpers/page'
import { addresses, article, homeHeading } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  // A wrong password, too.
  expectedConsole: new RegExp(`^Hydration mismatch|${FAILED_RESOURCE.source}`),
})

// Every control of a page is pressed twice, and the page translated after each press.
test.describe.configure({ timeout: 240_000 })

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
  await translateNext(paths.insights, pageTexts.insights.heading)
  await translateNext(article.path, article.title)
  for (const name of ['login', 'contact'] as const) {
    await translateNext(paths[name], pageTexts[name].heading)
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

test.describe('on a phone that translates the page before the app starts', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a press on a plan leads to sign-in', async ({ site }) => {
    const start = await visitBeforeScripts(site, paths.plans)
    await site.evaluate(translate)
    await main(site).getByRole('button', { name: words.plans.add }).first().tap()
    await start()
    await expect(field(site, words.signIn.email)).toBeVisible()
  })
})

/** They leave the page: to Google, to the start without the user, or to the same page again. */
const LEAVING = [words.signInForms.google, words.navigation.logout, words.errors.reload]

/** Presses all controls, and those that appear, fills in all fields, and presses all again. */
async function useEverything(page: Page) {
  await page.evaluate(`window.translate = ${translate}`)
  await page.evaluate(pressAll, LEAVING)
  await page.evaluate(fillIn, newMessage().msg)
  await page.evaluate(pressAll, LEAVING)
}

/** Runs in the page, where a translator reads what has changed. */
async function pressAll(leaving: string[]) {
  const { translate } = window as unknown as { translate: () => void }
  const pressed = new Set<Element>()
  function next() {
    const controls = document.querySelectorAll<HTMLElement>('button, summary, [type=radio]')
    return [...controls].find((control) => !pressed.has(control) && control.checkVisibility())
  }
  translate()
  for (let control = next(); control; control = next()) {
    pressed.add(control)
    if (!leaving.includes(control.textContent.replace(/^«|»$/g, ''))) control.click()
    for (const _ of ['render', 'effects']) await new Promise(requestAnimationFrame)
    translate()
  }
}

/** Runs in the page. Types into the fields as people do: React hears an event for each. */
async function fillIn(message: string) {
  const { translate } = window as unknown as { translate: () => void }
  const texts = { email: 'asha@example.com', tel: '98400 12345', password: 'monsoon-rains', search: 'seo' }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')) {
    if (!field.checkVisibility()) continue
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    field.focus()
    set?.call(field, texts[field.type as keyof typeof texts] ?? message)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    translate()
  }
}

// A text that changes outside an element of its own is an error on the console: see tests/watchTexts.ts.
for (const { path } of addresses.filter(({ status }) => !status)) {
  test(`on the translated page ${path}, everything can be used`, async ({ site }) => {
    await visit(site, path)
    await useEverything(site)
    await expect(main(site).getByText(words.errors.page)).toHaveCount(0)
    await expect(main(site).getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

for (const path of [paths.account, paths.plans]) {
  test(`on the translated page ${path}, a user can use everything`, async ({ signedIn: { site } }) => {
    await visit(site, path)
    await expect(main(site).getByRole('heading', { level: 1 })).toBeVisible()
    await useEverything(site)
    await expect(main(site).getByText(words.errors.page)).toHaveCount(0)
    await expect(main(site).getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

test('on a translated page, two different numbers can be sent, and the form be used again', async ({
  site,
}) => {
  await visit(site, paths.contact)
  await fillMessage(site, newMessage({ confirmPhone: '1' }))
  await site.evaluate(translate)
  await sendButton(site).click()
  await expect(textOf(site, words.contact.numberUsed)).toBeVisible()
  await expect(textOf(site, words.contact.sent)).toBeVisible()
  await site.evaluate(translate)
  await main(site).locator('[name=name]').fill('Asha')
  await expectPage(site)
})
