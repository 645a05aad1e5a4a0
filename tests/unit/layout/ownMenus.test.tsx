import { footerWords } from 'virtual:words/footer'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guest, member } from '../../render'
import { renderLayout } from './renderLayout'

vi.mock('virtual:content/menus', () => ({
  menus: {
    bar: [
      { label: 'Treatments', path: '/services' },
      { label: 'Prices', path: '/plans' },
      { label: 'Our clinic', path: '/our-clinic' },
    ],
    footer: [
      { label: 'Our clinic', path: '/our-clinic' },
      { label: 'Data', path: '/privacy' },
    ],
  },
}))

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const MENU = [
  ['Treatments', '/services'],
  ['Prices', '/plans'],
  ['Our clinic', '/our-clinic'],
]

test.each([guest, member])("the owner's list is that of the bar and of the drawer, for %j", async (auth) => {
  const { user } = renderLayout(auth)
  const banner = within(screen.getByRole('banner'))
  expect(linksIn(banner.getByRole('navigation', { name: frameWords.mainNavigation }))).toEqual(MENU)
  await user.click(banner.getByRole('button', { name: frameWords.openMenu }))
  const drawer = within(await screen.findByRole('dialog', { name: frameWords.menu }))
  expect(linksIn(drawer.getByRole('navigation', { name: frameWords.mainNavigation }))).toEqual(MENU)
  expect(drawer.queryByRole('link', { name: navigationWords.guestPlans })).toBeNull()
})

test('the footer has the list, and the legal texts that it lacks', () => {
  renderLayout(guest)
  const pages = within(screen.getByRole('contentinfo')).getByRole('navigation', {
    name: footerWords.quickLinks,
  })
  expect(linksIn(pages)).toEqual([
    ['Our clinic', '/our-clinic'],
    ['Data', '/privacy'],
    [footerWords.terms, '/terms'],
  ])
})
