import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { guest, member, renderLayout, unknown } from './renderLayout'

const bar = () => within(screen.getByRole('banner'))
const links = () => within(bar().getByRole('navigation', { name: 'Main' })).getAllByRole('link')
const pagesOf = () => links().map(({ textContent }) => textContent)
const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, '')

describe('the top bar', () => {
  test('has SignIn and no Plans for a guest', () => {
    renderLayout(guest)
    expect(pagesOf()).toEqual(['Home', 'Innovation', 'Services', 'Articles', 'AboutUs', 'ContactUs'])
    expect(bar().getByRole('link', { name: 'SignIn' }).getAttribute('href')).toBe('/login')
    expect(bar().queryByRole('button', { name: 'Your account' })).toBeNull()
    expect(bar().getByText('Local data')).toBeTruthy()
    expect(bar().getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      `tel:${digitsOf(site.contact.phone)}`,
    )
  })

  test('has Plans and the user menu for a signed-in user, and no SignIn', () => {
    renderLayout(member)
    expect(pagesOf()).toEqual(['Home', 'Plans', 'Innovation', 'Services', 'Articles', 'AboutUs', 'ContactUs'])
    expect(bar().getByRole('button', { name: 'Your account' })).toBeTruthy()
    expect(bar().queryByRole('link', { name: 'SignIn' })).toBeNull()
  })

  test('has both sides until the provider has answered, and SignIn keeps the focus', () => {
    const { answer } = renderLayout(unknown)
    const signIn = () => bar().getByRole('link', { name: 'SignIn' })
    expect(pagesOf()).toContain('Plans')
    signIn().focus()
    answer(guest)
    expect(pagesOf()).not.toContain('Plans')
    expect(document.activeElement).toBe(signIn())
  })

  test.each([
    ['/', ['Home']],
    ['/services/web-development', ['Services']],
    ['/insight/gst-dates', ['Articles']],
    ['/career', []],
  ])('marks at %s the current page, %j', (path, expected) => {
    renderLayout(guest, path)
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(expected)
  })

  test('is raised past 200 px', () => {
    renderLayout(guest)
    const seen = [200, 201, 200].map((scrollY) => {
      Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
      fireEvent.scroll(window)
      return document.querySelector('[data-raised]') !== null
    })
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    expect(seen).toEqual([false, true, false])
  })
})

test('the footer has the listed pages, the contact details and the social networks', () => {
  renderLayout(guest)
  const footer = within(screen.getByRole('contentinfo'))
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(site.contact.phone)).toBe(`tel:${digitsOf(site.contact.phone)}`)
  expect(hrefOf(site.contact.email)).toBe(`mailto:${site.contact.email}`)
  for (const { label, href } of site.social) expect(hrefOf(`${label} (opens another site)`)).toBe(href)
  for (const { kind, country } of site.offices) footer.getByRole('heading', { name: `${kind}, ${country}` })
  expect(footer.getByText(`© ${site.copyrightYear} ${site.name}`)).toBeTruthy()
  // It has cases. The owner keeps the other one out of search engines.
  expect(hrefOf(pages.portfolio.title)).toBe(paths.portfolio)
  expect(footer.queryByRole('link', { name: pages.career.title })).toBeNull()
})
