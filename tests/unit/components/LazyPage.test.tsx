import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { LazyPage } from '@/components/LazyPage'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'
import { render } from '../../render'

afterEach(() => vi.unstubAllGlobals())

const AboutPage = () => <h1>About</h1>

type Page = LazyModule<typeof AboutPage>

const site = (page: Page, path = '/about') => (
  <ErrorBoundary resetKey={path}>
    <Suspense fallback="Please Wait ...">
      <LazyPage page={page} />
    </Suspense>
  </ErrorBoundary>
)

/** Suspense settles inside act() only when that is awaited. */
const open = (page: Page) => act(async () => render(site(page)))

describe('a page whose code is downloaded', () => {
  it('renders at once when it was preloaded', async () => {
    const page = lazyModule(async () => AboutPage)
    await page.load()
    await open(page)
    expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('waits for its code otherwise', async () => {
    let arrive = (_page: typeof AboutPage) => {}
    await open(lazyModule(() => new Promise((resolve) => (arrive = resolve))))
    expect(screen.getByText('Please Wait ...')).toBeTruthy()
    await act(async () => arrive(AboutPage))
    expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('says why it could not be loaded after one request, and retries when the visitor comes back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    const importPage = vi.fn(async () => AboutPage)
    importPage.mockRejectedValueOnce(new TypeError('Failed to fetch https://a.example/x.js'))
    const page = lazyModule(importPage)
    const { rerender } = await open(page)
    expect(await screen.findByRole('heading', { name: 'Loading chunk failed (error)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(importPage).toHaveBeenCalledOnce()

    await act(async () => rerender(site(page, '/elsewhere')))
    expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy()
    expect(importPage).toHaveBeenCalledTimes(2)
  })
})
