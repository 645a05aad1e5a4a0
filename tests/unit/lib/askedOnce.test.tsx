import { act, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { askedOnce } from '@/lib/askedOnce'
import { render } from '../../render'

function Said({ ask }: { ask: () => Promise<string> }) {
  return <p>{use(ask())}</p>
}

const page = (ask: () => Promise<string>, path: string) => (
  <ErrorBoundary resetKey={path}>
    <Suspense fallback="Please Wait ...">
      <Said ask={ask} />
    </Suspense>
  </ErrorBoundary>
)

it('shows what went wrong after one request, and asks anew when somebody comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = vi.fn(async () => 'arrived')
  request.mockRejectedValueOnce(new Error('offline'))
  const ask = askedOnce(request)

  const { rerender } = await act(async () => render(page(ask, '/services/seo')))
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(request).toHaveBeenCalledOnce()

  await act(async () => rerender(page(ask, '/services/gst')))
  expect(await screen.findByText('arrived')).toBeTruthy()
  expect(request).toHaveBeenCalledTimes(2)
})
