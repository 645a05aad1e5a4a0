import type { Locator, Page } from '@playwright/test'
import { paths, servicesOf } from '@/paths'
import { words } from '../content'
import {
  banner,
  choice,
  field,
  holdRequests,
  hydrated,
  main,
  PHONE,
  visit,
  visitBeforeScripts,
} from './helpers/page'
import { article } from './helpers/pages'
import { expect, test } from './helpers/test'

test.describe('with another clock and time zone than those of the build', () => {
  test.use({ timezoneId: 'Pacific/Niue' })

  test('the local time of an office appears in the place that is reserved for it', async ({ site }) => {
    await site.clock.setFixedTime('2031-03-05T21:40:00Z')
    await site.emulateMedia({ reducedMotion: 'reduce' })
    const start = await visitBeforeScripts(site, paths.contact)
    const office = main(site).getByRole('region').last()
    const heights = async () => [
      // A font that arrives late changes the height of the page.
      await site.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight)),
      (await office.boundingBox())?.height,
    ]
    const before = await heights()
    await start()
    await office.scrollIntoViewIfNeeded()
    await expect(office.getByRole('time')).toHaveText('16:40')
    expect(await heights()).toEqual(before)
  })
})

test.describe('what a visitor did before the app started', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const path of [paths.home, `${paths.privacy}#main`]) {
    test(`the scroll position on ${path} stays, also after a reload`, async ({ site }) => {
      const scrollTop = () => site.evaluate(() => scrollY)
      const start = await visitBeforeScripts(site, path)
      // The browser keeps what is in view in its place, so a late font would change the number.
      await site.evaluate(() => document.fonts.ready)
      await site.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await start()
      await expect.poll(scrollTop).toBe(900)
      const release = await holdRequests(site, '**/assets/*.js')
      await site.reload({ waitUntil: 'domcontentloaded' })
      // Chrome restores it before anything of the site runs, and sometimes some 200 px off.
      await expect.poll(scrollTop).toBeGreaterThan(600)
      const restored = await scrollTop()
      release()
      await hydrated(site)
      await expect.poll(scrollTop).toBe(restored)
    })
  }

  // As in Firefox, on a page that begins scrolled.
  test('the app starts although the browser reports no paint', async ({ site }) => {
    await site.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await visit(site, `${paths.privacy}#main`)
  })

  test('the menu is open and stays open, and leads on', async ({ site }) => {
    const start = await visitBeforeScripts(site, paths.privacy)
    const drawer = site.getByRole('dialog', { name: words.frame.menu })
    await banner(site).getByRole('button', { name: words.frame.openMenu }).tap()
    await expect(drawer).toBeVisible()
    await start()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('link', { name: words.navigation.services }).tap()
    await expect(site).toHaveURL(paths.services)
    await expect(drawer).toBeHidden()
  })

  const fields: [string, (page: Page) => Locator][] = [
    [servicesOf('digital'), (page) => page.getByRole('searchbox', { name: words.services.search })],
    [paths.contact, (page) => field(page, words.contact.name)],
    [paths.login, (page) => field(page, words.signIn.email)],
    [paths.signup, (page) => field(page, words.signUp.name)],
    [paths.unsubscribe, (page) => field(page, words.unsubscribe.email)],
  ]
  for (const [path, fieldOf] of fields) {
    test(`what was typed on ${path}, also while the app starts, is kept`, async ({ site }) => {
      const start = await visitBeforeScripts(site, path)
      let text = 'asha'
      await fieldOf(site).pressSequentially(text)
      let isStarting = true
      const started = start().finally(() => (isStarting = false))
      for (; isStarting; text += 'a') await site.keyboard.type('a')
      await started
      await expect(fieldOf(site)).toHaveValue(text)
      if (path !== servicesOf('digital')) return
      await expect(main(site).getByRole('status')).toContainText(text)
      await expect(choice(site, words.services.category, { name: 'Digital' })).toBeChecked()
    })
  }

  for (const [path, group, name] of [
    [paths.services, words.services.category, 'Digital'],
    [paths.plans, words.plans.currency, 'INR'],
  ] as const)
    test(`what was chosen on ${path} is chosen`, async ({ site }) => {
      const chosen = choice(site, group, { name })
      const price = main(site).getByText('₹').filter({ visible: true })
      const start = await visitBeforeScripts(site, path)
      await chosen.check()
      await start()
      await expect(chosen).toBeChecked()
      if (path === paths.services) await expect(site).toHaveURL('/services?practice=digital')
      else await expect(price.first()).toBeVisible()
    })

  test('the last of several presses is answered, once', async ({ site }) => {
    const start = await visitBeforeScripts(site, paths.insights)
    const articles = main(site).getByRole('list').last().getByRole('listitem')
    const before = await articles.count()
    const more = main(site).getByRole('button', { name: words.controls.loadMore })
    await more.tap()
    await more.tap()
    await start()
    await expect(articles.nth(before).getByRole('link')).toBeFocused()
  })

  const presses: [path: string, name: string, shown: (page: Page) => Locator][] = [
    [paths.home, words.film.play, (page) => main(page).locator('video')],
    [article.path, words.article.contents, (page) => main(page).locator('nav a[href^="#"]').first()],
    [paths.plans, words.plans.add, (page) => field(page, words.signIn.email)],
  ]
  for (const [path, name, shown] of presses)
    test(`a press on ${path} is answered: ${name}`, async ({ site }) => {
      const start = await visitBeforeScripts(site, path)
      await main(site).getByRole('button', { name }).first().tap()
      await start()
      await expect(shown(site)).toBeVisible()
    })

  test('what was submitted is sent with what a link has filled in', async ({ site }) => {
    const start = await visitBeforeScripts(site, `${paths.unsubscribe}?email=reader%40example.com`)
    await main(site).getByRole('button', { name: words.unsubscribe.submit }).tap()
    await start()
    await expect(main(site).getByRole('status')).toHaveText(words.unsubscribe.success)
  })
})
