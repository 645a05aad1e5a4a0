import { askedOnce } from '@/lib/askedOnce'
import { loadChunk } from '@/lib/loadChunk'
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

const sheets = new Map<string, () => Promise<ServiceSheet | null>>()

/** Under which the sheet stands in the snapshot of its page. */
export const sheetKey = (slug: string) => `services/${slug}`

/** The same promise each time, so that a page can wait for it. */
export function openSheet(service: Service): Promise<ServiceSheet | null> {
  const open = sheets.get(service.slug) ?? askedOnce(() => fetchSheet(service))
  sheets.set(service.slug, open)
  return open()
}

async function fetchSheet({ slug, practice }: Service): Promise<ServiceSheet | null> {
  const { details, drawings } = await loadChunk(imports[practice])
  const [detail, drawing] = [details[slug], drawings[slug]]
  return detail && drawing ? { details: detail, drawing } : null
}
