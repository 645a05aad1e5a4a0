import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ribbonSizes } from '../../src/lib/ribbonSizes.ts'
import { pathsWhere } from '../../src/paths.ts'
import { ownerColours } from '../content/colourTokens.ts'
import { composeSprite } from '../content/drawings.ts'
import { filmFiles } from '../content/film.ts'
import { type OwnerData, readOwnerData, readSiteFile } from '../content/ownerData.ts'
import { lackingPages, type PartStates, readParts, withoutLackingBlocks } from '../content/parts/parts.ts'
import { pageAttributes } from '../content/words/language.ts'
import { formatsModule, wordsModule } from '../content/words/readWords.ts'
import { contentFolder } from '../lib/contentFolder.ts'
import { contentTypeOf } from '../lib/contentTypes.ts'
import { readEnvironment } from '../lib/environment.ts'
import { fromRoot } from '../lib/folders.ts'

/** Has the address of every page. A build leaves out those of the parts that are off. */
const PATHS = fromRoot('src', 'paths.ts')

/** They have the width below which the bar becomes a drawer, for the menu of the specification. */
const BAR_STYLES = /\/src\/layout\/(TopBar|Drawer)\.module\.css(\?|$)/

const MODULE = /^virtual:(content|words)\/(.+)$/

/**
 * Gives the app what the owner wrote, in a module for each part, so that a page loads no more than it shows:
 * `import { plans } from 'virtual:content/plans'`, `import { footerWords } from 'virtual:words/footer'`. Their types are in
 * src/content.d.ts.
 */
export function ownerContent(folder = contentFolder(), environment = readEnvironment(process.env)): Plugin {
  let data: OwnerData | undefined
  let failure: { error: unknown } | undefined
  // Every module of a page asks, so mistakes are not looked for again until a file changes.
  const read = () => {
    if (failure) throw failure.error
    try {
      data ??= readOwnerData(folder, environment)
      return data
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  /** The parts of the content that are served as files: the film, and one file with all drawings. */
  const servedFiles = (): Record<string, () => string | Uint8Array> => {
    const { film, drawings } = read()
    const films = filmFiles(film).map((name) => [name, () => readFileSync(join(folder, name))])
    const sprite = composeSprite(drawings)
    return { ...Object.fromEntries(films), [spriteFile(sprite)]: () => sprite }
  }
  return {
    name: 'owner-content',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, part] = MODULE.exec(id.slice(1)) ?? []
      if (!kind || !part) return null
      const code = kind === 'words' ? wordsCode(part, read().words) : contentCode(part, read())
      return code ?? this.error(`content/ has no ${kind} called ${part}.`)
    },
    transform: {
      // Before Vite compiles the CSS. Queries of widths cannot name variables.
      order: 'pre',
      handler(code, id) {
        if (id === PATHS) return { code: withoutLackingPaths(code, readParts(folder)), map: null }
        if (!BAR_STYLES.test(id)) return null
        const { px, rem } = read().menus.barFrom
        return { code: code.replaceAll('899px', `${px - 1}px`).replaceAll('52rem', `${rem}rem`), map: null }
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of Object.entries(servedFiles()))
        this.emitFile({ type: 'asset', fileName, source: source() })
    },
    transformIndexHtml: {
      order: 'pre',
      // The page of the studio has neither, so it opens even if the content has mistakes.
      handler: (html) =>
        withoutLackingBlocks(html, readParts(folder))
          .replace('%CURRENCIES%', () => read().site.priceCurrencies.join(' '))
          .replace(/ *<meta name="notices"[^>]*>\n/, (meta) => {
            const notices = read().notices.map(({ key, dates }) => `${key}-${dates}`)
            return notices.length > 0 ? meta.replace('%NOTICES%', notices.join(' ')) : ''
          })
          .replace('lang="en" dir="ltr"', () => {
            const attributes = Object.entries(pageAttributes(read().site.language))
            return attributes.map(([name, value]) => `${name}="${value}"`).join(' ')
          }),
    },
    /** A mistake shows in the browser until the file is saved without it. */
    configureServer({ middlewares, watcher, environments, ws }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const source = /^(film|assets)\//.test(name) ? servedFiles()[name] : undefined
        if (!source) return next()
        response.setHeader('Content-Type', contentTypeOf(name))
        // A drawing must not run scripts at the address of the studio.
        response.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
        sendPart(Buffer.from(source()), request.headers.range, response)
      })
      // A mistake can be a picture that is missing.
      const watched = [folder, join(dirname(folder), 'public')]
      watcher.add(watched)
      watcher.on('all', (_, file) => {
        if (!watched.some((one) => file.startsWith(one))) return
        data = undefined
        failure = undefined
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
      })
    },
  }
}

