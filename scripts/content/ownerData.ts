import { dirname, join } from 'node:path'
import { contentFolder } from '../lib/contentFolder.ts'
import { readEnvironment } from '../lib/environment.ts'
import { tryRead, UserError } from '../lib/userError.ts'
import { composeAnalytics } from './analytics.ts'
import { composeData } from './composeData.ts'
import { contextOf } from './context.ts'
import { listCountries } from './countries.ts'
import { readDrawingNames, readDrawings } from './drawings.ts'
import { findEmptyLists } from './emptyLists.ts'
import { composeFilm } from './film.ts'
import { requireFormat } from './format.ts'
import { legalValues, readLegal } from './legal.ts'
import { readLogo } from './logo.ts'
import { composeMenus, requireRoom } from './menus.ts'
import { readOwnPages } from './ownPages.ts'
import { readPageTexts } from './pageTexts.ts'
import { readParts } from './parts/parts.ts'
import { type PlaceholderValues, placeholderValues, unknownValues } from './placeholders.ts'
import { type PlansFile, plansSchema } from './plansSchema.ts'
import { readPracticeIds } from './practices.ts'
import { readCurrencies } from './priceFields.ts'
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
  const schema = plansSchema(readCurrencies(folder), {
    practices: readPracticeIds(folder),
    drawings: readDrawingNames(folder),
    services: serviceSlugs(folder),
  })
  return readYamlFile(join(folder, 'plans.yaml'), schema)
}

/** What the texts in `content/` can name in braces. */
export function readPlaceholders(folder: string): PlaceholderValues {
  const services = readServices(folder)
  const [site, plans] = [readSiteFile(folder), readPlansFile(folder)]
  const composed = composeData(site, plans, services, true, loadWords(folder))
  return placeholderValues(composed, composed.services)
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
  const evaluatedWords = words && evaluateWords(words)
  const film = composeFilm(folder, siteFile?.film)
  const analytics = composeAnalytics(siteFile?.analytics)
  const logo = read(() => readLogo(folder))
  const drawings = read(() => readDrawings(folder))
  const serviceFiles = read(() => readServices(folder))
  const services = (serviceFiles ?? []).map(({ service }) => service)
  const ownPages = read(() => readOwnPages(folder))
  // Texts name what these files contain, so they are only read with them.
  const composed =
    siteFile &&
    plansFile &&
    evaluatedWords &&
    composeData(siteFile, plansFile, serviceFiles ?? [], environment.showsSamples, evaluatedWords)
  // A mistake in one of these must not hide those of the texts that name their values.
  const values = composed ? placeholderValues(composed, services) : unknownValues(folder)
  const hasNotices = (siteFile?.notices.length ?? 0) > 0
  const pageTexts = read(() => readPageTexts(folder, values))
  const legal = read(() =>
    readLegal(
      folder,
      legalValues(values, environment, {
        ...{ film, analytics, hasNotices },
        currencies: composed?.site.priceCurrencies ?? [],
        parts: readParts(folder),
        hiddenPages: contextOf(dirname(folder)).hiddenPages,
      }),
    ),
  )
  const menus =
    siteFile &&
    evaluatedWords &&
    pageTexts &&
    ownPages &&
    composeMenus(
      siteFile,
      evaluatedWords,
      pageTexts.pageTexts,
      ownPages.map(({ page }) => page),
    )
  if (menus) read(() => requireRoom(folder, menus))
  if (composed && serviceFiles && pageTexts?.pageTexts.plans.show)
    read(() => requirePrices(composed, readParts(folder).bag === 'on'))
  if (
    mistakes.length > 0 ||
    !composed ||
    !words ||
    !menus ||
    !pageTexts ||
    !legal ||
    !logo ||
    !drawings ||
    !serviceFiles ||
    !ownPages
  ) {
    // Several parts depend on site.yaml, so a mistake there is found repeatedly.
    throw new UserError([...new Set(mistakes)].join('\n'))
  }
  return {
    ...composed,
    menus,
    ...pageTexts,
    ...legal,
    words,
    dates: dateTexts(composed.site.locale),
    clock: clockTexts(composed.site.locale),
    countries: composed.contactForm.country
      ? listCountries(
          composed.site.locale,
          composed.site.offices.map(({ address }) => address.countryCode),
        )
      : [],
    film,
    analytics,
    emptyLists: findEmptyLists(folder, environment.showsSamples),
    logo,
    drawings,
    /** By slug. A service without one has its practice's. */
    serviceDrawings: bySlug(serviceFiles, ({ drawing }) => drawing),
    serviceDetails: bySlug(serviceFiles, ({ details }) => details),
    serviceKeywords: bySlug(serviceFiles, ({ keywords }) => keywords),
    ownPages: ownPages.map(({ page }) => page),
    ownPageDetails: Object.fromEntries(ownPages.map(({ page, details }) => [page.name, details])),
  }
}

/** Without plans, /plans is a price list, and visitors have nothing to put into a bag. */
function requirePrices(
  { plans, services }: Pick<ReturnType<typeof composeData>, 'plans' | 'services'>,
  hasBag: boolean,
) {
  if (plans.length > 0) return
  if (!services.some(({ offer }) => offer))
    throw new UserError(
      'content/plans.yaml:1: plans: There is no plan, and no service has a price, so the page of the plans is empty: add one, or write "show: false" below "plans:" in content/pages.yaml.',
    )
  if (hasBag)
    throw new UserError(
      'content/plans.yaml:1: plans: There is no plan for the bag: add one, or write "bag: false" below "parts:" in content/site.yaml, and correct the texts in content/pages.yaml that name the bag, such as those of plans, login, signup and account.',
    )
}

const bySlug = <Part>(services: readonly ServiceFile[], partOf: (file: ServiceFile) => Part) =>
  Object.fromEntries(services.map((file) => [file.service.slug, partOf(file)])) as Record<string, Part>
