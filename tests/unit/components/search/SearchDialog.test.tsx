import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { searchWords } from 'virtual:words/search'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'valibot'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { articles } from '@/data/collections/articles'
import { firestoreReader } from '@/data/firestoreReader'
import type { FirstPart, SecondPart } from '@/data/siteSearch/searchTexts'
import { storeOnLeaving } from '@/lib/resume'
import { guest } from '../../../render'
import { renderLayout } from '../../layout/renderLayout'

const newest = { id: 'diwali', date: Date.UTC(2026, 9, 1) }

const first: FirstPart = {
  texts: [
    {
      kind: 'service',
      path: '/services',
      title: 'Income Tax GST',
      text: 'Filed on time',
      lines: ['GST registration'],
    },
    { kind: 'page', path: '/about', title: 'About', text: 'GST and us' },
    { kind: 'article', path: '/insight/diwali', title: 'Diwali', date: newest.date },
  ],
  newest,
  rest: '/assets/search-1234.json',
}
const rest: SecondPart = { articles: [{ path: '/insight/diwali', text: 'Six weeks of advertising' }] }

/** Answers as Hosting does. The files that are not in the list are missing. */
function serve(files: Record<string, object>) {
  const asked = vi.fn((url: string) => {
    const content = files[new URL(url).pathname]
    return content ? Response.json(content) : new Response('', { status: 404 })
  })
  vi.stubGlobal('fetch', async (url: string) => asked(url))
  return asked
}

const newer = parse(articles.schema, { id: 'newer', blogTitle: 'Payroll in December', date: newest.date + 1 })

beforeEach(() => {
  vi.spyOn(firestoreReader, 'readNewerArticles').mockResolvedValue([newer])
  // jsdom has none. Scroll positions are restored with it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const field = () => screen.findByRole<HTMLInputElement>('combobox')
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const pressShortcut = () => fireEvent.keyDown(window, { key: 'k', ctrlKey: true })

it('opens with its keys, leads to the chosen result, and closes with Back', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const { user, router } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst')
  await screen.findByRole('group', { name: `${searchWords.kind({ kind: 'service' })} 1` })
  expect(options()[0]).toContain('Income Tax GST')
  expect(within(screen.getAllByRole('option')[0] ?? expect.fail()).getByText('GST').tagName).toBe('MARK')
  await user.keyboard('{ArrowDown}')
  const [, second] = screen.getAllByRole('option')
  expect(second?.getAttribute('aria-selected')).toBe('true')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(second?.id)
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/about')
  expect(screen.queryByRole('dialog', { name: frameWords.search })).toBe(null)
  await router.navigate(-1)
  expect(await screen.findByRole('dialog', { name: frameWords.search })).toBeTruthy()
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: frameWords.search })).toBe(null))
})

/** On the page to which the visitor came from /about. */
async function openOnServices() {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const layout = renderLayout(guest, '/about')
  await act(() => layout.router.navigate('/services'))
  return layout
}

it('closes once for two presses before the browser has gone back, also after Forward', async () => {
  const { router } = await openOnServices()
  pressShortcut()
  await field()
  for (const _ of ['opened', 'opened by Forward']) {
    // Before the page can render.
    await act(async () => {
      screen.getByRole('button', { name: controlsWords.close }).click()
      pressShortcut()
    })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBe(null))
    expect(router.state.location).toMatchObject({ pathname: '/services', search: '' })
    await act(() => router.navigate(1))
    await field()
  }
})

it('does not close while its keys are held', async () => {
  await openOnServices()
  pressShortcut()
  await field()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true, repeat: true })
  expect(await field()).toBeTruthy()
})

it('closes with one press after a second press on its button while it loads', async () => {
  const { user, router } = await openOnServices()
  const [opener] = screen.getAllByRole('button', { name: frameWords.search })
  await user.dblClick(opener ?? expect.fail())
  await user.click(await screen.findByRole('button', { name: controlsWords.close }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/services', search: '' }))
})

it('takes no notice of the keys that Chromium dispatches when it fills in a form', async () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', failed)
  onTestFinished(() => removeEventListener('error', failed))
  const { router } = renderLayout(guest)
  // Without a name: it is not a KeyboardEvent.
  fireEvent(window, new Event('keydown'))
  expect(failed).not.toHaveBeenCalled()
  expect(router.state.location.search).toBe('')
})

it('finds articles that are newer than the build, with a request that contains no word of the search', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'december')
  expect(await screen.findByRole('option', { name: /Payroll in/ })).toBeTruthy()
  expect(firestoreReader.readNewerArticles).toHaveBeenCalledExactlyOnceWith(newest, 100)
})

it('reads the second part under its new name if a deploy has replaced it', async () => {
  const renamed = { ...first, rest: '/assets/search-5678.json' }
  const asked = serve({ '/search-1.json': first, '/assets/search-5678.json': rest })
  asked
    .mockImplementationOnce(() => Response.json(first))
    .mockImplementationOnce((url) => {
      expect(url).toContain('search-1234')
      return new Response('', { status: 404 })
    })
  asked.mockImplementationOnce(() => Response.json(renamed))
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'advertising')
  expect(await screen.findByRole('option', { name: /Diwali/ })).toBeTruthy()
  expect(screen.queryByText(searchWords.incomplete)).toBe(null)
})

