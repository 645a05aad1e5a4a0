import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { site as owner, pageTexts, plans, words } from '../content'
import {
  createAccount,
  fillSignUp,
  newPassword,
  newPerson,
  openBag,
  signIn,
  signOut,
  userMenu,
} from './helpers/account'
import { readAuthUser, readDocument, readIds, sentCodes } from './helpers/backend'
import { readBrowserStorage } from './helpers/browserStorage'
import {
  banner,
  button,
  DESKTOP,
  expectPage,
  field,
  hydrated,
  main,
  navigate,
  openPlan,
  PHONE,
  pressRapidly,
  setHidden,
  toast,
  visit,
  visitBeforeScripts,
  watchRequests,
} from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const plan = sample(plans)
const add = (page: Page) => button(page, `${words.plans.add} ${plan.title}`)
const inBag = (page: Page) => button(page, `${words.plans.inBag} ${plan.title}`)

/** How far an element is below another one. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  return upper && lower ? lower.y - upper.y - upper.height : Number.NaN
}

test.use({ viewport: DESKTOP })

test.describe('on a phone', () => {
  // Of the link that is pressed again.
  test.use({ viewport: PHONE, expectedConsole: FAILED_RESOURCE })

  test('a guest orders, signs up, confirms the e-mail and signs out', { tag: '@smoke' }, async ({ site }) => {
    const person = newPerson()
    const seen: string[] = []
    const requests = watchRequests(site)
    site.on('console', (message) => seen.push(message.text()))
    site.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())))
    site.on('framenavigated', (frame) => seen.push(frame.url()))

    await visit(site, paths.about)
    await navigate(site, paths.plans)
    await openPlan(site, plan.title)
    await add(site).click()
    await expect(site).toHaveURL('/login?next=%2Fplans')
    await main(site).getByRole('link', { name: words.signIn.link }).click()
    await expect(site).toHaveURL('/signup?next=%2Fplans')
    await fillSignUp(site, person)
    await pressRapidly(button(site, words.signUp.submit))
    await expect(toast(site, words.plans.added({ plan: plan.title }))).toBeVisible()
    await expect(inBag(site)).toBeVisible()
    await expect(site).toHaveURL(paths.plans)
    const confirmation = words.frame.verificationSent({ email: person.email })
    await expect(main(site).getByText(confirmation)).toBeInViewport({ ratio: 1 })
    const tabs = main(site).getByRole('navigation', { name: words.plans.practices })
    const firstLine = main(site).getByText(words.signUp.success)
    await expect.poll(() => distance(tabs, firstLine)).toBeGreaterThanOrEqual(0)
    expect(await distance(tabs, firstLine)).toBeLessThan(40)
    await expect(site.getByRole('status').filter({ hasText: confirmation })).toBeAttached()
    // This entry of the history stays after a sign-out.
    expect(await site.evaluate(() => JSON.stringify(history.state))).not.toContain(person.email)
    expect(requests.filter((url) => url.includes('accounts:signUp'))).toHaveLength(1)

    const user = await readAuthUser(person.email)
    expect(user).toMatchObject({ displayName: person.name, emailVerified: false })
    const uid = user?.localId ?? ''
    const orders = () => readIds(`users/${uid}/orders`)
    const { password, ...profile } = person
    await expect.poll(() => readDocument(`users/${uid}`)).toEqual(profile)
    expect(await orders()).toEqual([plan.id])

    await banner(site).getByRole('button', { name: words.frame.openMenu }).click()
    await expect(site.getByRole('dialog').getByRole('heading', { name: person.name })).toBeVisible()
    await site.keyboard.press('Escape')
    const bag = await openBag(site)
    await expect(bag.getByText(words.bag.count({ count: 1 }))).toBeVisible()
    await bag.getByRole('button', { name: `${words.bag.remove} ${plan.title}` }).click()
    await expect(bag.getByText(words.bag.empty)).toBeVisible()
    await expect.poll(orders).toEqual([])
    // Forward does not add a removed plan again.
    await site.goForward()
    await openPlan(site, plan.title)
    await expect(add(site)).toBeVisible()
    await site.goBack()
    await expectPage(site, pageTexts.about.heading)
    await site.goForward()
    await openPlan(site, plan.title)
    await expect(add(site)).toBeVisible()
    await expect(toast(site, words.signUp.success)).toHaveCount(0)
    await site.reload()
    await hydrated(site)
    await openPlan(site, plan.title)
    await expect(add(site)).toBeVisible()
    expect(await orders()).toEqual([])
    await pressRapidly(add(site))
    await expect(inBag(site)).toBeVisible()
    expect(await orders()).toEqual([plan.id])

    const codes = await sentCodes(person.email, 'VERIFY_EMAIL')
    expect(codes).toHaveLength(1)
    await visit(site, `/auth/action?mode=verifyEmail&oobCode=${codes[0]}&lang=en`)
    expect((await readAuthUser(person.email))?.emailVerified).toBe(false)
    await button(site, words.authAction.confirm).click()
    await expect(main(site).getByText(words.authAction.verified)).toBeVisible()
    expect((await readAuthUser(person.email))?.emailVerified).toBe(true)
    // The e-mail's link is pressed again.
    await site.reload()
    await button(site, words.authAction.confirm).click()
    await expect(main(site).getByText(words.authAction.verified)).toBeVisible()

    seen.push(await readBrowserStorage(site))
    await signOut(site)
    await expectPage(site, pageTexts.login.heading)
    seen.push(await readBrowserStorage(site), JSON.stringify(await readDocument(`users/${uid}`)))
    expect(seen.join('\n').includes(password), 'the password was found').toBe(false)
  })
})

test('sign-in returns to the page that required it', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, paths.account)
  await expect(site).toHaveURL('/login?next=%2Faccount')
  await site.reload()
  const inNewTab = banner(site).getByRole('link', { name: words.navigation.signIn })
  await expect(inNewTab).toHaveAttribute('href', '/login?next=%2Faccount')
  await signIn(site, await createAccount())
  await expect(toast(site, words.signIn.success)).toBeVisible()
  await expectPage(site, pageTexts.account.heading)
  await site.reload()
  await expectPage(site, pageTexts.account.heading)
  await site.goto(`/login?${new URLSearchParams({ next: '//elsewhere.example' })}`)
  await expectPage(site, homeHeading)
  await expect(site).toHaveURL('/')
})

test('a user never sees SignIn, not even before the scripts run', async ({ signedIn: { site } }) => {
  const startScripts = await visitBeforeScripts(site, paths.terms)
  const signInButton = banner(site).getByRole('link', { name: words.navigation.signIn })
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(signInButton).toBeHidden()
  await startScripts()
  await expect(userMenu(site)).toBeVisible()
  await expect(signInButton).toBeHidden()
  await expect(banner(site).getByRole('link', { name: words.navigation.plans })).toBeVisible()
})

test('a forgotten password can be replaced with the link from the e-mail', async ({ site }) => {
  const { email } = await createAccount()
  await visit(site, paths.login)
  await field(site, words.signIn.email).fill(email)
  await button(site, words.signIn.forgotten).click()
  await expect(button(site, words.signIn.sendLink)).toBeVisible()
  await site.goBack()
  await expect(button(site, words.signIn.submit)).toBeVisible()
  await button(site, words.signIn.forgotten).click()
  await expect(field(site, words.signIn.email)).toHaveValue(email)
  const request = site.waitForRequest(/:sendOobCode/)
  await button(site, words.signIn.sendLink).click()
  await expect(main(site).getByText(words.signIn.linkSent)).toBeVisible()
  expect((await request).headers()['x-firebase-locale'], 'the language of the e-mail').toBe(owner.language)

  const [code] = await sentCodes(email, 'PASSWORD_RESET')
  const password = newPassword()
  await visit(site, `/auth/action?mode=resetPassword&oobCode=${code}&lang=en`)
  await field(site, words.authAction.password).fill(password)
  await button(site, words.authAction.setPassword).click()
  await expect(main(site).getByText(words.authAction.passwordSet)).toBeVisible()
  await main(site).getByRole('link', { name: words.authAction.toSignIn }).click()
  await signIn(site, { email, password })
  await expectPage(site, homeHeading)
})

test.describe('with a link that was used', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  for (const mode of ['resetPassword', 'verifyEmail']) {
    test(`${mode} leads to where one can request a new one`, async ({ site }) => {
      await visit(site, `/auth/action?mode=${mode}&oobCode=used`)
      if (mode === 'resetPassword') await field(site, words.authAction.password).fill(newPassword())
      const { confirm, setPassword } = words.authAction
      await button(site, mode === 'resetPassword' ? setPassword : confirm).click()
      await expect(main(site).getByText(words.signInErrors.oldLink)).toBeVisible()
      await main(site).getByRole('link', { name: words.authAction.requestNew }).click()
      if (mode === 'resetPassword') await expect(button(site, words.signIn.sendLink)).toBeVisible()
      else
        await expect(main(site).getByText(words.signInForms.reasonAccount({ form: 'signIn' }))).toBeVisible()
    })
  }
})

test('a toast does not lie over the buttons of the bag', async ({ signedIn: { site } }) => {
  await site.setViewportSize({ width: 360, height: 640 })
  await visit(site, '/plans')
  // Toasts wait until the visitor sees them.
  await setHidden(site, true)
  await openPlan(site, plan.title)
  await add(site).click()
  const shown = toast(site, words.plans.added({ plan: plan.title }))
  await expect(shown).toBeVisible()
  await inBag(site).press('Enter')
  const bag = site.getByRole('dialog', { name: words.navigation.bag })
  await expect(bag.getByText(words.bag.count({ count: 1 }))).toBeVisible()
  await expect(shown).toBeVisible()
  for (const control of await bag.locator(':is(a, button):not([popover] *)').all()) {
    // Fails if anything lies over it.
    await control.click({ trial: true })
  }
  await expect(shown).toBeVisible()
})