function wordsCode(group: string, { locale, groups }: OwnerData['words']): string | undefined {
  if (group === 'formats') return formatsModule(locale)
  return Object.hasOwn(groups, group) ? wordsModule(group, groups[group as keyof typeof groups]) : undefined
}

function contentCode(part: string, data: OwnerData): string | undefined {
  const { drawings, serviceDetails, serviceDrawings, ownPageDetails } = data
  const [, slug] = /^services\/(.+)$/.exec(part) ?? []
  if (slug) return exportAll({ details: serviceDetails[slug], drawing: serviceDrawings[slug] })
  if (part === 'serviceDetails') return chunkOfEach('serviceDetails', 'services', Object.keys(serviceDetails))
  const [, ownPage] = /^pages\/(.+)$/.exec(part) ?? []
  if (ownPage) return exportAll({ details: ownPageDetails[ownPage] })
  if (part === 'ownPageDetails') return chunkOfEach('ownPageDetails', 'pages', Object.keys(ownPageDetails))
  const [, page] = /^pageTexts\/(.+)$/.exec(part) ?? []
  if (page) return exportAll({ texts: data.pageTexts[page as keyof typeof data.pageTexts] })
  if (part === 'pageTexts') return "export * as pageTexts from 'virtual:content/allPageTexts'"
  if (part === 'allPageTexts') return textsOfEach(Object.keys(data.pageTexts))
  if (part === 'pageSwitches') return exportAll(pageSwitches(data))
  if (part === 'menus') return exportAll({ menus: { bar: data.menus.bar, footer: data.menus.footer } })
  if (part === 'drawings') {
    const sprite = `/${spriteFile(composeSprite(drawings))}`
    return exportAll({ drawings: Object.keys(drawings), sprite })
  }
  return Object.hasOwn(data, part) ? exportAll({ [part]: data[part as keyof OwnerData] }) : undefined
}

const withoutLackingPaths = (code: string, parts: PartStates) =>
  lackingPages(parts).reduce(
    (rest, name) => rest.replace(new RegExp(`^\\s*${name}: ["'][^"']*["'],\\n`, 'm'), ''),
    code,
  )

/** Safari plays a film only from a server that sends the part it asks for. */
function sendPart(content: Buffer, range = '', response: ServerResponse) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (!from) return response.end(content)
  const part = content.subarray(Number(from), to ? Number(to) + 1 : undefined)
  response.statusCode = 206
  response.setHeader('Content-Range', `bytes ${from}-${Number(from) + part.length - 1}/${content.length}`)
  response.end(part)
}

/** Adds the sizes of the ribbons and the owner's colours to the first style sheet, so that the build prepares them for older browsers as it does the others. */
export function ownerColoursPlugin(): Plugin {
  return {
    name: 'owner-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/styles\/base\.css(\?|$)/.test(id)) return null
      const site = readSiteFile()
      return { code: `${code}\n${ribbonProperties(site)}${ownerColours(site)}`, map: null }
    },
  }
}

function ribbonProperties({ practices }: { practices: readonly unknown[] }): string {
  const { pitch, band } = ribbonSizes(practices.length)
  return `:root { --ribbons: ${practices.length}; --pitch-share: ${pitch}; --band-share: ${band}; }\n`
}

const exportAll = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Cached for ever, so a changed drawing needs another name. */
function spriteFile(sprite: string): string {
  const fingerprint = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
  return `assets/drawings-${fingerprint}.svg`
}

/** Which pages are switched off, and which search engines leave out: what every page needs to know of the others. */
function pageSwitches({ pageTexts }: OwnerData) {
  // Those of parts that are off have no texts, and the app does not know their paths.
  const known = Object.fromEntries(Object.entries(pageTexts).filter(([, page]) => 'title' in page))
  return {
    hiddenPages: pathsWhere(known, ({ show }) => show === false),
    unlistedPages: pathsWhere(known, ({ index }) => index === false),
  }
}

/** As exports of a module each, so that a page that names `pageTexts.about` loads only those. */
const textsOfEach = (names: readonly string[]) =>
  names.map((name) => `export { texts as ${name} } from 'virtual:content/pageTexts/${name}'`).join('\n')

/** The texts of all services are larger than any page, so each becomes a separate chunk. The same holds for own pages. */
function chunkOfEach(exported: string, folder: string, names: readonly string[]): string {
  const entries = names.map((name) => `'${name}': () => import('virtual:content/${folder}/${name}')`)
  return `export const ${exported} = {${entries.join(',')}}`
}
