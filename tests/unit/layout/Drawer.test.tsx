import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '@/data/orders'
import { guest, member } from '../../render'
import { renderLayout } from './renderLayout'

beforeEach(() => void vi.spyOn(orders, 'listOrders').mockResolvedValue([]))

const opener = () => screen.getByRole('button', { name: frameWords.openMenu, hidden: true })
const drawer = () => within(screen.getByRole('dialog', { name: frameWords.menu }))
const { home, innovation, services, aboutUs, contactUs } = navigationWords
const isOpen = () => screen.queryByRole('dialog', { name: frameWords.menu }) !== null
const pages = () =>
  within(drawer().getByRole('navigation', { name: frameWords.mainNavigation }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const hrefOf = (name: string) => drawer().getByRole('link', { name }).getAttribute('href')

async function open(...options: Parameters<typeof renderLayout>) {
  const { user } = renderLayout(...options)
  await user.click(opener())
  await screen.findByRole('dialog', { name: frameWords.menu })
  return user
}

test('a guest finds the pages, and plans, SignIn and SignUp in their own section', async () => {
  await open(guest, '/about')
  expect(pages()).not.toContain(navigationWords.exclusivePlans)
  expect(pages()).toEqual(expect.arrayContaining([home, innovation, services, aboutUs, contactUs]))
  expect(drawer().getByRole('link', { name: aboutUs }).getAttribute('aria-current')).toBe('page')
  expect(drawer().getByRole('heading', { name: navigationWords.guestHeading })).toBeTruthy()
  const { guestPlans, signIn, signUp } = navigationWords
  expect([guestPlans, signIn, signUp].map(hrefOf)).toEqual(['/plans', '/login', '/signup'])
  expect(drawer().queryByRole('button', { name: navigationWords.logout })).toBeNull()
})

test('a signed-in user finds Exclusive Plans, Logout and My Bag, which replaces the drawer', async () => {
  const user = await open(member)
  expect(pages()).toContain(navigationWords.exclusivePlans)
  expect(drawer().getByRole('button', { name: navigationWords.logout })).toBeTruthy()
  expect(drawer().queryByText(navigationWords.guestHeading)).toBeNull()
  await user.click(drawer().getByRole('button', { name: navigationWords.bag }))
  expect(isOpen()).toBe(false)
  expect(await screen.findByRole('dialog', { name: navigationWords.bag })).toBeTruthy()
})

test('its text switches the theme', async () => {
  const user = await open(guest, '/about')
  for (const theme of ['dark', 'light']) {
    await user.click(drawer().getByText(frameWords.switchTheme))
    expect(document.documentElement.dataset.theme).toBe(theme)
  }
})
