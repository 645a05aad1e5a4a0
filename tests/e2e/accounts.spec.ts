import type { Page } from '@playwright/test'
import { actionForm, actionMessages, authReasons } from '@/content/account'
import { bagMessages, countPlans, planAdded } from '@/content/bagMessages'
import { forgottenForm, signInForm } from '@/content/forms'
import { authMessages } from '@/content/messages'
import { pages } from '@/content/pages'
import { planLabels } from '@/content/planPage'
import { plans } from '@/content/plans'
import {
  createAccount,
  fillSignUp,
  newAddress,
  newPassword,
  newPerson,
  openBag,
  signIn,
  signOut,
  signUp,
  userMenu,
} from './helpers/account'
import { readAuthUser, readDocument, readIds, sentCodes } from './helpers/backend'
import { readBrowserStorage } from './helpers/browserStorage'
import { createGoogleAccount, fakeGoogle, newGoogleUser, openGoogle } from './helpers/google'
import {
  banner,
  button,
  expectPage,
  field,
  footer,
  hydrated,
  main,
  pressRapidly,
  toast,
  visit,
  visitBeforeScripts,
  watchRequests,
} from './helpers/page'
import { homeHeading } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const plan = sample(plans)
const add = (page: Page) => button(page, `${planLabels.add} ${plan.title}`)
const inBag = (page: Page) => button(page, `${planLabels.inBag} ${plan.title}`)

test('a user can sign up, confirm the e-mail, order a plan, remove it and sign out, and the password is stored nowhere', async ({
  site,
}) => {
  const person = newPerson()
  const seen: string[] = []
  site.on('console', (message) => seen.push(message.text()))
  site.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())))
  site.on('framenavigated', (frame) => seen.push(frame.url()))

  await visit(site, '/signup')
  await signUp(site, person)
  await expect(toast(site, 'Signup Successfully')).toBeVisible()
  await expectPage(site, homeHeading)

  const user = await readAuthUser(person.email)
  expect(user).toMatchObject({ displayName: person.name, emailVerified: false })
  const uid = user?.localId ?? ''
  const { password, ...profile } = person
  await expect.poll(() => readDocument(`users/${uid}`)).toEqual(profile)
  const pendingProfiles = () =>
    site.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile')))
  await expect.poll(pendingProfiles).toEqual([])

  const [code] = await sentCodes(person.email, 'VERIFY_EMAIL')
  await visit(site, `/auth/action?mode=verifyEmail&oobCode=${code}&lang=en`)
  expect((await readAuthUser(person.email))?.emailVerified).toBe(false)
  await button(site, actionForm.confirm).click()
  await expect(main(site).getByText(actionMessages.verified)).toBeVisible()
  expect((await readAuthUser(person.email))?.emailVerified).toBe(true)

  await banner(site).getByRole('link', { name: 'Plans' }).click()
  await add(site).click()
  await expect(inBag(site)).toBeVisible()
  expect(await readIds(`users/${uid}/orders`)).toEqual([plan.id])

  const bag = await openBag(site)
  await expect(bag.getByText(countPlans(1))).toBeVisible()
  await bag.getByRole('button', { name: `${bagMessages.remove} ${plan.title}` }).click()
  await expect(bag.getByText('Your Bag Is Empty')).toBeVisible()
  await expect.poll(() => readIds(`users/${uid}/orders`)).toEqual([])
  await bag.getByRole('button', { name: 'Close' }).click()

  seen.push(await readBrowserStorage(site))
  await signOut(site)
  await expectPage(site, pages.login.heading)
  seen.push(await readBrowserStorage(site), JSON.stringify(await readDocument(`users/${uid}`)))
  expect(seen.join('\n').includes(password), 'the password was found').toBe(false)
})

test('sign-in shows a toast, opens the home page and survives a reload', async ({ site }) => {
  await visit(site, '/login')
  await signIn(site, await createAccount())
  await expect(toast(site, 'Login Successfully')).toBeVisible()
  await expectPage(site, homeHeading)
  await visit(site, '/cart')
  await expectPage(site, 'cart')
  await site.reload()
  await expectPage(site, 'cart')
  await visit(site, '/signup')
  await expectPage(site, homeHeading)
})

test('sign-in returns to the page that required it, and never to another site', async ({ site }) => {
  await visit(site, '/account')
  await expect(site).toHaveURL('/login?next=%2Faccount')
  await signIn(site, await createAccount())
  await expectPage(site, pages.account.heading)
  await site.goto(`/login?${new URLSearchParams({ next: '//elsewhere.example' })}`)
  await expectPage(site, homeHeading)
  await expect(site).toHaveURL('/')
})

test('a guest is redirected from /cart to the home page', async ({ site }) => {
  await site.goto('/cart')
  await expect(site).toHaveURL('/')
  await expectPage(site, homeHeading)
})

test.describe('a rejected form', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('gives a wrong password the same error with and without an account', async ({ site }) => {
    const { email } = await createAccount()
    for (const address of [email, newAddress()]) {
      await visit(site, '/login')
      await signIn(site, { email: address, password: 'not-the-password' })
      await expect(main(site).getByRole('alert')).toHaveText(authReasons.wrongSignIn)
      await expect(field(site, 'Email')).toHaveValue(address)
    }
  })

  test('does not say that an address is taken', async ({ site }) => {
    const { email } = await createAccount()
    await visit(site, '/signup')
    await signUp(site, { ...newPerson(), email })
    await expect(toast(site, 'Opps!! , Something Went Wrong')).toBeVisible()
    await expect(main(site).getByRole('alert')).toHaveText(authReasons.notCreated)
    await expect(site).toHaveURL('/signup')
  })

  test('explains a link from an e-mail that was already used', async ({ site }) => {
    await visit(site, '/auth/action?mode=verifyEmail&oobCode=spent')
    await button(site, actionForm.confirm).click()
    await expect(main(site).getByRole('alert')).toHaveText(authReasons.oldLink)
    await visit(site, '/auth/action')
    await expect(main(site).getByText(actionMessages.incomplete)).toBeVisible()
  })
})

