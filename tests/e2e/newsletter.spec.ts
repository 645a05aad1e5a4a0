import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FAILED, subscribed } from './contact'
import { DESKTOP, expect, FIRESTORE, test, visit } from './site'

test.use({ viewport: DESKTOP })

const SUBSCRIBED = 'You Have Subscribed To Our News Leetter !!'
const footer = (page: Page) => page.getByRole('contentinfo')
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Email' })
const button = (page: Page) => footer(page).getByRole('button', { name: /^Subscribe|^Sending/ })
const toast = (page: Page, text: string) => page.locator('[popover]').getByText(text)
const newAddress = () => `reader-${randomUUID()}@example.com`

test('an empty and a wrong address are named at the field, aloud', async ({ site }) => {
  await visit(site, '/about')
  await button(site).click()
  await expect(email(site)).toBeFocused()
  await expect(email(site)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(site)).toHaveAccessibleDescription('Email Is Required !!')
  await expect(footer(site).getByRole('alert')).toHaveText('Email Is Required !!')

  for (const wrong of [
    'asha',
    'asha@example',
    'a/b@example.com',
    'a b@example.com',
    '__a@b.c__',
    '@example.com',
  ]) {
    await email(site).fill(wrong)
    await expect(email(site)).not.toHaveAttribute('aria-invalid')
    await button(site).click()
    await expect(email(site)).toHaveAccessibleDescription('This does not look like an e-mail address.')
    await expect(email(site)).toHaveValue(wrong)
  }
})

test('an address is taken, small and trimmed, and answered the same when it is known', async ({ site }) => {
  const address = newAddress()
  await visit(site, '/about')
  for (const typed of [`  ${address.toUpperCase()} `, address]) {
    await email(site).fill(typed)
    await email(site).press('Enter')
    await expect(toast(site, SUBSCRIBED)).toBeVisible()
    await expect(email(site)).toHaveValue('')
    expect(await subscribed(address)).toHaveLength(1)
    await expect(toast(site, SUBSCRIBED)).toBeHidden()
  }
})

test.describe('when it fails', () => {
  test.use({ expectedNoise: /^Failed to load resource|^Could not write to newsletter/ })

  test('the address stays, and a second try is answered as the first would have been', async ({ site }) => {
    const address = newAddress()
    await visit(site, '/terms')
    await site.route(FIRESTORE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await email(site).fill(address)
    await button(site).click()
    await expect(toast(site, FAILED)).toBeVisible()
    await expect(email(site)).toHaveValue(address)
    await site.unroute(FIRESTORE)
    await button(site).click()
    await expect(toast(site, SUBSCRIBED)).toBeVisible()
    expect(await subscribed(address)).toHaveLength(1)
  })
})

test('a program that fills in every field is thanked, and nothing is stored', async ({ site }) => {
  const address = newAddress()
  await visit(site, '/about')
  await email(site).fill(address)
  await footer(site).locator('[name=reference]').fill('x', { force: true })
  await button(site).click()
  await expect(button(site)).toHaveText('Sending ...')
  await expect(toast(site, SUBSCRIBED)).toBeVisible()
  expect(await subscribed(address)).toEqual([])
})

test('nothing of Firestore is loaded before somebody enters the form', async ({ site }) => {
  const scripts: string[] = []
  site.on('request', (request) => scripts.push(request.url()))
  await visit(site, '/terms')
  await site.waitForLoadState('networkidle')
  const before = scripts.length
  const loaded = site.waitForRequest(/newsletter/)
  await email(site).focus()
  await loaded
  expect(scripts.slice(0, before).filter((url) => /newsletter|formWrites|firestore/i.test(url))).toEqual([])
})
