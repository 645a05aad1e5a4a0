import { expect, type Page, test } from '@playwright/test'
import { pageTexts } from '../content'
import { GitHubStandIn } from './helpers/gitHubStandIn'
import {
  DRAFT,
  MEMBER,
  open,
  PREVIEW_LOADS,
  pressSave,
  publish,
  SIGNED_IN,
  save,
  serveOnlineStudio,
} from './helpers/onlineStudio'
import { accept, answer, backups, field, keepRecovered, preview, previewArrives } from './helpers/studio'

const origin = serveOnlineStudio('https://github.com/agency/site')
let github: GitHubStandIn

test.beforeAll(() => {
  // The function asks GitHub for the token.
  const { fetch: send } = globalThis
  globalThis.fetch = async (url, options) =>
    String(url).startsWith('https://github.com/')
      ? Response.json({ access_token: 'token' })
      : send(url, options)
})
test.beforeEach(async ({ context }) => {
  github = new GitHubStandIn('sample')
  await github.answerIn(context)
})

const optionalField = (page: Page, name: string) => field(page, `${name} (optional)`)
const openEntry = (page: Page, address: string) => open(page, `${origin()}/#/collections/${address}`)

test('two people on an entry, and a change of the site: nothing is lost', async ({ page, browser }) => {
  const context = await browser.newContext()
  await github.answerIn(context)
  const other = await context.newPage()
  await openEntry(page, 'team/entries/arjun-mehta')
  await openEntry(other, 'team/entries/arjun-mehta')
  await field(other, 'Designation').fill('Role from there')
  await save(other)

  await field(page, 'Designation').fill('Role from here')
  await expect(preview(page).getByText('Role from here')).toBeVisible({ timeout: PREVIEW_LOADS })
  const press = () => pressSave(page)
  expect(await answer(page, 'dismiss', press)).toContain('Different now: Designation')
  await expect(page.getByText('Not saved')).toBeVisible()
  expect(github.read(MEMBER, DRAFT)).toContain('Role from there')
  await Promise.all([previewArrives(page), answer(page, 'accept', press)])
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(github.read(MEMBER, DRAFT)).toContain('Role from here')
  // What was replaced stays in the history of the draft.
  expect(github.read(MEMBER, `${DRAFT}~1`)).toContain('Role from there')
  await context.close()

  github.write(MEMBER, (text) => text.replace(/^designation:.*/m, 'designation: Role on the site'))
  const main = github.head()
  await answer(page, 'accept', () => publish(page))
  const dialog = page.getByRole('dialog', { name: 'Not published' })
  await expect(dialog.getByText('GitHub cannot merge this draft')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the page of the draft' })).toHaveAttribute(
    'href',
    'https://github.com/agency/site/pull/1',
  )
  expect(github.head()).toBe(main)
  expect(github.read(MEMBER, DRAFT)).toContain('Role from here')
})

test('drafts of two pages in one file, beside a change of the site, are all published', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('dialog', (dialog) => accept(dialog))
  const main = github.head()
  const path = 'content/pages.yaml'
  const names = ['home', 'contact'] as const
  for (const name of names) {
    await openEntry(page, `pages/entries/${name}`)
    // The studio loads its page again for another entry.
    await expect(field(page, 'Title')).toHaveValue(pageTexts[name].title, { timeout: SIGNED_IN })
    await field(page, 'Title').fill(`Title of ${name}`)
    await save(page)
  }
  expect(github.head()).toBe(main)
  github.write(path, (text) => text.replace(/^(about:\n {2}title:).*/m, '$1 Changed elsewhere'))
  const before = github.head()
  for (const name of names) {
    await openEntry(page, `pages/entries/${name}`)
    await expect(field(page, 'Title')).toHaveValue(`Title of ${name}`, { timeout: SIGNED_IN })
    await publish(page)
    await expect(page.getByText('Entry published')).toBeVisible()
    // Decap would offer to unpublish it.
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Published' })).toBeHidden()
  }
  expect(github.branches()).toEqual(['main'])
  expect(github.changedFiles(before, 'main')).toEqual([path])
  expect(github.read(path)).toMatch(/^about:\n {2}title: Changed elsewhere/m)
  expect(github.changedLines(path, before, 'main')).toHaveLength(4)
  expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([])
})

