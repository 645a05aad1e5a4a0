import { type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { forgetUser } from '@/auth/personalData'
import { useAuth } from '@/auth/useAuth'
import { ordersQuery, useOrders } from '@/auth/useOrders'
import { recordQuery } from '@/auth/userRecord'
import type { SessionUser } from '@/data/auth'
import * as orders from '@/data/orders'
import { createQueryClient } from '@/data/queryClient'
import * as session from '@/data/signInProvider'
import * as users from '@/data/users'
import { localStore } from '@/lib/storage'
import { memberUser as asha, render, Site } from '../../render'

const ravi: SessionUser = { ...asha, uid: 'ravi', email: 'ravi@example.com', name: 'Ravi' }

type PersonalQuery = { queryKey: QueryKey; queryFn?: unknown; enabled?: unknown }

/** Every query of personal data, by the name that it is given. The last test finds one that is missing here. */
const queries: Record<string, (user: SessionUser) => PersonalQuery> = {
  orders: ({ uid }) => ordersQuery(uid),
  'user record': recordQuery,
}

/** Every change of personal data, and the tests that press its button as one of two users. */
const mutations = [
  'add a plan to the bag',
  'remove a plan from the bag',
  'save the details',
  'delete the account',
]

let client: QueryClient
/** Ends the requests of a user who is asked for, in order. */
let waiting: Record<string, (() => void)[]>

const of = (uid: string) => ({ [orders.listOrders.name]: `bag of ${uid}` })

beforeEach(() => {
  client = createQueryClient()
  waiting = {}
  vi.spyOn(console, 'error').mockReturnValue()
  const answer = <Data,>(uid: string, data: Data) =>
    new Promise<Data>((resolve) => {
      waiting[uid] = [...(waiting[uid] ?? []), () => resolve(data)]
    })
  vi.spyOn(orders, 'listOrders').mockImplementation((uid) =>
    answer(uid, [{ id: uid, plan: of(uid).listOrders ?? '', dateOfOrder: 1 }]),
  )
  vi.spyOn(users, 'readUser').mockImplementation((uid) => answer(uid, { name: uid, email: '', phone: '' }))
})

afterEach(() => {
  for (const key of ['member', 'signing-out', 'profile']) localStore.remove(key)
})

const arrive = (uid: string) => act(async () => waiting[uid]?.splice(0).forEach((end) => void end()))

const known = () =>
  JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data ?? null),
  )

it.each(Object.entries(queries))(
  '%s: the key names the user who is asked for, and nobody is asked for without one',
  (_, query) => {
    const [first, second] = [query(asha), query(ravi)]
    expect(first.queryKey).toContain(asha.uid)
    expect(second.queryKey).toContain(ravi.uid)
    expect(second.queryKey).toHaveLength(first.queryKey.length)
    expect(first).toMatchObject({ enabled: true })
    expect(query({ ...asha, uid: '', email: '' })).toMatchObject({ enabled: false })
  },
)

/** Shows a query of whoever is signed in, as pages do. */
function Shown({ query }: { query: (user: SessionUser) => PersonalQuery }) {
  const { user, signOut } = useAuth()
  const { data } = useQuery({ ...query(user ?? { ...asha, uid: '', email: '' }) } as never)
  return (
    <>
      <p>{`${user?.uid ?? 'guest'}: ${JSON.stringify(data ?? null)}`}</p>
      <button type="button" onClick={signOut}>
        Leave
      </button>
    </>
  )
}

let report: (user: SessionUser | null) => void
let isOffline = false

async function openAsAsha(query: (user: SessionUser) => PersonalQuery) {
  localStore.set('member', asha.uid)
  let current: SessionUser | null = asha
  vi.spyOn(session, 'onUserChanged').mockImplementation((tell) => {
    report = (user) =>
      act(() => {
        current = user
        tell(user)
      })
    tell(current)
    return () => {}
  })
  isOffline = false
  vi.spyOn(session, 'signOut').mockImplementation(async () => {
    if (isOffline) throw new Error('offline')
    current = null
  })
  render(
    <AuthProvider>
      <Shown query={query} />
    </AuthProvider>,
    { client },
  )
  await screen.findByText(/^asha/)
  await waitFor(() => expect(waiting.asha).toBeDefined())
}

