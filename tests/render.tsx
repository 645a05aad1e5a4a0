import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { render as renderInto } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type PropsWithChildren, type ReactNode, useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { type Auth, AuthContext, type AuthState } from '@/auth/useAuth'
import { Toasts } from '@/components/Toasts'
import { createQueryClient } from '@/data/queryClient'

export const guest: AuthState = { status: 'out', user: null }
export const unknown: AuthState = { status: 'unknown', user: null }
const account = { emailVerified: true, hasPassword: true }
export const memberUser = { uid: 'asha', email: 'asha@example.com', name: 'Asha Menon', ...account }
export const member: AuthState = { status: 'in', user: memberUser }

const signedAs = (state: AuthState): Auth => ({
  ...state,
  findUser: () => {},
  signOut: () => {},
  departures: 0,
})

type Site = { client?: QueryClient; auth?: AuthState }

export const Site = ({ client = createQueryClient(), auth = guest, children }: PropsWithChildren<Site>) => (
  <AuthContext value={signedAs(auth)}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </AuthContext>
)

type Options = Site & {
  /** The visitor's URL. */
  path?: InitialEntry
  /** Queries that have their data already. */
  known?: [key: QueryKey, data: unknown][]
}

/** Renders inside a router, with a query client and a user, as the site does, and returns a simulated visitor. */
export function render(
  content: ReactNode,
  { path = '/', known = [], auth = guest, ...options }: Options = {},
) {
  const { client = createQueryClient() } = options
  for (const [key, data] of known) client.setQueryData(key, data)
  const site = (shown: ReactNode, state: AuthState) => (
    <Site client={client} auth={state}>
      <MemoryRouter initialEntries={[path]}>{shown}</MemoryRouter>
    </Site>
  )
  const { rerender, ...rendered } = renderInto(site(content, auth))
  return {
    ...{ ...rendered, client, user: newVisitor() },
    rerender: (shown: ReactNode) => rerender(site(shown, auth)),
    /** The sign-in provider gives another answer. */
    answer: (state: AuthState) => rerender(site(content, state)),
  }
}

/** The data of a list that is read in parts. */
export const wholeList = (items: object[]) => ({ pages: [{ items, next: null }], pageParams: [null] })

// `pointer-events` is only in style sheets, which jsdom does not load.
export const newVisitor = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

type User = ReturnType<typeof newVisitor>

/** Enters a text at once, as password managers do. Typing takes a hundred times longer: each key renders the form. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** The texts that describe a field: its error and its hint. */
export function describing(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** The field that only programs fill in. */
export function honeypot(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('[aria-hidden=true] input[tabindex="-1"]')
  if (!field) throw new Error('There is no honeypot')
  return field
}

/** The toasts of one test. The library keeps them in a module. */
export function OwnToasts() {
  useEffect(() => () => toast.removeAll(), [])
  return <Toasts />
}
