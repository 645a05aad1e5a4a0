import { frameWords } from 'virtual:words/frame'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SearchSiteButton } from '@/components/search/SearchButton'
import { PageNotice } from '@/layout/PageNotice'
import { newVisitor, Site } from '../../render'

it('the notice of a redirect stays while the visitor looks into the search, but not for the way back to its page', async () => {
  const page = (
    <>
      <PageNotice />
      <SearchSiteButton />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/login'] })
  render(
    <Site>
      <RouterProvider router={router} />
    </Site>,
  )
  const shown = () => screen.queryByText('Welcome') !== null
  await act(() => router.navigate('/', { replace: true, state: { notice: { text: 'Welcome' } } }))
  expect(shown()).toBe(true)
  await newVisitor().click(screen.getByRole('button', { name: frameWords.search }))
  await act(() => router.navigate(-1))
  expect(shown()).toBe(true)
  await act(() => router.navigate('/about'))
  expect(shown()).toBe(false)
  await act(() => router.navigate(-1))
  expect(shown()).toBe(false)
})
