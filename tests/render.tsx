import { render as renderInto } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'

type Options = { /** The address the visitor is at. */ path?: InitialEntry }

/** Renders as the site does, inside a router, and gives a visitor to act with. */
export function render(content: ReactNode, { path = '/' }: Options = {}) {
  const user = userEvent.setup()
  const rendered = renderInto(content, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  })
  return { user, ...rendered }
}
