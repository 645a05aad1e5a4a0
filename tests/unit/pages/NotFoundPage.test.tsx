import { render, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NotFoundPage } from '@/pages/NotFoundPage'
import { Site } from '../../render'

/** Returns what the page asks the server, which has nothing. */
function openAt(path: string) {
  history.replaceState(null, '', location.origin + path)
  onTestFinished(() => history.replaceState(null, '', '/'))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.href } as never])
  const ask = vi.fn(async (_path: string) => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', ask)
  render(
    <Site>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: NotFoundPage }])} />
    </Site>,
  )
  return () => ask.mock.calls.map(([asked]) => asked)
}

it('looks for the address in lower case', async () => {
  const asked = openAt('/About')
  await waitFor(() => expect(asked()).toEqual(['/about']))
})

it('looks on no other site', () => {
  expect(openAt('//Elsewhere.example/page')()).toEqual([])
})
