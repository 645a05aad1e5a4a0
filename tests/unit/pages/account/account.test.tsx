import { accountWords } from 'virtual:words/account'
import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { signInErrorsWords } from 'virtual:words/signInErrors'
import type { QueryKey } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Outlet, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BagProvider } from '@/auth/BagContext'
import { BagCount } from '@/auth/signedIn/BagCount'
import { ordersQuery } from '@/auth/useOrders'
import { recordQuery } from '@/auth/userRecord'
import * as account from '@/data/signInProvider'
import * as users from '@/data/users'
import { AddressSection } from '@/pages/account/AddressSection'
import { DeleteSection } from '@/pages/account/DeleteSection'
import { DetailsSection } from '@/pages/account/DetailsSection'
import { PasswordSection } from '@/pages/account/PasswordSection'
import { describing, fill, render, memberUser as user } from '../../../render'
import { refusal } from '../../../testDoubles'

const refused = (code: string) => Promise.reject(refusal(code))
const offline = () => refused('network-request-failed')
const press = (name: string) => screen.getByRole('button', { name })
/** A second press within a second is ignored. */
const untilReady = (button: HTMLElement) =>
  waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the e-mail that confirms an address', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const button = () => screen.getByRole('button')

  function pressTwice() {
    fireEvent.click(button())
    fireEvent.click(button())
  }
  /** The first request also loads the code. */
  const untilShown = (text: string) =>
    act(() => vi.waitFor(() => screen.getByText(text), { interval: 10, timeout: 20_000 }))

  it.each([
    ['that was sent', () => Promise.resolve(), accountWords.verificationSent, accountWords.sendAgainSoon],
    ['without a connection', offline, signInErrorsWords.offline, accountWords.sendAgain],
  ])('%s can be sent again when that makes sense', async (_, answer, message, label) => {
    vi.useFakeTimers()
    vi.spyOn(account, 'refreshUser').mockResolvedValue()
    const send = vi.spyOn(account, 'sendVerification').mockImplementation(answer)
    render(<AddressSection user={{ ...user, emailVerified: false }} />)
    pressTwice()
    await untilShown(message)
    expect(send).toHaveBeenCalledOnce()
    await pass(1000)
    expect(button().textContent).toBe(label)
    await pass(60_000)
    pressTwice()
    await pass(10)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each(['user-token-expired', 'user-disabled'])(
    'is replaced by a message for a user whose account has ended: %s',
    async (code) => {
      vi.spyOn(account, 'refreshUser').mockImplementation(() => refused(code))
      const say = vi.spyOn(toast, 'error')
      render(<AddressSection user={{ ...user, emailVerified: false }} />)
      await waitFor(() => expect(say).toHaveBeenCalledWith(frameWords.accountGone, expect.anything()))
    },
  )
})

it('an address that was confirmed in another window is noticed when this one is shown again', async () => {
  const refresh = vi.spyOn(account, 'refreshUser').mockResolvedValue()
  render(<AddressSection user={{ ...user, emailVerified: false }} />)
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  for (const isHidden of [true, false]) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    fireEvent(document, new Event('visibilitychange'))
  }
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
})

it('a wrong current password is named at its field, which gets the focus, and can be corrected', async () => {
  const change = vi.spyOn(account, 'changePassword').mockImplementationOnce(() => refused('wrong-password'))
  const { user: visitor } = render(<PasswordSection user={user} />)
  const current = screen.getByLabelText<HTMLInputElement>(accountWords.currentPassword)
  const wanted = screen.getByLabelText<HTMLInputElement>(accountWords.newPassword)
  // A password manager fills in the one, and proposes the other.
  expect([current, wanted].map((field) => field.autocomplete)).toEqual(['current-password', 'new-password'])
  await fill(visitor, current, 'not-the-password')
  await fill(visitor, wanted, 'monsoons')
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(describing(current)).toBe(signInErrorsWords.wrongPassword))
  expect(document.activeElement).toBe(current)

  change.mockResolvedValueOnce()
  await visitor.clear(current)
  await fill(visitor, current, 'old monsoons')
  await untilReady(press(accountWords.change))
  await visitor.click(press(accountWords.change))
  expect(await screen.findByText(accountWords.passwordChanged)).toBeTruthy()
  expect(change).toHaveBeenLastCalledWith('old monsoons', 'monsoons')
  expect(current.value).toBe('')
  // A second press finds the form empty.
  await visitor.click(press(accountWords.change))
  expect(screen.getByText(accountWords.passwordChanged)).toBeTruthy()
  expect(describing(current)).toBe('')
})

