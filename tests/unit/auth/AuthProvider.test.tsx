import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import { MEMBER_KEY } from '@/auth/memberHint'
import { useAuth } from '@/auth/useAuth'
import { render } from '../../render'

const { load } = vi.hoisted(() => ({ load: vi.fn() }))
vi.mock('@/auth/loadSession', () => ({ loadSession: load }))

const asha = { uid: 'asha', email: 'asha@example.com', name: 'Asha', emailVerified: true, hasPassword: true }

const session = (leave = async () => {}) => ({
  leave,
  watchUser: (report: (user: typeof asha) => void) => {
    report(asha)
    return () => {}
  },
})

function Who() {
  const { status, error, check, signOut } = useAuth()
  return (
    <>
      <p>{status}</p>
      <p>{error ? 'refused' : 'no refusal'}</p>
      <button type="button" onClick={check}>
        Check
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  )
}

const open = () =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  )

beforeEach(() => {
  load.mockReset()
  localStorage.setItem(MEMBER_KEY, '1')
})

test('a sign-in code that cannot be fetched forgets nobody, and is asked for again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(session())
  const { user } = open()
  expect(await screen.findByText('out')).toBeTruthy()
  expect(report).toHaveBeenCalledOnce()
  expect(localStorage.getItem(MEMBER_KEY)).toBe('1')

  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('when the network is back, whoever was signed in is again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(session())
  open()
  await screen.findByText('out')
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a refusal to sign out is gone once it succeeds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const leave = vi.fn(async () => {})
  leave.mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(session(leave))
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('refused')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('no refusal')).toBeTruthy()
})
