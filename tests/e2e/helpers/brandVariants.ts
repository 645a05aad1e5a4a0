import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { build, type Plugin } from 'vite'
import { type OwnerData, readOwnerData, readPlansFile, readSiteFile } from '../../../scripts/brand/ownerData'
import type { PlansFile } from '../../../scripts/brand/plansSchema'
import type { SiteFile } from '../../../scripts/brand/siteSchema'
import { readAllContent } from '../../../scripts/content/readContent'
import { fromRoot, inCache } from '../../../scripts/lib/paths'
import type * as App from '../../../src/prerender'

const SAMPLE = fromRoot('tests', 'fixtures', 'sampleBrand')
const FOLDER = inCache('variants')

export const sampleSite = readSiteFile(join(SAMPLE, 'content'))
export const samplePlans = readPlansFile(join(SAMPLE, 'content'))

type Content = Awaited<ReturnType<typeof readAllContent>>
export type Variant = {
  site?: Partial<SiteFile>
  plans?: PlansFile
  content?: Partial<Content>
  /** Replaces every text. */
  words?: string
}

let bundle: Promise<string> | undefined

/** Takes some seconds. */
export const prepareVariants = () => (bundle ??= bundleApp())

/** The HTML of some pages of the sample brand with other data. Each path is that of a page. */
export async function renderVariant(
  name: string,
  { site, plans, content, words }: Variant,
  pagePaths: string[],
) {
  const withWords = <Data>(data: Data) => (words ? withTexts(data, words) : data)
  const file = await prepareVariants()
  const folder = join(FOLDER, name, 'content')
  cpSync(join(SAMPLE, 'content'), folder, { recursive: true })
  // JSON is YAML, so that the data passes the same checks as an owner's.
  writeFileSync(
    join(folder, 'site.yaml'),
    JSON.stringify({ ...withWords({ ...sampleSite, ...site }), ...(words && headlineOf(words)) }),
  )
  writeFileSync(join(folder, 'plans.yaml'), JSON.stringify(withWords(plans ?? samplePlans)))
  const data = readOwnerData(folder)
  Object.assign(globalThis, { variant: data } satisfies { variant: OwnerData })
  // The query makes it a new module, which reads the data again.
  const app: typeof App = await import(`${pathToFileURL(file).href}?${name}`)
  const documents = withWords({ ...(await readAllContent(SAMPLE)), ...content })
  const source = await app.openSource(documents, false, new JSDOM('').window)
  const pages = new Map<string, string>()
  for (const path of pagePaths) pages.set(path, (await app.renderPage(path, source)).html)
  return { data, pages }
}

/** The parts of the content are read from a global variable. */
function variantContent(): Plugin {
  const prefix = '\0variant:'
  return {
    name: 'variant-content',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:content/') ? id.replace('virtual:content/', prefix) : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const part = id.slice(prefix.length)
      return `export const ${part} = globalThis.variant.${part}`
    },
  }
}

/** One file that reads the content from a global variable, so that it can be loaded for each variant. */
async function bundleApp(): Promise<string> {
  const outDir = join(FOLDER, 'app')
  await build({
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'warn',
    plugins: [variantContent()],
    // Firebase keeps its app in a variable, so each variant needs its own.
    ssr: { noExternal: [/firebase/] },
    build: {
      ssr: fromRoot('src', 'prerender.tsx'),
      outDir,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  return join(outDir, 'prerender.js')
}

const UNTOUCHED =
  /^(id|practice|countryCode|timeZone|postalCode|hours|email|phone|whatsapp|href|logo|portrait|currencies|icon|kind\w+)$/

/** Its three lines have 60 characters at most. */
const headlineOf = (words: string) => ({
  headline: Array.from({ length: 3 }, () => words.slice(0, 18).trim()),
})

const ADDRESS = /^(\/|https?:)|@/

/** The same data with other texts, each about as long as `words` repeated to the length of the original. */
function withTexts<Data>(data: Data, words: string): Data {
  return change(data) as Data

  function change(value: unknown): unknown {
    if (typeof value === 'string') return ADDRESS.test(value) ? value : fill(value)
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, UNTOUCHED.test(key) ? inner : change(inner)]),
    )
  }

  function fill(text: string): string {
    const times = Math.max(1, Math.floor(text.length / (words.length + 1)))
    return Array.from({ length: times }, () => words).join(' ')
  }
}
