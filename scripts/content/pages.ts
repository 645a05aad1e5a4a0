import { join } from 'node:path'
import type * as v from 'valibot'
import { pagesSchema } from './pagesSchema.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { readYamlFile } from './yamlFile.ts'

type PagesFile = v.InferOutput<ReturnType<typeof pagesSchema>>
type PageName = Exclude<keyof PagesFile, 'footer' | 'service'>

type PageTexts = {
  /** Follows the product name in the document title. */
  title: string
  description: string
  keywords: readonly string[]
  heading: string
  intro: string
  /** False keeps the page out of search engines. */
  index: boolean
  /** False: the owner has switched the page off. */
  show: boolean
}

/** Reads content/pages.yaml: a part for each page, and for what several pages share, so that a page loads only its own. */
export function readPages(folder: string, values: PlaceholderValues) {
  const file = readYamlFile(join(folder, 'pages.yaml'), pagesSchema(values))
  const { footer, service, ...named } = file
  const entries = Object.entries(named).map(([name, page]) => [name, textsOf(page, values.headline)])
  const { clients: clientsTexts, ...homeTexts } = sectionsOf(file.home)
  const { bag: bagTexts, ...plansTexts } = sectionsOf(file.plans)
  return {
    pages: Object.fromEntries(entries) as Record<PageName, PageTexts>,
    homeTexts,
    clientsTexts,
    plansTexts,
    bagTexts,
    insightsTexts: sectionsOf(file.insights),
    articleTexts: sectionsOf(file.article),
    serviceTexts: service,
    servicesTexts: sectionsOf(file.services),
    aboutTexts: sectionsOf(file.about),
    contactTexts: sectionsOf(file.contact),
    portfolioTexts: sectionsOf(file.portfolio),
    loginTexts: sectionsOf(file.login),
    accountTexts: sectionsOf(file.account),
    authActionTexts: sectionsOf(file.authAction),
    footerTexts: footer,
  }
}

function textsOf(page: PagesFile[PageName], headline: string): PageTexts {
  const { title, description, keywords, index, show } = page
  const intro = 'intro' in page ? page.intro : ''
  // The heading of the home page is laid out from the headline in site.yaml.
  const own = 'counters' in page ? headline : 'heading' in page && page.heading
  const heading = own || title
  return { title, description, keywords, heading, intro, index, show }
}

type Texts = keyof PageTexts

function sectionsOf<Page extends PagesFile[PageName]>(page: Page) {
  const texts: readonly string[] = ['title', 'description', 'keywords', 'heading', 'intro', 'index', 'show']
  const sections = Object.entries(page).filter(([name]) => !texts.includes(name))
  return Object.fromEntries(sections) as Omit<Page, Texts>
}
