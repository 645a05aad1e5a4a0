import { pages } from 'virtual:content/pages'
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Guard, RequireUser } from '@/auth/RequireUser'
import { type Auth, AuthContext, type AuthState } from '@/auth/useAuth'
import { render } from '../../render'
import { guest, member, signedAs, unknown } from '../layout/renderLayout'

function Place() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function Site({ auth, guests }: { auth: Auth; guests: Guard['guests'] }) {
  return (
    <AuthContext value={auth}>
      <Routes>
        <Route element={<RequireUser page={pages.account} guests={guests} />}>
          <Route path="/account" element={<h1>Mine</h1>} />
        </Route>
        <Route path="*" element={<Place />} />
      </Routes>
    </AuthContext>
  )
}

function enter(state: AuthState, guests: Guard['guests']) {
  const rendered = render(<Site auth={signedAs(state)} guests={guests} />, { path: '/account' })
  const answer = (next: AuthState) => rendered.rerender(<Site auth={signedAs(next)} guests={guests} />)
  return { ...rendered, answer }
}

test("waits for the provider's first response, with noindex, and then shows the page", () => {
  const { answer } = enter(unknown, 'go home')
  expect(screen.getByText('Please Wait ...')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  answer(member)
  expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy()
})

test('redirects guests to the home page', () => {
  enter(guest, 'go home')
  expect(screen.getByText('at /')).toBeTruthy()
})

test('redirects guests to sign-in and back, if the page asks for it', () => {
  enter(guest, 'sign in')
  expect(screen.getByText('at /login?next=%2Faccount')).toBeTruthy()
})

test('redirects to the home page after signing out', () => {
  const { answer } = enter(member, 'sign in')
  answer(guest)
  expect(screen.getByText('at /')).toBeTruthy()
})
