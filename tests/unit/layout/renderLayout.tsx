import { render as renderInto } from '@testing-library/react'
import { createMemoryRouter, type InitialEntry, Route, RouterProvider, Routes } from 'react-router-dom'
import type { AuthState } from '@/auth/useAuth'
import { createQueryClient } from '@/data/queryClient'
import { Layout } from '@/layout/Layout'
import { newVisitor, Site } from '../../render'

function Pages() {
  return (
    <Routes>
      <Route path="/services" element={<Page title="Services" />} />
      <Route path="/about" element={<Page title="About" />} />
      <Route path="/login" element={<Page title="SignIn" />} />
      <Route path="*" element={<Page title="Home" />} />
    </Routes>
  )
}

function Page({ title }: { title: string }) {
  return (
    <>
      <title>{`Triveni | ${title}`}</title>
      <h1>{`${title} page`}</h1>
    </>
  )
}

/** A site of small pages inside the real layout, which needs a data router. */
export function renderLayout(state: AuthState, path: InitialEntry = '/') {
  const client = createQueryClient()
  const element = (
    <Layout>
      <Pages />
    </Layout>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const site = (auth: AuthState) => (
    <Site client={client} auth={auth}>
      <RouterProvider router={router} />
    </Site>
  )
  const { rerender } = renderInto(site(state))
  /** The sign-in provider gives another answer. */
  const answer = (auth: AuthState) => rerender(site(auth))
  return { user: newVisitor(), answer, router }
}
