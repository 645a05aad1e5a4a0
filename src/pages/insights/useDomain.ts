import { useSearchParams } from 'react-router-dom'
import { type Domain, domains } from '@/content/practices'
import { useHydrated } from '@/hooks/useHydrated'
import { parameters } from '@/paths'

/** The domain that the address asks for, if there is one of that name. */
export function useDomain(): Domain | null {
  const [search] = useSearchParams()
  // The built page knows no parameters, and taking it over begins with what it shows.
  const wanted = useHydrated() ? search.get(parameters.domain) : null
  return domains.find((domain) => domain.toLowerCase() === wanted?.toLowerCase()) ?? null
}
