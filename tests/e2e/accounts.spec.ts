import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, signInBefore } from './account'
import { sentCodes, storedAccount, storedDocument, storedIds } from './backend'
import { expect, FAILED_RESOURCE, hydrated, test, visit } from './site'
import { everythingKept } from './traces'

type Person = { name: string; email: string; phone: string; password: string }

function newPerson(): Person {
  return {
    name: 'Asha Menon',
    email: `asha-${randomUUID()}@triveni.example`,
    phone: '+91 98400 12345',
    password: `monsoon-${randomUUID()}`,
  }
}

async function fillSignUp(page: Page, { name, email, phone, password }: Person) {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(password)
}

async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
}

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const homeHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })
const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' })

async function openBag(page: Page) {
  await userMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'My Bag' }).click()
  return page.getByRole('dialog', { name: 'My Bag' })
}

test('from sign-up to sign-out: account, e-mail, profile, plan, bag, and no trace of the password', async ({
  site,
}) => {
  const person = newPerson()
  const seen: string[] = []
  site.on('console', (message) => seen.push(message.text()))
  site.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())))
  site.on('framenavigated', (frame) => seen.push(frame.url()))

  await visit(site, '/signup')
  await fillSignUp(site, person)
  await submit(site, 'SignUp').click()
  await expect(site.getByRole('status').filter({ hasText: 'Signup Successfully' })).toBeVisible()
  await expect(homeHeading(site)).toBeVisible()

  const account = await storedAccount(person.email)
  expect(account).toMatchObject({ displayName: person.name, emailVerified: false })
  const uid = account?.localId ?? ''
  const profile = { name: person.name, email: person.email, phone: person.phone }
  await expect.poll(() => storedDocument(`users/${uid}`)).toEqual(profile)
  const held = () => site.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile')))
  await expect.poll(held).toEqual([])

  const [code] = await sentCodes(person.email, 'VERIFY_EMAIL')
  await visit(site, `/auth/action?mode=verifyEmail&oobCode=${code}&lang=en`)
  expect((await storedAccount(person.email))?.emailVerified).toBe(false)
  await site.getByRole('button', { name: 'Confirm' }).click()
  await expect(site.getByText('Your e-mail address is confirmed.')).toBeVisible()
  expect((await storedAccount(person.email))?.emailVerified).toBe(true)
  await site.getByRole('link', { name: 'Your account' }).click()
  await expect(site.getByRole('main').getByText('Confirmed')).toBeVisible()

  await site.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
  await site.getByRole('button', { name: 'Add to bag Site Care' }).click()
  await expect(site.getByRole('button', { name: 'In your bag Site Care' })).toBeVisible()
  expect(await storedIds(`users/${uid}/orders`)).toEqual(['site-care'])

  const bag = await openBag(site)
  await expect(bag.getByText('1 plan')).toBeVisible()
  await expect(bag.getByText('A small site kept current, backed up and measured every …')).toBeVisible()
  await bag.getByRole('button', { name: 'Remove Site Care' }).click()
  await expect(bag.getByText('Your Bag Is Empty')).toBeVisible()
  await expect.poll(() => storedIds(`users/${uid}/orders`)).toEqual([])
  await bag.getByRole('button', { name: 'Close' }).click()

  seen.push(await everythingKept(site))
  await userMenu(site).click()
  await site.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(site).toHaveURL('/login')
  await expect(site.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  seen.push(await everythingKept(site), JSON.stringify(await storedDocument(`users/${uid}`)))
  expect(seen.join('\n').includes(person.password), 'a trace of the password').toBe(false)
})

