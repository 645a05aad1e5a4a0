import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountForm, accountMessages, authReasons } from '@/content/account'
import * as account from '@/data/account'
import { AddressSection } from '@/pages/account/AddressSection'
import { render } from '../../../render'

const user = { uid: 'asha', email: 'asha@example.com', name: '', emailVerified: false, hasPassword: true }
const failure = (code: string) => ({ ok: false, failure: { code, message: '' } }) as const

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(account, 'refreshUser').mockResolvedValue({ ok: true, value: undefined })
})

async function pressTwice() {
  fireEvent.click(button())
  fireEvent.click(button())
  // The code that sends is loaded by the press, which no clock of a test controls.
  await act(() => vi.dynamicImportSettled())
  await pass(10)
}

test('the e-mail is sent once in a minute', async () => {
  const send = vi.spyOn(account, 'sendVerification').mockResolvedValue({ ok: true, value: undefined })
  render(<AddressSection user={user} />)
  await pressTwice()
  expect(screen.getByText(accountMessages.verificationSent)).toBeTruthy()
  expect(button().textContent).toBe(accountForm.sendAgainSoon)
  await pressTwice()
  expect(send).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(button().textContent).toBe(accountForm.sendAgain)
  await pressTwice()
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([
  ['auth/network-request-failed', authReasons.offline, accountForm.sendAgain],
  ['auth/too-many-requests', authReasons.tooMany, accountForm.sendAgainSoon],
])('after %s, the reason is shown and the button waits accordingly', async (code, reason, label) => {
  vi.spyOn(account, 'sendVerification').mockResolvedValue(failure(code))
  render(<AddressSection user={user} />)
  await pressTwice()
  expect(screen.getByText(reason)).toBeTruthy()
  await pass(1000)
  expect(button().textContent).toBe(label)
})
