import { join } from 'node:path'
import type * as v from 'valibot'
import { pagesSchema } from './pagesSchema.ts'
import { lackingPages, readParts } from './parts/parts.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { readYamlFile } from './yamlFile.ts'

type PagesFile = v.InferOutput<ReturnType<typeof pagesSchema>>
type PageName = Exclude<keyof PagesFile, 'footer' | 'service'>

/** What search engines and the head of any page show. Its other texts are a module of their own. */
export type PageTexts = {
  title: string
  description: string
  keywords: string[]
  heading: string
  intro: string
  index: boolean
  show: boolean
}

type Sections = { [Name in PageName as `${Name}Texts`]: Omit<PagesFile[Name], keyof PageTexts> }

/** Of a page whose part is off: it has no texts. */
const LACKING = { show: false }

const NO_STEPS = { heading: '', steps: [] }

/** Reads content/pages.yaml: a part for each page, and for what several pages share, so that a page loads only its own. */
export function readPageTexts(folder: string, values: PlaceholderValues) {
  const parts = readParts(folder)
  const { footer, service, ...named } = readYamlFile(join(folder, 'pages.yaml'), pagesSchema(values, parts))
  const known = Object.entries(named).filter(([, page]) => page !== undefined)
  const split = known.map(([name, page]) => ({ name, ...splitPage(page, values.headline) }))
  const sections = Object.fromEntries(split.map(({ name, texts }) => [`${name}Texts`, texts])) as Sections
  const { clients: clientsTexts, ...homeTexts } = sections.homeTexts
  const { bag: bagTexts, ...plansTexts } = sections.plansTexts
  const lacking = lackingPages(parts)
  return {
    pageTexts: Object.fromEntries([
      ...split.map(({ name, head }) => [name, head]),
      ...lacking.map((name) => [name, LACKING]),
    ]) as Record<PageName, PageTexts>,
    ...Object.fromEntries(lacking.map((name) => [`${name}Texts`, {}])),
    ...sections,
    homeTexts,
    clientsTexts,
    plansTexts: { ...plansTexts, steps: plansTexts.steps ?? NO_STEPS },
    bagTexts,
    serviceTexts: service,
    footerTexts: footer,
  }
}

type Optional = { [Text in 'heading' | 'intro' | 'show']?: PageTexts[Text] | undefined }

function splitPage(page: PagesFile[PageName], headline: string) {
  // Some pages have neither an intro nor a heading, and cannot be switched off.
  const all: Pick<PageTexts, 'title' | 'description' | 'keywords' | 'index'> & Optional = page
  const { title, description, keywords, index, heading, intro = '', show = true, ...texts } = all
  // The heading of the home page is laid out from the headline in site.yaml.
  const shown = 'counters' in page ? headline : heading || title
  return { head: { title, description, keywords, heading: shown, intro, index, show }, texts }
}
