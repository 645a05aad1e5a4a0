import { serviceDetails } from 'virtual:content/serviceDetails'
import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import { AS_KNOWN } from './queries'

/** In the prerendered page, so that only a navigation downloads it. */
export const serviceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['service', slug],
    queryFn: async () => {
      const importDetails = serviceDetails[slug]
      if (!importDetails) return null
      const { details, drawing } = await loadChunk(importDetails)
      return { details, drawing }
    },
    ...AS_KNOWN,
  })
