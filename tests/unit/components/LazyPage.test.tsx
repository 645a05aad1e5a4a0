import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { LazyPage } from '@/components/LazyPage'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'
import { render } from '../../render'

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

describe('a page that is loaded on demand', () => {
  it('renders immediately if it was preloaded', async () => {
    const page = lazyModule(async () => AboutPage)
    await page.load()
    await open(page)
    expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('shows the loading screen until then if it was not', async () => {
    let arrive = (_page: typeof AboutPage) => {}
    await open(lazyModule(() => new Promise((resolve) => (arrive = resolve))))
    expect(screen.getByText('Please Wait ...')).toBeTruthy()
    await act(async () => arrive(AboutPage))
    expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('shows why it could not be loaded after one request, and retries when the visitor returns', async () => {
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
