import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { LazyPage, type LazyRoute, lazyRoute } from '@/components/lazyRoute'
import { render } from '../../render'

afterEach(() => vi.unstubAllGlobals())

const AboutPage = () => <h1>About</h1>

/** Suspense settles inside act() only when that is awaited. */
function renderRoute(route: LazyRoute) {
  return act(async () => {
    render(
      <ErrorBoundary resetKey="/about">
        <Suspense fallback="Please Wait ...">
          <LazyPage route={route} />
        </Suspense>
      </ErrorBoundary>,
    )
  })
}

describe('a page that is loaded when needed', () => {
  it('stands at once when it was preloaded', async () => {
    const route = lazyRoute(async () => AboutPage)
    await route.preload()
    await renderRoute(route)
    expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('waits for its code otherwise', async () => {
    let arrive = (_page: typeof AboutPage) => {}
    await renderRoute(lazyRoute(() => new Promise((resolve) => (arrive = resolve))))
    expect(screen.getByText('Please Wait ...')).toBeTruthy()
    await act(async () => arrive(AboutPage))
    expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('is asked for once, however many links lead to it', async () => {
    const load = vi.fn(async () => AboutPage)
    const route = lazyRoute(load)
    await Promise.all([route.preload(), route.preload()])
    expect(load).toHaveBeenCalledOnce()
  })

  it('is asked for again after a preload that failed', async () => {
    const load = vi.fn(async () => AboutPage)
    load.mockRejectedValueOnce(new Error('offline'))
    const route = lazyRoute(load)
    await expect(route.preload()).rejects.toThrow()
    await renderRoute(route)
    expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy()
  })

  it('says why it could not be loaded, and offers to reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    const failing = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js'))
    await renderRoute(lazyRoute(failing))
    expect(await screen.findByRole('heading', { name: 'Loading chunk failed (error)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })
})
