import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as orders from '@/data/orders'
import { setMedia } from '../../testDoubles'
import { guest, member, renderLayout } from './renderLayout'

beforeEach(() => void vi.spyOn(orders, 'listOrders').mockResolvedValue({ ok: true, value: [] }))

const opener = () => screen.getByRole('button', { name: 'Open menu' })
const drawer = () => within(screen.getByRole('dialog', { name: 'Menu' }))
const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null
const pageLinks = () =>
  within(drawer().getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a guest finds the pages, and plans, SignIn and SignUp in a section of their own', async () => {
  const { user } = renderLayout(guest)
  await user.click(opener())
  expect(pageLinks()).toEqual(['Home', 'Innovation', 'Services', 'Articles', 'AboutUs', 'ContactUs'])
  expect(drawer().getByRole('heading', { name: 'Membership And Subscription' })).toBeTruthy()
  const hrefOf = (name: string) => drawer().getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Plans And Offers')).toBe('/plans')
  expect(hrefOf('SignIn')).toBe('/login')
  expect(hrefOf('SignUp')).toBe('/signup')
  expect(drawer().queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('a member finds Exclusive Plans, My Bag and Logout instead', async () => {
  const { user } = renderLayout(member)
  await user.click(opener())
  expect(pageLinks()).toContain('Exclusive Plans')
  expect(drawer().getByRole('button', { name: 'My Bag' })).toBeTruthy()
  expect(drawer().getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(drawer().queryByText('Membership And Subscription')).toBeNull()
})

test('marks the current page', async () => {
  const { user } = renderLayout(guest, '/about')
  await user.click(opener())
  expect(drawer().getByRole('link', { name: 'AboutUs' }).getAttribute('aria-current')).toBe('page')
})

test('closes on the way to another page, whose heading gets the focus', async () => {
  const { user } = renderLayout(guest)
  await user.click(opener())
  await user.click(drawer().getByRole('link', { name: 'Services' }))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Services page' }))
})

test('closes when the page it leads to is the one that is open', async () => {
  const { user } = renderLayout(guest, '/about')
  await user.click(opener())
  await user.click(drawer().getByRole('link', { name: 'AboutUs' }))
  expect(isOpen()).toBe(false)
})

test('closes when the window becomes wide', async () => {
  const { user } = renderLayout(guest)
  await user.click(opener())
  act(() => setMedia('(min-width: 900px)', true))
  expect(isOpen()).toBe(false)
})

test('its button says whether it is open and gets the focus back', async () => {
  const { user } = renderLayout(guest)
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  await user.click(opener())
  expect(screen.getByRole('button', { name: 'Open menu', hidden: true }).getAttribute('aria-expanded')).toBe(
    'true',
  )
  await user.click(drawer().getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(opener())
})

test('My Bag takes the place of the drawer', async () => {
  const { user } = renderLayout(member)
  await user.click(opener())
  await user.click(drawer().getByRole('button', { name: 'My Bag' }))
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('dialog', { name: 'My Bag' })).toBeTruthy()
})

test('a press on the words beside the theme toggle switches the theme', async () => {
  const { user } = renderLayout(guest)
  await user.click(opener())
  await user.click(drawer().getByText('Switch theme'))
  expect(document.documentElement.dataset.theme).toBe('dark')
})
