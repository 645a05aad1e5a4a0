import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { contentFolder } from '../lib/contentFolder.ts'
import { readEnvironment } from '../lib/environment.ts'
import { tryRead, UserError } from '../lib/userError.ts'
import { composeAnalytics } from './analytics.ts'
import { composeData } from './composeData.ts'
import { listCountries } from './countries.ts'
import { readDrawingNames, readDrawings } from './drawings.ts'
import { findEmptyLists } from './emptyLists.ts'
import { composeFilm } from './film.ts'
import { requireFormat } from './format.ts'
import { legalValues, readLegal } from './legal.ts'
import { readLogo } from './logo.ts'
import { readPageTexts } from './pageTexts.ts'
import { readParts } from './parts/parts.ts'
import { type PlaceholderValues, placeholderValues, unknownValues } from './placeholders.ts'
import { type PlansFile, plansSchema } from './plansSchema.ts'
import { readPracticeIds } from './practices.ts'
import { readServices, type ServiceFile, serviceSlugs } from './services.ts'
import { type SiteFile, siteSchema } from './siteSchema.ts'
import { clockTexts, dateTexts } from './words/language.ts'
import { evaluateWords, loadWords, readWords } from './words/readWords.ts'
import { readYamlFile } from './yamlFile.ts'

/** What the app shows of `content/`, except the documents. */
export type OwnerData = ReturnType<typeof readOwnerData>

export function readSiteFile(folder = contentFolder()): SiteFile {
  return readYamlFile(join(folder, 'site.yaml'), siteSchema(dirname(folder)))
}

export function readPlansFile(folder = contentFolder()): PlansFile {
  const { currencies } = readYamlFile(
    join(folder, 'site.yaml'),
    v.object({ currencies: v.optional(v.array(v.string()), []) }),
  )
  const schema = plansSchema(currencies, {
    practices: readPracticeIds(folder),
    drawings: readDrawingNames(folder),
    services: serviceSlugs(folder),
  })
  return readYamlFile(join(folder, 'plans.yaml'), schema)
}

/** What the texts in `content/` can name in braces. */
export function readPlaceholders(folder: string): PlaceholderValues {
  const services = readServices(folder).map(({ service }) => service)
  const [site, plans] = [readSiteFile(folder), readPlansFile(folder)]
  const composed = composeData(site, plans, services.length, true, loadWords(folder))
  return placeholderValues(composed, services)
}

/**
 * Throws one error that lists the mistakes of all files. `environment` decides some lines of the privacy page, and
 * whether samples are shown: the live site leaves out sample prices and credentials.
 */
export function readOwnerData(folder = contentFolder(), environment = readEnvironment(process.env)) {
  requireFormat(folder)
  const mistakes: string[] = []
  const read = <Part>(readPart: () => Part): Part | undefined => {
    const { value, mistakes: found } = tryRead(readPart)
    mistakes.push(...found)
    return value
  }
  const siteFile = read(() => readSiteFile(folder))
  const plansFile = read(() => readPlansFile(folder))
  const words = read(() => readWords(folder))
  const film = composeFilm(folder, siteFile?.film)
  const analytics = composeAnalytics(siteFile?.analytics)
  const logo = read(() => readLogo(folder))
  const drawings = read(() => readDrawings(folder))
  const serviceFiles = read(() => readServices(folder))
  const services = (serviceFiles ?? []).map(({ service }) => service)
  // Texts name what these files contain, so they are only read with them.
  const composed =
    siteFile &&
    plansFile &&
    words &&
    composeData(siteFile, plansFile, services.length, environment.showsSamples, evaluateWords(words))
  // A mistake in one of these must not hide those of the texts that name their values.
  const values = composed ? placeholderValues(composed, services) : unknownValues(folder)
  const pageTexts = read(() => readPageTexts(folder, values))
  const legal = read(() =>
    readLegal(folder, legalValues(values, environment, film, analytics, readParts(folder))),
  )
  if (!composed || !words || !pageTexts || !legal || !logo || !drawings || !serviceFiles) {
    // Several parts depend on site.yaml, so a mistake there is found repeatedly.
    throw new UserError([...new Set(mistakes)].join('\n'))
  }
  return {
    ...composed,
    ...pageTexts,
    ...legal,
    words,
    dates: dateTexts(composed.site.locale),
    clock: clockTexts(composed.site.locale),
    countries: listCountries(
      composed.site.locale,
      composed.site.offices.map(({ address }) => address.countryCode),
    ),
    film,
    analytics,
    emptyLists: findEmptyLists(folder, environment.showsSamples),
    logo,
    drawings,
    services,
    /** By slug. A service without one has its practice's. */
    serviceDrawings: bySlug(serviceFiles, ({ drawing }) => drawing),
    serviceDetails: bySlug(serviceFiles, ({ details }) => details),
  }
}

const bySlug = <Part>(services: readonly ServiceFile[], partOf: (file: ServiceFile) => Part) =>
  Object.fromEntries(services.map((file) => [file.service.slug, partOf(file)])) as Record<string, Part>