it('says that it could not be loaded, and keeps what was typed, and the focus, for another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst')
  await screen.findByText(searchWords.failed)
  const retry = () => screen.getByRole('button', { name: controlsWords.retry })
  const asked = serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.stubGlobal('fetch', (url: string) => arrived.then(() => asked(url)))
  await user.click(retry())
  await waitFor(() => expect(retry().getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(retry())
  arrive()
  expect(await screen.findByRole('option', { name: /Income Tax/ })).toBeTruthy()
  expect(document.activeElement).toBe(await field())
  expect((await field()).tabIndex).toBe(0)
})

/** What screen readers say, and the element that is new whenever they say it. */
const said = () => screen.getAllByRole('status').find(({ textContent }) => textContent)?.firstElementChild

it('tells screen readers that it could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  renderLayout(guest)
  pressShortcut()
  await waitFor(() => expect(said()?.textContent).toBe(searchWords.failed))
})

it('tells screen readers how much it has found, also if other words have found as much', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'diwali')
  const one = searchWords.count({ count: 1 })
  await waitFor(() => expect(said()?.textContent).toBe(one))
  const before = said()
  await user.clear(await field())
  await user.type(await field(), 'december')
  await waitFor(() => expect(said()).not.toBe(before))
  expect(said()?.textContent).toBe(one)
})

it('opens with its keys on a keyboard of another script', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  renderLayout(guest)
  fireEvent.keyDown(window, { key: 't', code: 'KeyK', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBe(null)
  fireEvent.keyDown(window, { key: 'л', code: 'KeyK', ctrlKey: true })
  expect(await field()).toBeTruthy()
})

it('keeps what is typed while a deploy makes the page load again', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst')
  storeOnLeaving()
  fireEvent(window, new Event('pagehide'))
  cleanup()
  renderLayout(guest)
  pressShortcut()
  await waitFor(async () => expect((await field()).value).toBe('gst'))
})

it('lists all results of a kind after a press, from which the arrow keys go on', async () => {
  const texts = Array.from({ length: 7 }, (_, index) => ({
    kind: 'page' as const,
    path: `/about#${index}`,
    title: `GST ${index}`,
  }))
  serve({ '/search-1.json': { ...first, texts }, '/assets/search-1234.json': rest })
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst')
  await user.click(await screen.findByRole('option', { name: searchWords.all({ count: 7 }) }))
  expect(options()).toHaveLength(7)
  expect(document.activeElement).toBe(await field())
  await user.clear(await field())
  await user.type(await field(), 'gst')
  await screen.findByRole('option', { name: searchWords.all({ count: 7 }) })
  await user.keyboard('{ArrowUp}{Enter}')
  expect(options()).toHaveLength(7)
  expect(await activeOption()).toBe(options()[5])
})

/** As the field names it to screen readers. */
async function activeOption() {
  const id = (await field()).getAttribute('aria-activedescendant') ?? ''
  const active = document.getElementById(id)
  expect(active?.getAttribute('aria-selected')).toBe('true')
  return active?.textContent
}

/** What was published since the build arrives when the returned function is called. */
function holdNewer(titles: string[]) {
  const added = titles.map((blogTitle, index) =>
    parse(articles.schema, { id: `newer${index}`, blogTitle, date: newest.date + 1 }),
  )
  let arrive = () => {}
  vi.mocked(firestoreReader.readNewerArticles).mockReturnValue(
    new Promise((resolve) => (arrive = () => resolve(added))),
  )
  return () => arrive()
}

it('keeps the chosen result when newer ones are added above it', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const arrive = holdNewer(['GST'])
  const { user, router } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst')
  await screen.findByRole('option', { name: /About/ })
  await user.keyboard('{ArrowDown}')
  expect(await activeOption()).toContain('About')
  arrive()
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(options()[1]).not.toContain('About')
  expect(await activeOption()).toContain('About')
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/about')
})

it('chooses the first result when newer ones take the place of the chosen one', async () => {
  const texts = ['a', 'b', 'c', 'd'].map((name) => ({
    kind: 'page' as const,
    path: `/about#${name}`,
    title: `GST ${name}`,
  }))
  serve({ '/search-1.json': { ...first, texts }, '/assets/search-1234.json': rest })
  const arrive = holdNewer(['GST in December', 'GST until December', 'GST after December'])
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gst december')
  await waitFor(() => expect(options()).toHaveLength(4))
  await user.keyboard('{ArrowUp}')
  expect(await activeOption()).toBe(options()[3])
  arrive()
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(await activeOption()).toBe(options()[0])
})

it('names the nearest word, and asks for help where nothing is found', async () => {
  serve({ '/search-1.json': first, '/assets/search-1234.json': rest })
  const { user } = renderLayout(guest)
  pressShortcut()
  await user.type(await field(), 'gts')
  await user.click(await screen.findByRole('button', { name: 'GST' }))
  expect((await field()).value).toBe('GST')
  expect(document.activeElement).toBe(await field())
  expect(await screen.findByRole('option', { name: /Income Tax/ })).toBeTruthy()
  await user.clear(await field())
  await user.type(await field(), 'zzzz')
  expect(await screen.findByText(searchWords.none({ search: 'zzzz' }))).toBeTruthy()
  expect(screen.getByRole('link', { name: searchWords.ask })).toBeTruthy()
  expect(screen.queryByRole('link', { name: searchWords.notFound })).toBeNull()
})
