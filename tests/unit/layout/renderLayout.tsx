import { QueryClientProvider } from '@tanstack/react-query'
import { render as renderInto } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, Route, RouterProvider, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { BagProvider, useBag } from '@/auth/BagContext'
import { type Auth, AuthContext, type AuthState } from '@/auth/useAuth'
import { createQueryClient } from '@/data/queryClient'
import { Bag } from '@/layout/Bag'
import { Layout } from '@/layout/Layout'

export const guest: AuthState = { status: 'out' }
export const unknown: AuthState = { status: 'checking' }
export const memberUser = {
  uid: 'asha',
  email: 'asha@example.com',
  name: 'Asha Menon',
  emailVerified: true,
  hasPassword: true,
}
export const member: AuthState = { status: 'in', user: memberUser }

export function signedAs(state: AuthState): Auth {
  return {
    ...state,
    check: () => {},
    signOut: vi.fn(),
    departures: 0,
  }
}

/** My Bag with a plain button that opens it, which renders several times faster than the whole layout. */
export function SiteOfBag({ auth }: { auth: Auth }) {
  return (
    <AuthContext value={auth}>
      <BagProvider>
        <BagOpener />
        <Bag />
        <Pages />
      </BagProvider>
    </AuthContext>
  )
}

function BagOpener() {
  const bag = useBag()
  return (
    <button type="button" onClick={bag.open}>
      Open
    </button>
  )
}

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
      <h1>{title} page</h1>
    </>
  )
}

/** A site of small pages inside the real layout, which needs a data router. */
export function renderLayout(state: AuthState, path: InitialEntry = '/') {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const auth = signedAs(state)
  const client = createQueryClient()
  const element = (
    <Layout>
      <Pages />
    </Layout>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const site = (value: Auth) => (
    <AuthContext value={value}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>
  )
  const rendered = renderInto(site(auth))
  /** The sign-in provider gives another answer. */
  const answer = (next: AuthState) => rendered.rerender(site({ ...auth, ...next }))
  return { ...rendered, user, auth, answer, router }
}