/** What ends the time of a user, while the page stays. If it is replaced: see AuthProvider.test.tsx. */
const departures: [string, () => void][] = [
  ['a sign-out', () => act(() => screen.getByRole('button').click())],
  [
    'a sign-out without a network',
    () => {
      isOffline = true
      act(() => screen.getByRole('button').click())
    },
  ],
  ['a deleted account', () => report(null)],
  ['the sign-in of another user', () => report(ravi)],
  [
    'a sign-out in another tab',
    () => {
      localStore.remove('member')
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'member' })))
    },
  ],
]

const walks = Object.entries(queries).flatMap(([name, query]) =>
  departures.flatMap(([what, leave]) =>
    (['known', 'late'] as const).map((when) => [name, what, when, query, leave] as const),
  ),
)

it.each(walks)(
  '%s after %s: what was %s of the first user is gone, and does not arrive later',
  async (_, __, when, query, leave) => {
    await openAsAsha(query)
    if (when === 'known') {
      await arrive('asha')
      expect(known()).toContain('asha')
    }
    leave()
    await arrive('asha')
    expect(known()).not.toContain('asha')
    expect(screen.getByText(/null$/)).toBeTruthy()
    // A sign-out without a network is finished before the next sign-in.
    await waitFor(() => expect(isOffline && vi.mocked(session.signOut).mock.calls.length === 0).toBe(false))
    isOffline = false
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(localStore.get('signing-out')).toBeNull())
    report(ravi)
    await waitFor(() => expect(waiting.ravi).toBeDefined())
    expect(screen.getByText(/^ravi/).textContent).toBe('ravi: null')
    await arrive('ravi')
    await waitFor(() => expect(screen.getByText(/^ravi/).textContent).toContain('"ravi'))
    expect(known()).not.toContain('asha')
  },
)

it.each([
  [
    'add a plan to the bag',
    'addOrder',
    (bag: ReturnType<typeof useOrders>) => bag.add({ id: 'care', title: 'Care' }),
  ],
  ['remove a plan from the bag', 'removeOrder', (bag: ReturnType<typeof useOrders>) => bag.remove('care')],
] as const)(
  '%s: what is answered after the user has left changes nothing of the next one',
  async (name, write, change) => {
    let answer = () => {}
    const writes = vi.spyOn(orders, write).mockReturnValue(
      new Promise<never>((resolve) => {
        answer = () => resolve('added' as never)
      }),
    )
    const open = (user: SessionUser) => {
      const wrapper = (props: PropsWithChildren) => (
        <Site client={client} auth={{ status: 'in', user }}>
          <MemoryRouter>{props.children}</MemoryRouter>
        </Site>
      )
      return renderHook(() => useOrders({ enabled: true }), { wrapper })
    }
    const first = open(asha)
    act(() => void change(first.result.current))
    await waitFor(() => expect(writes).toHaveBeenCalledWith('asha', expect.anything()))
    expect(
      client
        .getMutationCache()
        .getAll()
        .map(({ options }) => options.mutationKey),
    ).toEqual([[name, 'asha']])
    first.unmount()
    forgetUser(client)
    const second = open(ravi)
    await waitFor(() => expect(waiting.ravi).toHaveLength(1))
    await arrive('ravi')
    await waitFor(() => expect(second.result.current.items).toHaveLength(1))
    await act(async () => answer())
    expect(second.result.current.items?.map(({ id }) => id)).toEqual(['ravi'])
    expect(client.isFetching()).toBe(0)
    expect(known()).not.toContain('asha')
  },
)

it('a record that is completed late does not take away the profile of the next sign-up', async () => {
  const profile = (user: SessionUser) => ({ name: user.name, email: user.email, phone: '1' })
  let answer = () => {}
  vi.spyOn(users, 'completeUser').mockImplementation(
    (_, record) => new Promise((resolve) => (answer = () => resolve(record))),
  )
  savePendingProfile(profile(asha))
  void client.prefetchQuery(recordQuery(asha))
  await waitFor(() => expect(users.completeUser).toHaveBeenCalledOnce())
  forgetUser(client)
  savePendingProfile(profile(ravi))
  await act(async () => answer())
  expect(pendingProfile(ravi.email)).toEqual(profile(ravi))
})

it('every query and every change of personal data is in this table', () => {
  const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const named = (call: string) =>
    Object.values(sources).flatMap((source) =>
      Array.from(source.matchAll(new RegExp(`${call}\\(\\s*'([^']+)'`, 'g')), ([, name]) => name),
    )
  expect(named('personalQuery').toSorted()).toEqual(Object.keys(queries).toSorted())
  expect(named('personalMutation').toSorted()).toEqual(mutations.toSorted())
})
