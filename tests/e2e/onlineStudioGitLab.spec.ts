import { expect, test } from '@playwright/test'
import { GITLAB, GitLabStandIn } from './helpers/gitLabStandIn'
import { DRAFT, MEMBER, open, publish, SIGNED_IN, save, serveOnlineStudio } from './helpers/onlineStudio'
import { answer, field } from './helpers/studio'

const ENTRY = '/#/collections/team/entries/arjun-mehta'

const origin = serveOnlineStudio(`${GITLAB}/agency/site`)
let gitlab: GitLabStandIn

test.beforeEach(async ({ context }) => {
  gitlab = new GitLabStandIn('tests/fixtures/sampleBrand')
  await gitlab.answerIn(context)
})

test('a partner signs in at GitLab, saves a draft, opens it again and publishes it', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  // The sign-in leads back to the entry.
  await open(page, `${origin()}${ENTRY}`)
  await expect(page).toHaveURL(`${origin()}${ENTRY}`)
  const main = gitlab.head()
  await field(page, 'Designation').fill('Role of the draft')
  await save(page)
  expect(gitlab.changedFiles(main, DRAFT)).toEqual([MEMBER])

  gitlab.write(MEMBER, (text) => text.replace(/^name:.*/m, 'name: Name from there'), DRAFT)
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Name from there', { timeout: SIGNED_IN })
  await answer(page, 'accept', () => publish(page))
  await expect(page.getByText('Entry published')).toBeVisible({ timeout: SIGNED_IN })
  expect(gitlab.read(MEMBER)).toContain('designation: Role of the draft')
  expect(gitlab.read(MEMBER)).toContain('name: Name from there')
  expect(gitlab.branches()).toEqual(['main'])
  expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([])
})