test('a new entry with a picture is saved, published without its mistake, and deleted', async ({ page }) => {
  page.on('dialog', (dialog) => accept(dialog))
  await openEntry(page, 'team/new')
  await field(page, 'Name').fill('Ada Lovelace')
  await field(page, 'Designation').fill('Engineer')
  await page.getByRole('spinbutton', { name: 'Position' }).fill('9')
  await field(page, 'Biography').fill('Ada writes programs.')
  await optionalField(page, 'LinkedIn').fill('nowhere')
  await page.getByRole('button', { name: 'Choose an image' }).click()
  const photo = { name: 'Ada.PNG', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Drop a picture here').setInputFiles(photo)
  await expect(page.getByRole('dialog', { name: 'Choose a picture' })).toBeHidden()
  // It has no name, because the name is below it.
  const portrait = preview(page).locator('img')
  await expect(portrait).toHaveJSProperty('naturalWidth', 1280, { timeout: PREVIEW_LOADS })
  await save(page)
  await expect(page).toHaveURL(/#\/collections\/team\/entries\/ada-lovelace$/)
  const drafted = github.changedFiles('main', 'cms/team/ada-lovelace')
  expect(drafted).toEqual(['content/team/ada-lovelace.md', 'public/team/ada.webp'])

  await publish(page)
  await expect(page.getByText(/Not published: LinkedIn/)).toBeVisible()
  expect(github.exists('content/team/ada-lovelace.md')).toBe(false)
  await optionalField(page, 'LinkedIn').fill('https://linkedin.example/ada')
  await save(page)
  await Promise.all([previewArrives(page), publish(page)])
  await expect.poll(() => github.branches()).toEqual(['main'])
  expect(github.read('content/team/ada-lovelace.md')).toContain('img: /team/ada.webp')
  expect(github.exists('public/team/ada.webp')).toBe(true)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => github.exists('content/team/ada-lovelace.md')).toBe(false)
})

test('the entry of the site is not deleted where its draft was discarded, and comes back', async ({
  page,
}) => {
  await openEntry(page, 'team/entries/arjun-mehta')
  await field(page, 'Designation').fill('Role from here')
  await save(page)
  // Every draft can be published.
  await expect(page.getByText(/^Status:/)).toBeHidden()
  await page.goto(`${origin()}/#/workflow`)
  await expect(page.getByRole('heading', { name: 'Arjun Mehta' })).toBeVisible()
  await expect(page.getByText('In Review')).toBeHidden()

  await openEntry(page, 'team/entries/arjun-mehta')
  const discard = page.getByRole('button', { name: 'Discard the draft' })
  const place = await discard.boundingBox()
  const question = await answer(page, 'accept', () => discard.click())
  expect(question).toBe('Discard the draft of “Arjun Mehta”? The site keeps what is published.')
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await expect(remove).toBeVisible()
  const { x = 0 } = (await remove.boundingBox()) ?? {}
  expect(x).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0))

  const before = github.read(MEMBER)
  expect(await answer(page, 'accept', () => remove.click())).toContain('Delete “Arjun Mehta” from the site?')
  const bringBack = page.getByRole('button', { name: 'Bring back “Arjun Mehta”' })
  await expect(bringBack).toBeVisible()
  expect(github.exists(MEMBER)).toBe(false)
  await bringBack.click()
  await expect.poll(() => github.exists(MEMBER)).toBe(true)
  expect(github.read(MEMBER)).toBe(before)
})

test('a service gets another drawing and name in one draft, which keeps unsaved text', async ({ page }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 96"><path d="M0 0h9"/></svg>'
  await openEntry(page, 'services/entries/auditing')
  page.on('dialog', (dialog) =>
    dialog.type() === 'prompt' ? accept(dialog, 'audits') : keepRecovered(dialog),
  )
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page).toHaveURL(/services\/entries\/audits$/, { timeout: SIGNED_IN })
  // With the new address, the page loads again.
  await expect(page.getByRole('dialog', { name: 'Rename' })).toBeHidden({ timeout: SIGNED_IN })
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: SIGNED_IN })
  const file = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
  await page.getByLabel('Drawing (optional)').setInputFiles(file)
  await field(page, 'Title').fill('Audits')
  await expect.poll(() => backups(page)).toContain('Audits')
  await page.reload()
  await expect(page.getByText('Unsaved Changes')).toBeVisible({ timeout: SIGNED_IN })
  await expect(field(page, 'Title')).toHaveValue('Audits')
  await save(page)
  // Decap recovers a text without its draft, which it offers to publish at the next visit.
  await expect.poll(() => backups(page)).not.toContain('Audits')
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Audits', { timeout: SIGNED_IN })
  github.write('content/services/payroll.md', (text) => text.replace(/^title: .*/m, 'title: Audits'))
  await publish(page)
  await expect(page.getByText(/Not published: .*title is also that of content/)).toBeVisible()
  github.write('content/services/payroll.md', (text) => text.replace(/^title: .*/m, 'title: Payroll'))
  await publish(page)
  await expect.poll(() => github.branches()).toEqual(['main'])
  expect(github.exists('content/services/auditing.md')).toBe(false)
  expect(github.exists('content/services/auditing.svg')).toBe(false)
  expect(github.read('content/services/audits.md')).toContain('title: Audits')
  expect(github.read('content/services/audits.svg')).toContain('M0 0h9')
})

test('on a phone, the form fills the screen, its preview is one press away, and every button is in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEntry(page, 'team/entries/arjun-mehta')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBe(0)
  await field(page, 'Designation').fill('Role from my phone')
  const shown = preview(page).getByText('Role from my phone')
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(shown).toBeVisible({ timeout: PREVIEW_LOADS })
  await expect(field(page, 'Designation')).toBeHidden()
  await save(page)
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  for (const name of ['Publish', 'Discard the draft', 'Preview', 'Rename'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await overflow()).toBe(0)
})
