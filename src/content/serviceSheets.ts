import { loadChunk } from '@/components/loadChunk'
import type { Practice } from './practices'
import type { ServiceDetails } from './serviceDetails'
import type { Drawing } from './serviceDrawings'
import type { Service } from './services'

/** What only a service's own page shows of it. */
export type ServiceSheet = { details: ServiceDetails; drawing: Drawing }

type Book = {
  details: Readonly<Record<string, ServiceDetails>>
  drawings: Readonly<Record<string, Drawing>>
}

/** The words of forty services weigh more than the page: each practice's are fetched alone. */
const imports: Record<Practice, () => Promise<Book>> = {
  technical: () => import('./serviceSheets/technical'),
  digital: () => import('./serviceSheets/digital'),
  ca: () => import('./serviceSheets/ca'),
}

const opened = new Map<string, Promise<ServiceSheet | null>>()

/** Under which the sheet stands in the snapshot of its page. */
export const sheetKey = (slug: string) => `services/${slug}`

/** The same promise each time, so that a page can wait for it; one that failed is asked for anew. */
export function openSheet({ slug, practice }: Service): Promise<ServiceSheet | null> {
  const known = opened.get(slug)
  if (known) return known
  const sheet = loadChunk(imports[practice]).then(({ details, drawings }) => {
    const [detail, drawing] = [details[slug], drawings[slug]]
    return detail && drawing ? { details: detail, drawing } : null
  })
  opened.set(slug, sheet)
  sheet.catch(() => opened.delete(slug))
  return sheet
}