test('rapid presses create one account and one order', async ({ site }) => {
  const person = newPerson()
  const requests = watchRequests(site)
  await visit(site, '/signup')
  await fillSignUp(site, person)
  await pressRapidly(button(site, 'SignUp'))
  await expectPage(site, homeHeading)
  expect(requests.filter((url) => url.includes('accounts:signUp'))).toHaveLength(1)
  const uid = (await readAuthUser(person.email))?.localId
  await expect.poll(() => sentCodes(person.email, 'VERIFY_EMAIL')).toHaveLength(1)

  await visit(site, '/plans')
  await expect(userMenu(site)).toBeVisible()
  await pressRapidly(add(site))
  await expect(inBag(site)).toBeVisible()
  await expect.poll(() => readIds(`users/${uid}/orders`)).toEqual([plan.id])
})

const waysIn: Record<string, (page: Page) => Promise<string>> = {
  'signs in': async (page) => {
    const account = await createAccount()
    await signIn(page, account)
    return account.email
  },
  'signs up': async (page) => {
    const person = newPerson()
    await main(page).getByRole('link', { name: 'SignUp' }).click()
    await expect(page).toHaveURL('/signup?next=%2Fplans')
    await signUp(page, person)
    return person.email
  },
  'signs in with Google': async (page) => {
    const user = newGoogleUser()
    await createGoogleAccount(await openGoogle(page), user)
    return user.email
  },
}

for (const [way, enter] of Object.entries(waysIn)) {
  test(`a guest who orders a plan and ${way} finds it in the bag`, async ({ site, context }) => {
    await fakeGoogle(context)
    await visit(site, '/plans')
    await add(site).click()
    await expect(site).toHaveURL('/login?next=%2Fplans')
    const email = await enter(site)
    await expect(toast(site, planAdded(plan.title))).toBeVisible()
    await expect(inBag(site)).toBeVisible()
    await expect(site).toHaveURL('/plans')
    const orders = `users/${(await readAuthUser(email))?.localId}/orders`
    expect(await readIds(orders)).toEqual([plan.id])
    if (way !== 'signs in') return

    // A reload must not add a removed plan again.
    const bag = await openBag(site)
    await bag.getByRole('button', { name: `${bagMessages.remove} ${plan.title}` }).click()
    await expect.poll(() => readIds(orders)).toEqual([])
    await site.reload()
    await hydrated(site)
    await expect(userMenu(site)).toBeVisible()
    await expect(add(site)).toBeVisible()
    expect(await readIds(orders)).toEqual([])
  })
}

test('a guest who only reads downloads no sign-in code', async ({ site }) => {
  const requests = watchRequests(site)
  const scripts: Promise<string>[] = []
  site.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  for (const path of ['/', '/plans', '/services', '/insight', '/about', '/contact']) {
    await visit(site, path)
    await site.mouse.wheel(0, 2000)
    await site.waitForLoadState('networkidle')
  }
  await footer(site).getByRole('link', { name: 'About' }).click()
  await expectPage(site, pages.about.heading)
  expect(requests.filter((url) => /apis\.google\.com|identitytoolkit/.test(url))).toEqual([])
  expect((await Promise.all(scripts)).filter((text) => text.includes('identitytoolkit'))).toEqual([])
})

test('signing out in one tab signs out the others', async ({ signedIn: { site }, context }) => {
  await visit(site, '/about')
  const other = await context.newPage()
  await visit(other, '/cart')
  await expectPage(other, 'cart')
  await signOut(site)
  await expect(banner(other).getByRole('link', { name: 'SignIn' })).toBeVisible()
  await expect(other).toHaveURL('/')
})

test('a signed-in user never sees the SignIn button, not even before the scripts run', async ({
  signedIn: { site },
}) => {
  const startScripts = await visitBeforeScripts(site, '/about')
  const signInButton = banner(site).getByRole('link', { name: 'SignIn' })
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(signInButton).toBeHidden()
  await startScripts()
  await expect(userMenu(site)).toBeVisible()
  await expect(signInButton).toBeHidden()
  await expect(banner(site).getByRole('link', { name: 'Plans' })).toBeVisible()
})

test('a forgotten password can be replaced with the link from the e-mail', async ({ site }) => {
  const { email } = await createAccount()
  await visit(site, '/login')
  await field(site, 'Email').fill(email)
  await button(site, signInForm.forgotten).click()
  await expect(field(site, 'Email')).toHaveValue(email)
  await button(site, forgottenForm.submit).click()
  await expect(main(site).getByText(authMessages.linkSent)).toBeVisible()

  const [code] = await sentCodes(email, 'PASSWORD_RESET')
  const password = newPassword()
  await visit(site, `/auth/action?mode=resetPassword&oobCode=${code}&lang=en`)
  await field(site, actionForm.password).fill('short')
  await button(site, actionForm.setPassword).click()
  await expect(field(site, actionForm.password)).toHaveAccessibleDescription(/at least 8 characters/i)
  await field(site, actionForm.password).fill(password)
  await button(site, actionForm.setPassword).click()
  await expect(main(site).getByText(actionMessages.passwordSet)).toBeVisible()
  await main(site).getByRole('link', { name: 'SignIn' }).click()
  await signIn(site, { email, password })
  await expectPage(site, homeHeading)
})
