import { frameWords } from 'virtual:words/frame'
import { newsletterWords } from 'virtual:words/newsletter'
import { unsubscribeWords } from 'virtual:words/unsubscribe'
import { act, render as renderInto, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchSiteButton } from '@/components/search/SearchButton'
import { Newsletter } from '@/layout/Newsletter'
import { UnsubscribeForm, UnsubscribePage } from '@/pages/unsubscribe/UnsubscribePage'
import { parameters } from '@/paths'
import { describing, fill, honeypot, newVisitor, render, Site } from '../../../render'
import { stored as accepted, denied, offline, stubWrites } from '../../../stubFirestore'

let writes: ReturnType<typeof stubWrites>
let address = ''
let count = 0

beforeEach(() => {
  writes = stubWrites()
  // The app remembers the addresses whose request failed.
  count += 1
  address = `reader-${count}@example.com`
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: newsletterWords.email })
const keys = () => writes.mock.calls.map(([path]) => path)
const FAILURE = newsletterWords.failure

describe.each([
  { list: 'newsletter', content: <Newsletter />, success: newsletterWords.success },
  { list: 'unsubscribe', content: <UnsubscribeForm />, success: unsubscribeWords.success },
])('$list', ({ list, content, success }) => {
  const open = () => render(content)

  async function send(typed = address) {
    const { user, container, unmount } = open()
    await fill(user, field(), typed)
    await user.keyboard('{Enter}')
    const message = await within(container).findByText((text) => text === success || text === FAILURE)
    const text = message.textContent
    unmount()
    return text
  }

  test('names a missing or wrong address at the field and keeps it', async () => {
    const { user } = open()
    await user.type(field(), '{Enter}')
    expect(describing(field())).toBe(newsletterWords.emailMissing)
    await user.type(field(), 'a/b@example.com')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    await user.keyboard('{Enter}')
    expect(describing(field())).toBe(newsletterWords.emailInvalid)
    expect(field().value).toBe('a/b@example.com')
    expect(writes).not.toHaveBeenCalled()
  })

  test('stores the address in lower case with a random part, which is different each time', async () => {
    expect(await send(` ${address.toUpperCase()} `)).toBe(success)
    expect(await send()).toBe(success)
    expect(new Set(keys()).size).toBe(2)
    for (const key of keys()) expect(key).toMatch(new RegExp(`^${list}/${address}~[A-Za-z0-9]{20}$`))
  })

  test('keeps the key until the attempt succeeds, although its response was lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // The first write has arrived, so the rules refuse its key.
    writes.mockImplementationOnce(offline).mockImplementationOnce(denied)
    expect([await send(), await send(), await send()]).toEqual([FAILURE, success, success])
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('fails if the rules refuse a new key, tries another one next time, and shares none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    writes.mockImplementationOnce(denied).mockImplementationOnce(offline)
    expect([await send(), await send(), await send(`other-${address}`)]).toEqual([FAILURE, FAILURE, success])
    expect(new Set(keys().map((key) => key.slice(-20))).size).toBe(3)
  })

  test('says to a program that fills in the honeypot that it succeeded, and sends nothing', async () => {
    const { user } = open()
    honeypot().value = 'x'
    await user.type(field(), 'asha@example.com{Enter}')
    expect(await screen.findByText(success)).toBeTruthy()
    expect(writes).not.toHaveBeenCalled()
  })
})

test('a second press on Subscribe leaves the first result, and names the missing address once another was typed', async () => {
  const { user } = render(<Newsletter />)
  await fill(user, field(), address)
  const subscribe = screen.getByRole('button', { name: newsletterWords.subscribe })
  await user.click(subscribe)
  await screen.findByText(newsletterWords.success)
  expect(field().value).toBe('')
  await user.click(subscribe)
  expect(screen.getByText(newsletterWords.success)).toBeTruthy()
  expect(describing(field())).toBe(newsletterWords.success)
  await user.type(field(), 'a{Backspace}{Enter}')
  expect(describing(field())).toBe(newsletterWords.emailMissing)
  expect(writes).toHaveBeenCalledOnce()
})

test('an address that is typed while another one is being sent stays', async () => {
  let arrive = () => {}
  writes.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(accepted()))))
  const { user } = render(<Newsletter />)
  await fill(user, field(), address)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(writes).toHaveBeenCalledOnce())
  await user.type(field(), '.np')
  arrive()
  await screen.findByText(newsletterWords.success)
  expect(field().value).toBe(`${address}.np`)
})

test('a second Enter after unsubscribing does not leave the page', async () => {
  const { user } = render(<UnsubscribePage />, { path: '/unsubscribe' })
  await fill(user, field(), address)
  await user.keyboard('{Enter}')
  const home = await screen.findByRole('link', { name: unsubscribeWords.home })
  expect(document.activeElement).toBe(home)
  const pressed = vi.fn()
  home.addEventListener('click', (event) => pressed(event.preventDefault()))
  await user.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  await user.click(home)
  expect(pressed).toHaveBeenCalledOnce()
})

test('a link to the page that unsubscribes shows its form again', async () => {
  const { user } = render(
    <>
      <UnsubscribePage />
      <Link to="/unsubscribe">Unsubscribe</Link>
    </>,
    { path: '/unsubscribe' },
  )
  await fill(user, field(), address)
  await user.keyboard('{Enter}')
  await screen.findByText(unsubscribeWords.success)
  await user.click(screen.getByRole('link', { name: 'Unsubscribe' }))
  expect(field().value).toBe('')
})

test('a look into the search of the site keeps what is typed', async () => {
  const page = (
    <>
      <UnsubscribePage />
      <SearchSiteButton />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/unsubscribe'] })
  renderInto(
    <Site>
      <RouterProvider router={router} />
    </Site>,
  )
  const user = newVisitor()
  await user.type(field(), address)
  await user.click(screen.getByRole('button', { name: frameWords.search }))
  expect(router.state.location.search).toContain(parameters.search)
  expect(field().value).toBe(address)
  await act(() => router.navigate(-1))
  expect(field().value).toBe(address)
})

test.each(['reader+news@example.com', 'reader%2Bnews%40example.com'])('a link fills in %s', (email) => {
  render(<UnsubscribePage />, { path: `/unsubscribe?email=${email}` })
  expect(field().value).toBe('reader+news@example.com')
})

test('the error of the newsletter does not follow to the next page, and the typed address does', async () => {
  const { user } = render(
    <>
      <Link to="/about">About</Link>
      <Newsletter />
    </>,
  )
  await user.type(field(), 'asha{Enter}')
  expect(describing(field())).not.toBe('')
  await user.click(screen.getByRole('link', { name: 'About' }))
  await waitFor(() => expect(describing(field())).toBe(''))
  expect(field().value).toBe('asha')
})
