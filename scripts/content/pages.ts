import { join } from 'node:path'
import type * as v from 'valibot'
import { readYamlFile } from '../brand/yamlFile.ts'
import { pagesSchema } from './pagesSchema.ts'
import type { PlaceholderValues } from './placeholders.ts'

type PagesFile = v.InferOutput<ReturnType<typeof pagesSchema>>
type PageName = Exclude<keyof PagesFile, 'footer'>

export type PageTexts = {
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

/** What the pages say. `sections` has the texts of each page beside its heading, so that a page loads only its own. */
export type Pages = ReturnType<typeof readPages>

/** Reads content/pages.yaml. Throws one error that lists every mistake with its line. */
export function readPages(folder: string, values: PlaceholderValues) {
  const file = readYamlFile(join(folder, 'pages.yaml'), pagesSchema(values))
  const { footer, ...named } = file
  const entries = Object.entries(named).map(([name, page]) => [name, textsOf(page, values.headline)])
  return {
    pages: Object.fromEntries(entries) as Record<PageName, PageTexts>,
    sections: {
      home: sectionsOf(file.home),
      plans: sectionsOf(file.plans),
      insights: sectionsOf(file.insights),
      article: sectionsOf(file.article),
      service: sectionsOf(file.service),
      services: sectionsOf(file.services),
      about: sectionsOf(file.about),
      contact: sectionsOf(file.contact),
      portfolio: sectionsOf(file.portfolio),
      login: sectionsOf(file.login),
      account: sectionsOf(file.account),
      authAction: sectionsOf(file.authAction),
      footer,
    },
  }
}

function textsOf(page: PagesFile[PageName], headline: string): PageTexts {
  const { title, description, keywords, intro, index, show } = page
  // The heading of the home page is laid out from the headline in site.yaml.
  const heading = 'counters' in page ? headline : (page.heading ?? title)
  return { title, description, keywords, heading, intro, index, show }
}

type Texts = keyof PageTexts

function sectionsOf<Page extends PagesFile[PageName]>(page: Page) {
  const texts: readonly string[] = ['title', 'description', 'keywords', 'heading', 'intro', 'index', 'show']
  const sections = Object.entries(page).filter(([name]) => !texts.includes(name))
  return Object.fromEntries(sections) as Omit<Page, Texts>
}
