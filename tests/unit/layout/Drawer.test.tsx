import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '@/data/orders'
import { setMedia } from '../../testDoubles'
import { guest, member, renderLayout } from './renderLayout'

beforeEach(() => void vi.spyOn(orders, 'listOrders').mockResolvedValue([]))

const opener = () => screen.getByRole('button', { name: 'Open menu', hidden: true })
const drawer = () => within(screen.getByRole('dialog', { name: 'Menu' }))
const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null
const pages = () =>
  within(drawer().getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const hrefOf = (name: string) => drawer().getByRole('link', { name }).getAttribute('href')

async function open(...options: Parameters<typeof renderLayout>) {
  const { user } = renderLayout(...options)
  await user.click(opener())
  await screen.findByRole('dialog', { name: 'Menu' })
  return user
}

test('a guest finds the pages, and plans, SignIn and SignUp in their own section', async () => {
  await open(guest, '/about')
  expect(pages()).not.toContain('Exclusive Plans')
  expect(pages()).toEqual(expect.arrayContaining(['Home', 'Innovation', 'Services', 'AboutUs', 'ContactUs']))
  expect(drawer().getByRole('link', { name: 'AboutUs' }).getAttribute('aria-current')).toBe('page')
  expect(drawer().getByRole('heading', { name: 'Membership And Subscription' })).toBeTruthy()
  expect(['Plans And Offers', 'SignIn', 'SignUp'].map(hrefOf)).toEqual(['/plans', '/login', '/signup'])
  expect(drawer().queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('a signed-in user finds Exclusive Plans, Logout and My Bag, which replaces the drawer', async () => {
  const user = await open(member)
  expect(pages()).toContain('Exclusive Plans')
  expect(drawer().getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(drawer().queryByText('Membership And Subscription')).toBeNull()
  await user.click(drawer().getByRole('button', { name: 'My Bag' }))
  expect(isOpen()).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'My Bag' })).toBeTruthy()
})

test('its text switches the theme, and a wide window closes it', async () => {
  const user = await open(guest, '/about')
  await user.click(drawer().getByText('Switch theme'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  act(() => setMedia('(min-width: 900px)', true))
  expect(isOpen()).toBe(false)
})
