import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { guest, member, renderLayout, Site, signedAs, unknown } from './renderLayout'

const bar = () => within(screen.getByRole('banner'))
const labelsOfLinks = () =>
  within(bar().getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the two sides of the top bar', () => {
  test('a guest gets SignIn and no Plans', () => {
    renderLayout(guest)
    expect(labelsOfLinks()).toEqual(['Home', 'Innovation', 'Services', 'Articles', 'AboutUs', 'ContactUs'])
    expect(bar().getByRole('link', { name: 'SignIn' }).getAttribute('href')).toBe('/login')
    expect(bar().queryByRole('button', { name: 'Your account' })).toBeNull()
  })

  test('a member gets Plans and the user menu, and no SignIn', () => {
    renderLayout(member)
    expect(labelsOfLinks()).toContain('Plans')
    expect(bar().getByRole('button', { name: 'Your account' })).toBeTruthy()
    expect(bar().queryByRole('link', { name: 'SignIn' })).toBeNull()
  })

  test('until the provider has answered both sides stand in the markup, each marked for its audience', () => {
    renderLayout(unknown)
    const audienceOf = (name: string) =>
      bar().getByRole('link', { name }).closest('[data-undecided]')?.getAttribute('data-undecided')
    expect(audienceOf('SignIn')).toBe('guest')
    expect(audienceOf('Plans')).toBe('member')
    expect(bar().getByRole('link', { name: 'Home' }).closest('[data-undecided]')).toBeNull()
  })

  test('SignIn keeps the focus when the answer is that nobody is signed in', () => {
    const { answer } = renderLayout(unknown)
    bar().getByRole('link', { name: 'SignIn' }).focus()
    answer(guest)
    expect(document.activeElement).toBe(bar().getByRole('link', { name: 'SignIn' }))
  })

  test('what the build writes is what the browser takes over', async () => {
    const page = (
      <StaticRouter location="/about">
        <Site auth={signedAs(unknown)} />
      </StaticRouter>
    )
    const holder = document.createElement('div')
    holder.innerHTML = renderToString(page)
    expect(holder.querySelector('[style]')).toBeNull()
    document.body.append(holder)
    // A difference would be reported on the console, which fails the test.
    const root = await act(async () => hydrateRoot(holder, page))
    await act(async () => root.unmount())
    holder.remove()
  })
})

describe('the current page', () => {
  const current = () =>
    within(bar().getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent)

  test.each([
    ['/', ['Home']],
    ['/about', ['AboutUs']],
    ['/services/web-development', ['Services']],
    ['/insight/gst-dates', ['Articles']],
    ['/career', []],
  ])('at %s is %j', (path, names) => {
    renderLayout(guest, path)
    expect(current()).toEqual(names)
  })
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

test('the page says that its data is local', () => {
  renderLayout(guest)
  expect(bar().getByText('Local data').tabIndex).toBe(-1)
})

test('the first stop of the keyboard leads to the content', async () => {
  const { user } = renderLayout(guest)
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(document.activeElement).toBe(skip)
  expect(skip.getAttribute('href')).toBe('#main')
  expect(screen.getByRole('main').id).toBe('main')
  expect(screen.getByRole('main').tabIndex).toBe(-1)
})