test.describe('sign-in', () => {
  test('greets, goes home, and a reload on /cart stays there', async ({ site }) => {
    const account = await createAccount()
    await visit(site, '/login')
    await fillSignIn(site, account)
    await submit(site, 'SignIn').click()
    await expect(site.getByRole('status').filter({ hasText: 'Login Successfully' })).toBeVisible()
    await expect(homeHeading(site)).toBeVisible()
    await visit(site, '/cart')
    await expect(site.getByRole('heading', { name: 'cart' })).toBeVisible()
    await site.reload()
    await expect(site.getByRole('heading', { name: 'cart' })).toBeVisible()
    await visit(site, '/signup')
    await expect(homeHeading(site)).toBeVisible()
  })

  test('says at their fields what is missing, keeps what was typed and focuses the first', async ({
    site,
  }) => {
    await visit(site, '/login')
    const email = site.getByRole('main').getByLabel('Email')
    await submit(site, 'SignIn').click()
    await expect(email).toHaveAccessibleDescription('Email Is Required')
    await expect(email).toBeFocused()
    await email.fill('not an address')
    await submit(site, 'SignIn').click()
    await expect(email).toHaveAccessibleDescription('This does not look like an e-mail address.')
    await expect(email).toHaveValue('not an address')
    await email.fill('asha@triveni.example')
    await submit(site, 'SignIn').click()
    const password = site.getByRole('main').getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription('Password Is Required !!')
    await expect(password).toBeFocused()
    await expect(site.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })

  test.describe('refused', () => {
    test.use({ expectedNoise: FAILED_RESOURCE })

    test('reads the same with and without an account', async ({ site }) => {
      const account = await createAccount()
      for (const email of [account.email, `nobody-${randomUUID()}@triveni.example`]) {
        await visit(site, '/login')
        await fillSignIn(site, { email, password: 'not-the-password' })
        await submit(site, 'SignIn').click()
        await expect(site.getByRole('main').getByRole('alert')).toHaveText(
          'Wrong e-mail or password. Check both, or request a new password.',
        )
        await expect(site.getByRole('main').getByLabel('Email')).toHaveValue(email)
      }
    })

    test('a taken address gets the toast and an answer that does not say so', async ({ site }) => {
      const { email } = await createAccount()
      await visit(site, '/signup')
      await fillSignUp(site, { ...newPerson(), email })
      await submit(site, 'SignUp').click()
      await expect(site.getByText('Opps!! , Something Went Wrong')).toBeVisible()
      await expect(site.getByRole('main').getByRole('alert')).toHaveText(/could not be created/)
      await expect(site).toHaveURL('/signup')
    })
  })

  test('leads back to a page of this site, and to no other', async ({ site }) => {
    const account = await createAccount()
    await visit(site, '/account')
    await expect(site).toHaveURL('/login?next=%2Faccount')
    await hydrated(site)
    await fillSignIn(site, account)
    await submit(site, 'SignIn').click()
    await expect(site.getByRole('heading', { name: 'Your account' })).toBeVisible()
    for (const next of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/.//elsewhere.example',
    ]) {
      await site.goto(`/login?${new URLSearchParams({ next })}`)
      await expect(homeHeading(site)).toBeVisible()
      expect(new URL(site.url()).pathname).toBe('/')
    }
  })
})

test('a form filled and sent before the app is there keeps what was typed and sends nothing', async ({
  site,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await site.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const account = await createAccount()
  await site.goto('/login', { waitUntil: 'commit' })
  await fillSignIn(site, account)
  await site.keyboard.press('Enter')
  await submit(site, 'SignIn').click()
  await expect(site).toHaveURL('/login')
  release()
  await hydrated(site)
  await expect(site.getByRole('main').getByLabel('Email')).toHaveValue(account.email)
  await expect(site).toHaveURL('/login')
  await submit(site, 'SignIn').click()
  await expect(homeHeading(site)).toBeVisible()
})

test('rapid presses make one account and one order', async ({ site }) => {
  const person = newPerson()
  const creations: string[] = []
  site.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) creations.push(request.url())
  })
  await visit(site, '/signup')
  await fillSignUp(site, person)
  await submit(site, 'SignUp').evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  await expect(homeHeading(site)).toBeVisible()
  expect(creations).toHaveLength(1)
  const uid = (await storedAccount(person.email))?.localId
  await expect.poll(() => sentCodes(person.email, 'VERIFY_EMAIL')).toHaveLength(1)

  await visit(site, '/plans')
  await expect(userMenu(site)).toBeVisible()
  await site.getByRole('button', { name: 'Add to bag Shop Care' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  await expect(site.getByRole('button', { name: 'In your bag Shop Care' })).toBeVisible()
  await expect.poll(() => storedIds(`users/${uid}/orders`)).toEqual(['shop-care'])
})

