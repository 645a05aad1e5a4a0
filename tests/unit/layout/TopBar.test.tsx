import { site } from 'virtual:content/site'
import { bagWords } from 'virtual:words/bag'
import { controlsWords } from 'virtual:words/controls'
import { footerWords } from 'virtual:words/footer'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as orders from '@/data/orders'
import { paths } from '@/paths'
import { guest, member, unknown } from '../../render'
import { renderLayout } from './renderLayout'

const brand = vi.hoisted(() => ({ isSample: false }))
vi.mock('@/env', async (original) => ({
  ...(await original<typeof import('@/env')>()),
  get isSampleBrand() {
    return brand.isSample
  },
}))

const bar = () => within(screen.getByRole('banner'))
const links = () =>
  within(bar().getByRole('navigation', { name: frameWords.mainNavigation })).getAllByRole('link')
const pagesOf = () => links().map(({ textContent }) => textContent)
const { home, plans, innovation, services, articles, aboutUs, contactUs } = navigationWords
const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, '')

test('the top bar has SignIn and no Plans for a guest', () => {
  renderLayout(guest)
  expect(pagesOf()).toEqual([home, innovation, services, articles, aboutUs, contactUs])
  expect(bar().getByRole('link', { name: navigationWords.signIn }).getAttribute('href')).toBe('/login')
  expect(bar().queryByRole('button', { name: frameWords.userMenu })).toBeNull()
  expect(bar().getByText(frameWords.localData)).toBeTruthy()
  const call = bar().getByRole('link', { name: frameWords.call })
  expect(call.getAttribute('href')).toBe(`tel:${digitsOf(site.contact.phone)}`)
})

test('the top bar says how to begin while the site shows the sample', () => {
  brand.isSample = true
  onTestFinished(() => {
    brand.isSample = false
  })
  renderLayout(guest)
  expect(bar().getByText(frameWords.sampleBrand({ command: 'npm run begin' }))).toBeTruthy()
  expect(bar().queryByText(frameWords.localData)).toBeNull()
})

test('the top bar has Plans and the user menu for a signed-in user, and no SignIn', () => {
  renderLayout(member)
  expect(pagesOf()).toEqual([home, plans, innovation, services, articles, aboutUs, contactUs])
  expect(bar().getByRole('button', { name: frameWords.userMenu })).toBeTruthy()
  expect(bar().queryByRole('link', { name: navigationWords.signIn })).toBeNull()
})

test('the top bar has both sides until the provider has answered, and SignIn keeps the focus', () => {
  const { answer } = renderLayout(unknown)
  const signIn = () => bar().getByRole('link', { name: navigationWords.signIn })
  expect(pagesOf()).toContain(navigationWords.plans)
  signIn().focus()
  answer(guest)
  expect(pagesOf()).not.toContain(navigationWords.plans)
  expect(document.activeElement).toBe(signIn())
})

test('SignIn beside a sign-in form keeps the page to return to and the wanted plan', async () => {
  const [search, state] = ['?next=%2Fplans', { wantedPlan: 'site-care', isForgotten: true }]
  const { user, router } = renderLayout(guest, { pathname: paths.signup, search, state })
  await user.click(bar().getByRole('link', { name: navigationWords.signIn }))
  const kept = { ...state, isForgotten: false }
  expect(router.state.location).toMatchObject({ pathname: paths.login, search, state: kept })
})

test.each([
  ['/', [navigationWords.home]],
  ['/services/web-development', [navigationWords.services]],
  ['/insight/gst-dates', [navigationWords.articles]],
  ['/career', []],
])('the top bar marks at %s the current page, %j', (path, expected) => {
  renderLayout(guest, path)
  const current = links().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(expected)
})

test('the bar and the drawer have the urgent number and the booking service of the owner as links', () => {
  renderLayout(guest)
  expect(screen.queryByRole('link', { name: new RegExp(frameWords.book) })).toBeNull()
  const { contact } = site
  onTestFinished(() => void Object.assign(site, { contact }))
  const urgent = { label: 'Emergency', phone: '+1 999 000 0000' }
  const booking = 'https://booking.example/'
  Object.assign(site, { contact: { ...contact, urgent, booking } })
  cleanup()
  renderLayout(guest)
  const expectWays = (part: ReturnType<typeof bar>) => {
    const hrefOf = (name: RegExp) => part.getByRole('link', { name, hidden: true }).getAttribute('href')
    expect(hrefOf(/Emergency/)).toBe('tel:+19990000000')
    expect(hrefOf(new RegExp(`^${frameWords.book} `))).toBe(booking)
  }
  const drawer = document.getElementById('drawer') ?? expect.fail('There is no drawer')
  expectWays(within(drawer))
  within(drawer).getByRole('link', { name: `${frameWords.call} ${site.contact.phone}`, hidden: true })
  drawer.remove()
  expectWays(bar())
  // Both do not fit beside the menu of a phone.
  expect(bar().queryByRole('link', { name: frameWords.call })).toBeNull()
})

test('the top bar is raised past 200 px', () => {
  renderLayout(guest)
  const seen = [200, 201, 200].map((scrollY) => {
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
    fireEvent.scroll(window)
    return document.querySelector('[data-raised]') !== null
  })
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  expect(seen).toEqual([false, true, false])
})

test('the footer has the listed pages, the contact details and the social networks', () => {
  renderLayout(guest)
  const footer = within(screen.getByRole('contentinfo'))
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(site.contact.phone)).toBe(`tel:${digitsOf(site.contact.phone)}`)
  expect(hrefOf(site.contact.email)).toBe(`mailto:${site.contact.email}`)
  for (const { label, href } of site.social) expect(hrefOf(`${label} ${controlsWords.outside}`)).toBe(href)
  for (const { kindAndTitle } of site.offices) footer.getByRole('heading', { name: kindAndTitle })
  expect(footer.getByText(`© ${site.copyrightYear} ${site.name}`)).toBeTruthy()
  // It has cases. The owner keeps the other one out of search engines.
  expect(hrefOf(footerWords.portfolio)).toBe(paths.portfolio)
  expect(footer.queryByRole('link', { name: footerWords.career })).toBeNull()
})

test('on a phone, the bar counts the plans in the bag once it has been read, and opens the bag', async () => {
  const listed = { id: 'a', plan: 'A', dateOfOrder: 1 }
  vi.spyOn(orders, 'listOrders').mockResolvedValue([listed, { ...listed, id: 'b' }])
  vi.spyOn(orders, 'removeOrder').mockResolvedValue()
  const { user, answer } = renderLayout(member)
  const name = `${navigationWords.bag} ${bagWords.count({ count: 2 })}`
  await user.click(screen.getByRole('button', { name: frameWords.userMenu }))
  const bag = await bar().findByRole('button', { name: navigationWords.bag })
  expect(bar().queryByRole('button', { name })).toBeNull()
  await user.click(bag)
  const dialog = within(await screen.findByRole('dialog', { name: navigationWords.bag }))
  await dialog.findByText(bagWords.count({ count: 2 }))
  await user.click(dialog.getByRole('button', { name: controlsWords.close }))
  await user.click(await bar().findByRole('button', { name }))
  expect(await screen.findByRole('dialog', { name: navigationWords.bag })).toBeTruthy()
  answer(guest)
  expect(bar().queryByRole('button', { name })).toBeNull()
})
