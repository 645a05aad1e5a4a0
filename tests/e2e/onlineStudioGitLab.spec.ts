import { expect, test } from '@playwright/test'
import { GITLAB, GitLabStandIn } from './helpers/gitLabStandIn'
import {
  DRAFT,
  login,
  MEMBER,
  open,
  PREVIEW_LOADS,
  pressSave,
  publish,
  SIGNED_IN,
  save,
  serveOnlineStudio,
} from './helpers/onlineStudio'
import { answer, field, preview } from './helpers/studio'

const ENTRY = '/#/collections/team/entries/arjun-mehta'

const origin = serveOnlineStudio(`${GITLAB}/agency/site`)
let gitlab: GitLabStandIn

test.beforeEach(async ({ context }) => {
  gitlab = new GitLabStandIn('tests/fixtures/sampleBrand')
  await gitlab.answerIn(context)
})

test('a sign-in that this window did not start, or with another state, is refused', async ({ page }) => {
  const foreign = { code: 'foreign', state: '{"auth_type":"pkce","nonce":null}' }
  await page.goto(`${origin()}/?${new URLSearchParams(foreign)}`)
  await expect(login(page)).toBeVisible({ timeout: SIGNED_IN })
  await expect(page).toHaveURL(`${origin()}/`)
  gitlab.wrongState = '{"auth_type":"pkce","nonce":"other"}'
  await login(page).click()
  await expect(page.getByText('Invalid nonce')).toBeVisible({ timeout: SIGNED_IN })
  expect(gitlab.tokens).toBe(0)
})

test('a partner signs in at GitLab, saves a draft, opens it again and publishes it', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  // The sign-in leads back to the entry.
  await open(page, `${origin()}${ENTRY}`)
  const main = gitlab.head()
  const press = () => pressSave(page)

  gitlab.write(MEMBER, (text) => text.replace(/^designation:.*/m, 'designation: Role on the site'))
  await field(page, 'Designation').fill('Partner for everything')
  await expect(preview(page).getByText('Partner for everything')).toBeVisible({ timeout: PREVIEW_LOADS })
  expect(await answer(page, 'dismiss', press)).toContain('Different now: Designation')
  await expect(page.getByText('Not saved')).toBeVisible()
  await answer(page, 'accept', press)
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(gitlab.changedLines(MEMBER, 'main', DRAFT)).toEqual([
    '-designation: Role on the site',
    '+designation: Partner for everything',
  ])

  gitlab.write(MEMBER, (text) => text.replace(/^name:.*/m, 'name: Name from there'), DRAFT)
  gitlab.isExpired = true
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Name from there', { timeout: SIGNED_IN })
  await expect(page).toHaveURL(`${origin()}${ENTRY}`)
  expect(gitlab.tokens).toBe(2)
  await field(page, 'Designation').fill('Role of the draft')
  await save(page)
  expect(gitlab.changedFiles(main, DRAFT)).toEqual([MEMBER])

  gitlab.mayMerge = false
  await answer(page, 'accept', () => publish(page))
  const dialog = page.getByRole('dialog', { name: 'Not published' })
  await expect(dialog.getByText('you may not merge into main')).toBeVisible({ timeout: SIGNED_IN })
  await page.keyboard.press('Escape')
  gitlab.mayMerge = true

  gitlab.write(MEMBER, (text) => text.replace(/^designation:.*/m, 'designation: Newer role'))
  await answer(page, 'accept', () => publish(page))
  const refusal = dialog.getByText('GitLab cannot merge this draft (conflict)')
  await expect(refusal).toBeVisible({ timeout: SIGNED_IN })
  const link = dialog.getByRole('link', { name: 'Open the page of the draft' })
  await expect(link).toHaveAttribute('href', `${GITLAB}/agency/site/-/merge_requests/1`)
  await page.keyboard.press('Escape')
  // Someone solves it there.
  gitlab.write(MEMBER, (text) => text.replace(/^designation:.*/m, 'designation: Role on the site'))
  await answer(page, 'accept', () => publish(page))
  await expect(page.getByText('Entry published')).toBeVisible({ timeout: SIGNED_IN })
  expect(gitlab.read(MEMBER)).toContain('designation: Role of the draft')
  expect(gitlab.read(MEMBER)).toContain('name: Name from there')
  expect(gitlab.branches()).toEqual(['main'])
  expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([])
})
