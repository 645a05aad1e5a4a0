import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render as renderInto } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { Toasts } from '@/components/Toasts'
import { createQueryClient } from '@/data/queryClient'

type Options = {
  /** The visitor's URL. */
  path?: InitialEntry
  /** With data that is known already. */
  client?: QueryClient
}

/** Renders inside a router and with a query client, as the site does, and returns a simulated user. */
export function render(content: ReactNode, { path = '/', client = createQueryClient() }: Options = {}) {
  // `pointer-events` is only in style sheets, which jsdom does not load.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const rendered = renderInto(content, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  return { user, ...rendered }
}

type User = ReturnType<typeof userEvent.setup>

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
