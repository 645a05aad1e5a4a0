import { Route, Routes } from 'react-router-dom'
import { beforeAll, vi } from 'vitest'
import { type Auth, AuthContext, type AuthState } from '@/auth/AuthContext'
import { BagProvider, useBag } from '@/auth/BagContext'
import { signedInFeatures } from '@/auth/signedInFeatures'
import { Bag } from '@/layout/Bag'
import { drawerDialog } from '@/layout/Drawer'
import { Layout } from '@/layout/Layout'
import { motionFeatures } from '@/lib/motionFeatures'
import { render } from '../../render'

// What comes late on a real page is here from the start: each test is about what it does once it is there.
beforeAll(async () => {
  await Promise.all([signedInFeatures.load(), drawerDialog.load(), motionFeatures.load()])
})

export const guest: AuthState = { status: 'out' }
export const unknown: AuthState = { status: 'checking' }
export const member: AuthState = {
  status: 'in',
  user: {
    uid: 'asha',
    email: 'asha@example.com',
    name: 'Asha Menon',
    emailVerified: true,
    hasPassword: true,
  },
}

export function signedAs(state: AuthState): Auth {
  return {
    ...state,
    check: () => {},
    signOut: vi.fn(async () => true),
  }
}

/** A site of small pages inside the real layout. */
export function Site({ auth }: { auth: Auth }) {
  return (
    <AuthContext value={auth}>
      <Layout>
        <Pages />
      </Layout>
    </AuthContext>
  )
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
      <h2 id="prices">Prices</h2>
    </>
  )
}

export function renderLayout(state: AuthState, path = '/') {
  const auth = signedAs(state)
  const rendered = render(<Site auth={auth} />, { path })
  /** The sign-in provider gives another answer. */
  const answer = (next: AuthState) => rendered.rerender(<Site auth={{ ...auth, ...next }} />)
  return { ...rendered, auth, answer }
}
