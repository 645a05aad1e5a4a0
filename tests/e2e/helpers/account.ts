import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { pageTexts, words } from '../../content'
import { AUTH } from './backend'
import { banner, button, DESKTOP, field, scrollTop } from './page'

type Person = { name: string; email: string; phone: string; password: string }
type Tokens = { localId: string; idToken: string; refreshToken: string }
export type Account = { uid: string; email: string; name: string; password: string; tokens: Tokens }

export const newPassword = () => `monsoon-${randomUUID()}`

/** A visitor without an account. */
export function newPerson(): Person {
  const [email, password] = [`visitor-${randomUUID()}@site.example`, newPassword()]
  return { name: 'Asha Menon', email, phone: '+91 98400 12345', password }
}

/** An account that no other test uses. */
export async function createAccount(name = newPerson().name): Promise<Account> {
  const { email, password } = newPerson()
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
  })
  expect(response.ok).toBe(true)
  const tokens = (await response.json()) as Tokens
  return { uid: tokens.localId, email, name, password, tokens }
}

/** Puts the page into the state after an earlier sign-in, in the format in which Firebase Auth stores it. */
export async function startSignedIn(page: Page, { uid, email, name, tokens }: Account) {
  const HOUR_MS = 3_600_000
  const user = {
    ...{ uid, email, displayName: name, emailVerified: false, isAnonymous: false },
    providerData: [{ providerId: 'password', uid: email, displayName: name, email }],
    stsTokenManager: { ...tokens, accessToken: tokens.idToken, expirationTime: Date.now() + HOUR_MS },
    ...{ createdAt: String(Date.now()), lastLoginAt: String(Date.now()) },
    ...{ apiKey: 'local', appName: '[DEFAULT]' },
  }
  // A page of the site's origin that does not start the app.
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  )
  await page.goto('/blank')
  await page.evaluate((stored) => {
    localStorage.setItem('firebase:authUser:local:[DEFAULT]', JSON.stringify(stored))
    localStorage.setItem('member', stored.uid)
  }, user)
}

export async function fillSignUp(page: Page, { name, email, phone, password }: Person) {
  await expect(page.getByRole('heading', { level: 1, name: pageTexts.signup.heading })).toBeVisible()
  await field(page, words.signUp.name).fill(name)
  await field(page, words.signUp.email).fill(email)
  await field(page, words.signUp.phone).fill(phone)
  await field(page, words.signUp.password).fill(password)
  await field(page, words.signUp.confirmPassword).fill(password)
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // Until this heading is shown, fields of the same names may belong to the previous page.
  await expect(page.getByRole('heading', { level: 1, name: pageTexts.login.heading })).toBeVisible()
  await field(page, words.signIn.email).fill(email)
  await field(page, words.signIn.password).fill(password)
  await button(page, words.signIn.submit).click()
}

export const userMenu = (page: Page) => banner(page).getByRole('button', { name: words.frame.userMenu })

/** Presses it in the user menu, or in the drawer of a phone. */
async function pressInMenu(page: Page, name: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESKTOP.width
  await (isPhone ? banner(page).getByRole('button', { name: words.frame.openMenu }) : userMenu(page)).click()
  const menu = isPhone ? page.getByRole('dialog', { name: words.frame.menu }) : banner(page)
  await menu.getByRole('button', { name }).click()
}

export async function signOut(page: Page) {
  await pressInMenu(page, words.navigation.logout)
  await expect(page).toHaveURL('/login')
  // A new page moves the last pixels to its top, which can be under a press.
  await expect.poll(() => scrollTop(page)).toBe(0)
}

export async function openBag(page: Page) {
  await pressInMenu(page, words.navigation.bag)
  return page.getByRole('dialog', { name: words.navigation.bag })
}
