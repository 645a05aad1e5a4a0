import type { Page } from '@playwright/test'
import { accountForm } from '@/content/account'
import { showMoreLabel } from '@/content/labels'
import { bodyOf, type Collection, collections, fieldsOf } from '@/data/collections'
import { paths } from '@/paths'
import { pages } from '../content'
import { AUTH, FIRESTORE } from './helpers/backend'
import { type Document, fakeFirestore } from './helpers/fakeFirestore'
import { findIntruders, hostileTexts, someOf, watch, watchForeignHosts } from './helpers/hostile'
import { DESKTOP, expectPage, field, navigate, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// The content security policy would block most of this. These tests show that the pages are safe without it.
test.use({
  viewport: DESKTOP,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^Failed to load resource|^Could not |ERR_|^Skipped |^Document does not exist/,
})

/** Runs in the page. Types every text into every field, sends some, and returns the fields that changed the text. */
async function typeAll({ texts, forms, find }: { texts: string[]; forms: string; find: string }) {
  // Sending, and looking the whole page through, take longer than typing.
  const EVERY = 5
  const findIntruders = new Function(`return (${find})()`)
  const wrong: string[] = []
  const fieldsOf = (form: Element) =>
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
      ({ type, tabIndex, readOnly, role }) =>
        !['radio', 'checkbox'].includes(type) && tabIndex >= 0 && !readOnly && role !== 'combobox',
    )
  const set = (field: Element, text: string) => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    setter?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const [index, text] of texts.entries()) {
    for (const form of document.querySelectorAll<HTMLFormElement>(forms)) {
      for (const field of fieldsOf(form)) set(field, text)
      if (index % EVERY === 0 && form.matches('[action]')) form.requestSubmit()
    }
    await new Promise((done) => setTimeout(done))
    for (const field of [...document.querySelectorAll(forms)].flatMap(fieldsOf)) {
      // A single-line field removes line breaks.
      const bare = field.cloneNode() as typeof field
      bare.value = text
      if (field.value !== bare.value) wrong.push(`${field.name} holds ${field.value} for ${text}`)
    }
    if (index % EVERY === 0 || index === texts.length - 1) wrong.push(...findIntruders())
    if (wrong.length > 10) return wrong
  }
  return wrong
}

const typeEverything = (page: Page, forms: string) =>
  page.evaluate(typeAll, { texts: someOf(hostileTexts), forms, find: String(findIntruders) })

const unanswered = async (page: Page) => {
  for (const address of [FIRESTORE, `${AUTH}/**`]) await page.route(address, (route) => route.abort())
}

test('text typed into the forms for guests stays unchanged and becomes no markup', async ({ site }) => {
  test.slow()
  const left = await watch(site)
  await visit(site, '/terms')
  const foreign = watchForeignHosts(site)
  await unanswered(site)
  for (const { path, heading, forms } of [
    { path: paths.contact, heading: pages.contact.heading, forms: 'main form, footer form' },
    // Its fields include those of sign-in.
    { path: paths.signup, heading: pages.signup.heading, forms: 'main form' },
    { path: paths.services, heading: pages.services.heading, forms: 'main search, main [role=search]' },
  ]) {
    await navigate(site, path)
    await expectPage(site, heading)
    await expect(site.locator(forms).first()).toBeVisible()
    expect(await typeEverything(site, forms), path).toEqual([])
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect([...left, ...foreign]).toEqual([])
})

test('text typed into the forms of the account stays unchanged and becomes no markup', async ({
  signedIn,
}) => {
  const { site } = signedIn
  const left = await watch(site)
  await visit(site, '/account')
  // A form that waits for the user's record.
  await expect(field(site, accountForm.name)).toBeVisible()
  const foreign = watchForeignHosts(site)
  await unanswered(site)
  expect(await typeEverything(site, 'main form')).toEqual([])
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...left, ...foreign]).toEqual([])
})

