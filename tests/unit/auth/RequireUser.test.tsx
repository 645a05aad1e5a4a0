import { pageTexts } from 'virtual:content/pageTexts'
import { controlsWords } from 'virtual:words/controls'
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Guard, RequireUser } from '@/auth/RequireUser'
import type { AuthState } from '@/auth/useAuth'
import { guest, member, render, unknown } from '../../render'

beforeEach(() => void Mine.mockClear())

function Place() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

const Mine = vi.fn(() => <h1>Mine</h1>)

function enter(auth: AuthState, guests: Guard['guests']) {
  const site = (
    <Routes>
      <Route element={<RequireUser page={pageTexts.account} guests={guests} />}>
        <Route path="/account" element={<Mine />} />
      </Route>
      <Route path="*" element={<Place />} />
    </Routes>
  )
  return render(site, { path: '/account', auth }).answer
}

test("waits for the provider's first response, with noindex, and then shows the page", () => {
  const answer = enter(unknown, 'go home')
  expect(screen.getByText(controlsWords.wait)).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  answer(member)
  expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy()
})

test.each([
  ['guest', guest, 'go home', '/', 0],
  ['guest', guest, 'sign in', '/login?next=%2Faccount', 0],
  ['user who signs out', member, 'sign in', '/', 1],
] as const)('a %s is led away, %o, %s, to %s: seen %i times', (_, state, guests, place, times) => {
  const answer = enter(state, guests)
  answer(guest)
  expect(screen.getByText(`at ${place}`)).toBeTruthy()
  expect(Mine).toHaveBeenCalledTimes(times)
})
