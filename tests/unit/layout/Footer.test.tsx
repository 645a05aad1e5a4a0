import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { footerLinks } from '@/content/navigation'
import { guest, renderLayout } from './renderLayout'

test('links to every listed page, the contact details and the social networks', () => {
  const { container } = renderLayout(guest)
  const footer = within(screen.getByRole('contentinfo'))
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
  const quickLinks = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
  expect(quickLinks.map((link) => link.getAttribute('href'))).toEqual(footerLinks.map(({ path }) => path))
  expect(hrefOf(site.contact.phone)).toBe(`tel:${site.contact.phone.replaceAll(' ', '')}`)
  expect(hrefOf(site.contact.email)).toBe(`mailto:${site.contact.email}`)
  for (const { label, href } of site.social) expect(hrefOf(`${label} (opens another site)`)).toBe(href)
  for (const { kind, country } of site.offices) footer.getByRole('heading', { name: `${kind}, ${country}` })
  expect(footer.getByText(`© ${site.copyrightYear} ${site.name}`)).toBeTruthy()

  // What is submitted before the script runs must not appear in the URL.
  const form = container.querySelector('footer form')
  expect(form?.getAttribute('action')).toMatch(/^javascript:/)
  expect(form?.hasAttribute('novalidate')).toBe(true)
})

test('does not link to a page that the owner keeps out of search engines', () => {
  renderLayout(guest)
  const footer = within(screen.getByRole('contentinfo'))
  for (const { title, index } of [pages.career, pages.portfolio]) {
    expect(index).toBe(false)
    expect(footer.queryByRole('link', { name: title })).toBeNull()
  }
})