describe('name and phone', () => {
  const phone = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${accountWords.phone}`))

  beforeEach(() => {
    vi.spyOn(users, 'readUser').mockResolvedValue({ name: 'Asha', email: user.email, phone: '1' })
    vi.spyOn(users, 'writeUser').mockResolvedValue()
    vi.spyOn(account, 'rename').mockResolvedValue()
    vi.spyOn(account, 'refreshUser').mockResolvedValue()
  })

  async function save() {
    const rendered = render(<DetailsSection user={user} />)
    await rendered.user.type(await phone(), '23{Enter}')
    return rendered
  }

  it('that were saved are shown after a visit to another page', async () => {
    const { client, unmount } = await save()
    await screen.findByText(accountWords.saved)
    unmount()
    render(<DetailsSection user={user} />, { client })
    expect((await phone()).value).toBe('123')
  })

  it('are those that were stored, also if the account could not take the name', async () => {
    vi.mocked(account.rename).mockImplementation(offline)
    const { client, unmount } = await save()
    await screen.findByText(accountWords.notSaved)
    expect((await phone()).value).toBe('123')
    unmount()
    render(<DetailsSection user={user} />, { client })
    expect((await phone()).value).toBe('123')
  })

  it('that were changed on another device are shown, except over what was typed', async () => {
    const { client, user: visitor } = render(<DetailsSection user={user} />)
    await visitor.type(await phone(), '23')
    vi.mocked(users.readUser).mockResolvedValue({ name: 'Asha Menon', email: user.email, phone: '4' })
    await act(() => client.invalidateQueries())
    const name = screen.getByLabelText<HTMLInputElement>(accountWords.name)
    await waitFor(() => expect(name.value).toBe('Asha Menon'))
    expect((await phone()).value).toBe('123')
  })

  it('of an account that was deleted in another tab are not stored again', async () => {
    vi.mocked(account.refreshUser).mockImplementation(() => refused('user-token-expired'))
    const say = vi.spyOn(toast, 'error')
    await save()
    await waitFor(() => expect(say).toHaveBeenCalledWith(frameWords.accountGone, expect.anything()))
    expect(users.writeUser).not.toHaveBeenCalled()
  })
})

describe('deleting an account', () => {
  const password = () => screen.findByLabelText<HTMLInputElement>(accountWords.deletePassword)
  const stored: [QueryKey, unknown][] = [
    [recordQuery(user).queryKey, { name: 'Asha', email: user.email, phone: '98400' }],
    [ordersQuery(user.uid).queryKey, [{ id: 'care', plan: 'Care', dateOfOrder: 1 }]],
  ]

  beforeEach(() => {
    vi.spyOn(account, 'confirmWithPassword').mockResolvedValue()
    vi.spyOn(users, 'deleteUserData').mockResolvedValue()
    vi.spyOn(account, 'deleteSignIn').mockResolvedValue()
  })

  async function open(hasPassword = true, others: ReactNode = null) {
    const sections = (
      <>
        {others}
        <DeleteSection user={{ ...user, hasPassword }} />
      </>
    )
    const { user: visitor } = render(
      <Routes>
        <Route element={<Outlet context={{}} />}>
          <Route path="*" element={sections} />
        </Route>
      </Routes>,
      { known: stored, auth: { status: 'in', user } },
    )
    await visitor.click(press(accountWords.deleteOpen))
    return visitor
  }

  async function confirm(others?: ReactNode) {
    const visitor = await open(true, others)
    await visitor.type(await password(), 'monsoons{Enter}')
    return visitor
  }

  it('keeps the sign-in while data is left', async () => {
    vi.mocked(users.deleteUserData).mockRejectedValue(new Error('offline'))
    await confirm()
    expect(await screen.findByText(accountWords.dataNotDeleted)).toBeTruthy()
    expect(account.deleteSignIn).not.toHaveBeenCalled()
  })

  it('shows no details and no plans that it has deleted, and is finished with another press', async () => {
    vi.mocked(account.deleteSignIn).mockImplementationOnce(offline)
    vi.spyOn(users, 'readUser').mockImplementation(offline)
    const visitor = await confirm(
      <>
        <DetailsSection user={user} />
        <BagProvider>
          <BagCount />
        </BagProvider>
      </>,
    )
    expect(await screen.findByText(accountWords.accountNotDeleted)).toBeTruthy()
    expect(console.error).toHaveBeenCalledWith(
      'Could not delete the account',
      refusal('network-request-failed'),
    )
    expect(screen.queryByText('1')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(accountWords.name).value).toBe(user.name)
    const phone = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${accountWords.phone}`))
    expect(phone.value).toBe('')
    await untilReady(press(accountWords.deleteConfirm))
    expect((await password()).value).toBe('monsoons')
    await visitor.click(press(accountWords.deleteConfirm))
    await waitFor(() => expect(account.deleteSignIn).toHaveBeenCalledTimes(2))
  })

  it('cannot be taken back, and says that it has failed also after its dialog was closed', async () => {
    let fail = () => {}
    vi.mocked(users.deleteUserData).mockReturnValue(
      new Promise((_, reject) => (fail = () => reject(new Error('offline')))),
    )
    const say = vi.spyOn(toast, 'error')
    const visitor = await confirm()
    await screen.findByText(accountWords.deleting)
    await visitor.click(press(accountWords.keep))
    expect(press(accountWords.keep)).toBeTruthy()
    await waitFor(() => expect(users.deleteUserData).toHaveBeenCalled())
    await visitor.click(press(controlsWords.close))
    fail()
    await waitFor(() => expect(say).toHaveBeenCalledWith(accountWords.dataNotDeleted))
  })

  it('is taken back by closing the dialog while the window of Google is open', async () => {
    let choose = () => {}
    vi.spyOn(account, 'confirmWithGoogle').mockReturnValue(new Promise((resolve) => (choose = resolve)))
    const visitor = await open(false)
    await visitor.click(press(accountWords.deleteConfirmGoogle))
    await waitFor(() => expect(account.confirmWithGoogle).toHaveBeenCalled())
    await visitor.click(press(accountWords.keep))
    expect(screen.queryByRole('button', { name: accountWords.keep })).toBeNull()
    await act(async () => choose())
    expect(users.deleteUserData).not.toHaveBeenCalled()
  })

  it('starts empty when it is opened again', async () => {
    vi.mocked(account.confirmWithPassword).mockImplementation(offline)
    const visitor = await confirm()
    await screen.findByText(signInErrorsWords.offline)
    await visitor.click(press(accountWords.keep))
    await visitor.click(press(accountWords.deleteOpen))
    expect((await password()).value).toBe('')
    expect(screen.queryByText(signInErrorsWords.offline)).toBeNull()
  })
})
