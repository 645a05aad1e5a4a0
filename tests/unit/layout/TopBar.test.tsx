import { site } from 'virtual:content/site'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { topBarLinks } from '@/content/navigation'
import { guest, member, renderLayout, unknown } from './renderLayout'

const bar = () => within(screen.getByRole('banner'))
const links = () => within(bar().getByRole('navigation', { name: 'Main' })).getAllByRole('link')
const linkLabels = () => links().map((link) => link.textContent)
const labelsFor = (...audiences: string[]) =>
  topBarLinks.filter(({ audience }) => audiences.includes(audience)).map(({ label }) => label)

describe('the top bar', () => {
  test('a guest gets SignIn and no Plans', () => {
    renderLayout(guest)
    expect(linkLabels()).toEqual(labelsFor('all', 'guest'))
    expect(bar().getByRole('link', { name: 'SignIn' }).getAttribute('href')).toBe('/login')
    expect(bar().queryByRole('button', { name: 'Your account' })).toBeNull()
    expect(bar().getByText('Local data').tabIndex).toBe(-1)
  })

  test('a signed-in user gets Plans and the user menu, and no SignIn', () => {
    renderLayout(member)
    expect(linkLabels()).toEqual(labelsFor('all', 'member'))
    expect(bar().getByRole('button', { name: 'Your account' })).toBeTruthy()
    expect(bar().queryByRole('link', { name: 'SignIn' })).toBeNull()
  })

  test('until the provider has answered, the markup contains both sides, each marked for its audience', () => {
    renderLayout(unknown)
    const audienceOf = (name: string) =>
      bar().getByRole('link', { name }).closest('[data-undecided]')?.getAttribute('data-undecided')
    expect(audienceOf('SignIn')).toBe('guest')
    expect(audienceOf('Plans')).toBe('member')
    expect(bar().getByRole('link', { name: 'Home' }).closest('[data-undecided]')).toBeNull()
  })

  test('has a link that calls the first office', () => {
    renderLayout(guest)
    const digits = site.contact.phone.replace(/[^+\d]/g, '')
    expect(bar().getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(`tel:${digits}`)
  })

  test('SignIn keeps the focus when the provider answers that the visitor is a guest', () => {
    const { answer } = renderLayout(unknown)
    bar().getByRole('link', { name: 'SignIn' }).focus()
    answer(guest)
    expect(document.activeElement).toBe(bar().getByRole('link', { name: 'SignIn' }))
  })
})

test.each([
  ['/', 'Home'],
  ['/services/web-development', 'Services'],
  ['/insight/gst-dates', 'Articles'],
  ['/career', undefined],
])('at %s the current page is %s', (path, label) => {
  renderLayout(guest, path)
  const current = links().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(label ? [label] : [])
})

test('the bar is raised past 200 px', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  }
  const isRaised = () => document.querySelector('[data-raised]') !== null
  renderLayout(guest)
  const seen = [200, 201, 200, 0].map((y) => {
    scrollTo(y)
    return isRaised()
  })
  expect(seen).toEqual([false, true, false, false])
})

test('the first Tab stop skips to the content', async () => {
  const { user } = renderLayout(guest)
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(document.activeElement).toBe(skip)
  expect(skip.getAttribute('href')).toBe('#main')
  expect(screen.getByRole('main').id).toBe('main')
  expect(screen.getByRole('main').tabIndex).toBe(-1)
})
