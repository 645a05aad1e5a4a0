import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { paths } from '../../src/paths.ts'
import { readEnvironment } from '../build/environment.ts'
import { isDraft } from '../content/frontMatter.ts'
import { legalValues, readLegal } from '../content/legal.ts'
import { readPages } from '../content/pages.ts'
import { type PlaceholderValues, placeholderValues } from '../content/placeholders.ts'
import { readServices, type ServiceFile } from '../content/services.ts'
import { contentFolder } from '../lib/contentFolder.ts'
import { listFiles } from '../lib/listFiles.ts'
import { composeData } from './composeData.ts'
import { readLogo } from './logo.ts'
import { type PlansFile, plansSchemaFor } from './plansSchema.ts'
import { readFilm } from './readFilm.ts'
import { type SiteFile, siteSchema } from './siteSchema.ts'
import { readYamlFile } from './yamlFile.ts'

/** What the app shows of `content/`, except the documents. */
export type OwnerData = ReturnType<typeof readOwnerData>

export function readSiteFile(folder = contentFolder()): SiteFile {
  return readYamlFile(join(folder, 'site.yaml'), siteSchema)
}

export function readPlansFile(folder = contentFolder()): PlansFile {
  const { currencies } = readYamlFile(
    join(folder, 'site.yaml'),
    v.object({ currencies: v.optional(v.array(v.string()), []) }),
  )
  return readYamlFile(join(folder, 'plans.yaml'), plansSchemaFor(currencies))
}

/** What the texts in `content/` can name in braces. */
export function readPlaceholders(folder = contentFolder()): PlaceholderValues {
  const services = readServices(folder).map(({ service }) => service)
  const composed = composeData(readSiteFile(folder), readPlansFile(folder), services.length, true)
  return placeholderValues(composed, services)
}

/**
 * `environment` decides some lines of the privacy page, and whether samples are shown: the live site leaves out sample
 * prices and credentials.
 */
export function readOwnerData(folder = contentFolder(), environment = readEnvironment(process.env)) {
  const siteFile = readSiteFile(folder)
  const plansFile = readPlansFile(folder)
  const serviceFiles = readServices(folder)
  const services = serviceFiles.map(({ service }) => service)
  const composed = composeData(siteFile, plansFile, services.length, environment.showsSamples)
  const film = readFilm(folder)
  const values = placeholderValues(composed, services)
  return {
    ...composed,
    ...readPages(folder, values),
    ...readLegal(folder, legalValues(values, environment, film)),
    film,
    emptyLists: emptyLists(folder),
    logo: readLogo(folder),
    services,
    /** By slug. A service without one has its practice's. */
    serviceDrawings: bySlug(serviceFiles, ({ drawing }) => drawing),
    serviceDetails: bySlug(serviceFiles, ({ details }) => details),
  }
}

/** The pages of lists without a published entry. */
function emptyLists(folder: string): string[] {
  const lists = { innovations: paths.innovations, articles: paths.insights }
  return Object.entries(lists).flatMap(([name, path]) => (hasEntries(join(folder, name)) ? [] : [path]))
}

function hasEntries(folder: string): boolean {
  const files = listFiles(folder).filter((file) => file.endsWith('.md'))
  return files.some((file) => !isDraft(readFileSync(join(folder, file), 'utf8')))
}

const bySlug = <Part>(services: readonly ServiceFile[], partOf: (file: ServiceFile) => Part) =>
  Object.fromEntries(services.map((file) => [file.service.slug, partOf(file)])) as Record<string, Part>
