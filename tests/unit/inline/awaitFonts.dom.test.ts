import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page = document.documentElement
let finishLoading: () => void
let failLoading: (error: Error) => void

/** The header appears in one task, the rest in the next. */
const finishTasks = () => vi.advanceTimersByTimeAsync(2)
const finishParsing = () => dispatchEvent(new Event('DOMContentLoaded'))

/** Opens a page whose fonts load or fail when the test says so. */
async function openPage(effectiveType?: string) {
  const fonts = new Promise<void>((resolve, reject) => {
    finishLoading = resolve
    failLoading = reject
  })
  define(document, 'fonts', { status: 'loading', load: () => fonts })
  fonts.finally(() => define(document.fonts, 'status', 'loaded')).catch(() => undefined)
  define(navigator, 'connection', effectiveType && { effectiveType })
  vi.resetModules()
  await import('@/inline/awaitFonts')
}

function define(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true })
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(navigator, 'connection')
  delete page.dataset.fonts
})

it.each([
  ['have loaded', () => finishLoading()],
  ['cannot be loaded', () => failLoading(new Error('no network'))],
])('a page appears as soon as its HTML is there and its fonts %s', async (_, settle) => {
  await openPage()
  expect(page.dataset.fonts).toBe('pending')
  finishParsing()
  settle()
  await finishTasks()
  expect(page.dataset.fonts).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(page.dataset.fonts).toBeUndefined()
})

it('nothing breaks if a font fails before the body has been parsed', async () => {
  const { body } = document
  body.remove()
  await openPage()
  failLoading(new Error('blocked'))
  await finishTasks()
  expect(page.dataset.fonts).toBeUndefined()
  page.append(body)
})

it('a browser that cannot tell when fonts have loaded shows the page immediately', async () => {
  vi.resetModules()
  await import('@/inline/awaitFonts')
  expect(page.dataset.fonts).toBeUndefined()
})

it.each([
  ['a browser that does not tell its connection', undefined, 700],
  ['4G', '4g', 700],
  ['3G', '3g', 100],
  ['2G', '2g', 100],
])('on %s, it appears in system fonts after a while and keeps them', async (_, effectiveType, wait) => {
  await openPage(effectiveType)
  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(page.dataset.fonts).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(page.dataset.fonts).toBe('late')
  finishParsing()
  finishLoading()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.dataset.fonts).toBe('late')
})

it('a page whose HTML takes too long appears with what has arrived', async () => {
  await openPage()
  finishLoading()
  await vi.advanceTimersByTimeAsync(699)
  expect(page.dataset.fonts).toBe('pending')
  await finishTasks()
  expect(page.dataset.fonts).toBeUndefined()
})