test.describe('a guest who wants a plan', () => {
  test('signs in and comes back with the plan added once', async ({ site }) => {
    const account = await createAccount()
    await visit(site, '/plans')
    await site.getByRole('button', { name: 'Add to bag Books In Order' }).click()
    await expect(site).toHaveURL('/login?next=%2Fplans')
    await fillSignIn(site, account)
    await submit(site, 'SignIn').click()
    await expect(site.getByRole('button', { name: 'In your bag Books In Order' })).toBeVisible()
    await expect(site).toHaveURL('/plans')
    await expect(site.getByText('Books In Order is in your bag')).toBeVisible()
    expect(await storedIds(`users/${account.uid}/orders`)).toEqual(['books-in-order'])

    const bag = await openBag(site)
    await bag.getByRole('button', { name: 'Remove Books In Order' }).click()
    await expect.poll(() => storedIds(`users/${account.uid}/orders`)).toEqual([])
    await site.reload()
    await hydrated(site)
    await expect(site.getByRole('button', { name: 'Add to bag Books In Order' })).toBeVisible()
    await expect(userMenu(site)).toBeVisible()
    expect(await storedIds(`users/${account.uid}/orders`)).toEqual([])
  })

  test('may sign up instead, and the plan comes along', async ({ site }) => {
    const person = newPerson()
    await visit(site, '/plans')
    await site.getByRole('button', { name: 'Add to bag Full Presence' }).click()
    await site.getByRole('main').getByRole('link', { name: 'SignUp' }).click()
    await expect(site).toHaveURL('/signup?next=%2Fplans')
    await fillSignUp(site, person)
    await submit(site, 'SignUp').click()
    await expect(site.getByRole('button', { name: 'In your bag Full Presence' })).toBeVisible()
  })

  test('finds no plan in the bag that somebody sent in a link', async ({ site }) => {
    const account = await createAccount()
    await signInBefore(site, account)
    await visit(site, '/plans?wantedPlan=site-care')
    await expect(userMenu(site)).toBeVisible()
    await expect(site.getByRole('button', { name: 'Add to bag Site Care' })).toBeVisible()
    expect(await storedIds(`users/${account.uid}/orders`)).toEqual([])
  })
})

test('a guest who only reads downloads no sign-in code', async ({ site }) => {
  const asked: string[] = []
  site.on('request', (request) => asked.push(request.url()))
  const bodies: string[] = []
  site.on('response', async (response) => {
    if (response.url().endsWith('.js')) bodies.push(await response.text().catch(() => ''))
  })
  for (const path of ['/', '/plans', '/services', '/insight', '/about', '/contact']) {
    await visit(site, path)
    await site.mouse.wheel(0, 2000)
    await site.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /apis\.google\.com|identitytoolkit|:9\d99\//.test(url))).toEqual([])
  expect(bodies.filter((body) => body.includes('identitytoolkit'))).toEqual([])
})

test('signing out in one tab signs out the other', async ({ site, context }) => {
  const account = await createAccount()
  await visit(site, '/login')
  await fillSignIn(site, account)
  await submit(site, 'SignIn').click()
  await expect(userMenu(site)).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/cart')
  await expect(other.getByRole('heading', { name: 'cart' })).toBeVisible()

  await userMenu(site).click()
  await site.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(site).toHaveURL('/login')
  await expect(other.getByRole('banner').getByRole('link', { name: 'SignIn' })).toBeVisible()
  await expect(other).toHaveURL('/')
})

test('a forgotten password is set anew by the link from the e-mail', async ({ site }) => {
  const account = await createAccount()
  await visit(site, '/login')
  await site.getByRole('main').getByLabel('Email').fill(account.email)
  await site.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(site.getByRole('main').getByLabel('Email')).toHaveValue(account.email)
  await submit(site, 'Send the link').click()
  await expect(
    site.getByRole('status').filter({ hasText: 'If an account exists, we have sent a link' }),
  ).toBeVisible()

  const [code] = await sentCodes(account.email, 'PASSWORD_RESET')
  const password = `harvest-${randomUUID()}`
  await visit(site, `/auth/action?mode=resetPassword&oobCode=${code}&lang=en`)
  await site.getByLabel('New password').fill('short')
  await submit(site, 'Set the password').click()
  await expect(site.getByLabel('New password')).toHaveAccessibleDescription(/Use at least 8 characters/)
  await site.getByLabel('New password').fill(password)
  await submit(site, 'Set the password').click()
  await expect(site.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await site.getByRole('main').getByRole('link', { name: 'SignIn' }).click()
  await fillSignIn(site, { email: account.email, password })
  await submit(site, 'SignIn').click()
  await expect(homeHeading(site)).toBeVisible()
})

test.describe('a link that is used up', () => {
  test.use({ expectedNoise: FAILED_RESOURCE })

  test('says so', async ({ site }) => {
    await visit(site, '/auth/action?mode=verifyEmail&oobCode=spent')
    await site.getByRole('button', { name: 'Confirm' }).click()
    await expect(site.getByRole('main').getByRole('alert')).toHaveText(/used already or is too old/)
    await visit(site, '/auth/action')
    await expect(site.getByText('This link is not complete.')).toBeVisible()
  })

  test('an address without an account gets the answer of one that has', async ({ site }) => {
    await visit(site, '/login')
    await site.getByRole('button', { name: 'Forgot your password?' }).click()
    await site.getByRole('main').getByLabel('Email').fill(`nobody-${randomUUID()}@triveni.example`)
    await submit(site, 'Send the link').click()
    await expect(site.getByText('If an account exists, we have sent a link')).toBeVisible()
  })
})
