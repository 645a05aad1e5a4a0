import { expect, test } from '@playwright/test'
import { GITLAB, GitLabStandIn } from './helpers/gitLabStandIn'
import { DRAFT, MEMBER, open, PREVIEW_LOADS, SIGNED_IN, serveOnlineStudio } from './helpers/onlineStudio'
import { field, preview } from './helpers/studio'

const ENTRY = '/#/collections/team/entries/arjun-mehta'

const origin = serveOnlineStudio(`${GITLAB}/agency/site`)
let gitlab: GitLabStandIn

test.beforeEach(async ({ context }) => {
  gitlab = new GitLabStandIn('sample')
  await gitlab.answerIn(context)
})

test('a partner signs in at GitLab for an entry, and finds its draft with a preview', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  gitlab.addDraft(DRAFT, MEMBER, (text) => text.replace(/^name:.*/m, 'name: Name of the draft'))
  // The sign-in leads back to the entry.
  await open(page, `${origin()}${ENTRY}`)
  await expect(page).toHaveURL(`${origin()}${ENTRY}`)
  await expect(field(page, 'Name')).toHaveValue('Name of the draft', { timeout: SIGNED_IN })
  await expect(preview(page).getByText('Name of the draft')).toBeVisible({ timeout: PREVIEW_LOADS })
  expect(messages.filter((message) => /Content Security Policy/.test(message))).toEqual([])
})
