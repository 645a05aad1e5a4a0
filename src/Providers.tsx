import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

/** What surrounds the router, in the browser and in the prerender. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <HelmetProvider>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </HelmetProvider>
  )
}
