import { useSearchParams } from 'react-router-dom'
import { type Domain, domains } from '@/content/practices'
import { useHydrated } from '@/hooks/useHydrated'
import { parameters } from '@/paths'

/** The domain in the URL, if it is valid. */
export function useDomain(): Domain | null {
  const [search] = useSearchParams()
  // The prerendered page has no query, and hydration must start with the same content.
  const wanted = useHydrated() ? search.get(parameters.domain) : null
  return domains.find((domain) => domain.toLowerCase() === wanted?.toLowerCase()) ?? null
}