/** A text in one part of a URL. */
const addresses: ((text: string) => string)[] = [
  (text) => `/services?q=${text}&category=${text}`,
  (text) => `/insight?domain=${text}`,
  (text) => `/contact?service=${text}#${text}`,
  (text) => `/login?next=${text}`,
  (text) => `/insight/${text}`,
  (text) => `/auth/action?mode=${text}&oobCode=${text}&continueUrl=${text}`,
  (text) => `/${text}`,
]
const addressOf = (text: string, index: number) =>
  addresses[index % addresses.length]?.(encodeURIComponent(text.toWellFormed())) ?? '/'

/** Runs in the page. Opens one URL after the other and returns what each of them shows. */
async function openAll({ paths, find }: { paths: string[]; find: string }) {
  const findIntruders = new Function(`return (${find})()`)
  const wrong: string[] = []
  for (const path of paths) {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const end = performance.now() + 5_000
    do await new Promise((done) => setTimeout(done, 4))
    while (!document.querySelector('main h1') && performance.now() < end)
    if (document.querySelectorAll('main h1').length !== 1) wrong.push(`no page at ${path}`)
    if (document.querySelectorAll('title').length !== 1) wrong.push(`not one title at ${path}`)
    wrong.push(...findIntruders())
    if (wrong.length > 10) return wrong
  }
  return wrong
}

test('any URL opens a page of this site and runs nothing', async ({ site }) => {
  test.slow()
  const left = await watch(site)
  const foreign = watchForeignHosts(site)
  await fakeFirestore(site, {})
  await visit(site, '/terms')
  const hostilePaths = someOf(hostileTexts).map(addressOf)
  expect(await site.evaluate(openAll, { paths: hostilePaths, find: String(findIntruders) })).toEqual([])
  for (const [index, text] of [
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//elsewhere.example',
  ].entries()) {
    for (const [kind] of addresses.entries()) {
      if (kind % 3 !== index) continue
      await site.goto(addressOf(text, kind))
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await site.evaluate(findIntruders)).toEqual([])
    }
  }
  expect([...left, ...foreign]).toEqual([])
})

/** A document whose every text field has this text. The date and the flags let an article into its list. */
function hostileDocument(collection: Collection, text: string): Document['fields'] {
  const fields = fieldsOf(collection).map(([name, { kind }]) => {
    if (kind === 'flag') return [name, false]
    if (kind === 'date') return [name, new Date('2026-11-21T12:00:00Z')]
    return [name, kind === 'list' ? [text, `${text} again`] : text]
  })
  const body = bodyOf(collection)
  return { ...Object.fromEntries(fields), ...(body && { [body.field]: text }) }
}

test('the text of a document is shown as text on every page', async ({ site }) => {
  test.slow()
  const left = await watch(site)
  // Pictures may come from other hosts; in a live build the policy lists them.
  const foreign = watchForeignHosts(site, (resource) => resource === 'image')
  const texts = someOf(hostileTexts)
  const lists = collections.map((collection) => [
    collection.name,
    texts.map((text, index) => ({ id: `h${index}`, fields: hostileDocument(collection, text) })),
  ])
  await fakeFirestore(site, Object.fromEntries(lists))
  await visit(site, '/terms')
  for (const name of ['innovations', 'about', 'insights', 'home'] as const) {
    await navigate(site, paths[name])
    const content = site.getByRole('main')
    await expect(content.getByRole('heading', { level: 1, name: pages[name].heading })).toBeVisible()
    // One of the first texts, which even the shortest list shows once it has loaded more.
    const more = content.getByRole('button', { name: showMoreLabel })
    const showsText = async () => {
      if (await more.isVisible()) await more.click()
      return (await content.textContent())?.includes('∑´®†')
    }
    await expect.poll(showsText, { intervals: [0] }).toBe(true)
    expect(await site.evaluate(findIntruders)).toEqual([])
  }
  expect([...left, ...foreign]).toEqual([])
})
