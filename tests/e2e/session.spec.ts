import { createAccount, signInBefore } from './account'
import { DESKTOP, expect, PHONE, test, visit } from './site'

test.use({ viewport: DESKTOP })

test.describe('a guest', () => {
  test('is led from the bag to the home page', async ({ site }) => {
    await site.goto('/cart')
    await expect(site).toHaveURL('/')
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Build it.')
  })

  test('downloads no sign-in code by reading', async ({ site }) => {
    const scripts: string[] = []
    site.on('request', (request) => scripts.push(request.url()))
    await visit(site, '/')
    await site.mouse.wheel(0, 2000)
    await site.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(site.getByRole('heading', { level: 1 })).toContainText('The people')
    await site.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /session|identitytoolkit|apis\.google/.test(url))).toEqual([])
  })
})

test.describe('someone signed in', () => {
  test('stays on the bag through a reload', async ({ site }) => {
    await signInBefore(site, await createAccount())
    await visit(site, '/cart')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('cart')
    await site.reload()
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('cart')
  })

  test('is greeted at the sign-in page and led on', async ({ site }) => {
    await signInBefore(site, await createAccount())
    await site.goto('/login')
    await expect(site).toHaveURL('/')
    await expect(site.getByText('Login Successfully')).toBeVisible()
  })

  test('never sees the SignIn button, not even before the scripts run', async ({ site }) => {
    await signInBefore(site, await createAccount())
    let start = () => {}
    const held = new Promise<void>((resolve) => (start = resolve))
    await site.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await site.goto('/about', { waitUntil: 'commit' })
    const signIn = site.getByRole('banner').getByRole('link', { name: 'SignIn' })
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(signIn).toBeHidden()
    start()
    await expect(site.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expect(signIn).toBeHidden()
    await expect(site.getByRole('banner').getByRole('link', { name: 'Plans' })).toBeVisible()
  })

  test('signs out to the sign-in page, in every tab', async ({ site, context }) => {
    await signInBefore(site, await createAccount())
    await visit(site, '/about')
    const other = await context.newPage()
    await visit(other, '/')
    await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible()

    await site.getByRole('button', { name: 'Your account' }).click()
    await site.getByRole('button', { name: 'Logout' }).click()
    await expect(site).toHaveURL('/login')
    await expect(other.getByRole('banner').getByRole('link', { name: 'SignIn' })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('finds plans, bag and Logout in the drawer', async ({ site }) => {
      await signInBefore(site, await createAccount())
      await visit(site, '/')
      await site.getByRole('button', { name: 'Open menu' }).click()
      const drawer = site.getByRole('dialog')
      await expect(drawer.getByRole('link', { name: 'Exclusive Plans' })).toBeVisible()
      await expect(drawer.getByText('Membership And Subscription')).toBeHidden()
      await drawer.getByRole('button', { name: 'Logout' }).click()
      await expect(site).toHaveURL('/login')
    })
  })
})
