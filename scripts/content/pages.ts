import { join } from 'node:path'
import type * as v from 'valibot'
import { pagesSchema } from './pagesSchema.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { readYamlFile } from './yamlFile.ts'

type PagesFile = v.InferOutput<ReturnType<typeof pagesSchema>>
type PageName = Exclude<keyof PagesFile, 'footer' | 'service'>

/** What search engines and the head of a page show. */
type PageTexts = { [Text in keyof PagesFile['career']]-?: NonNullable<PagesFile['career'][Text]> }

const HEAD: readonly string[] = ['title', 'description', 'keywords', 'heading', 'intro', 'index', 'show']

type Sections = { [Name in PageName as `${Name}Texts`]: Omit<PagesFile[Name], keyof PageTexts> }

/** Reads content/pages.yaml: a part for each page, and for what several pages share, so that a page loads only its own. */
export function readPages(folder: string, values: PlaceholderValues) {
  const { footer, service, ...named } = readYamlFile(join(folder, 'pages.yaml'), pagesSchema(values))
  const pages = Object.entries(named)
  const heads = pages.map(([name, page]) => [name, textsOf(page, values.headline)])
  const sections = Object.fromEntries(
    pages.map(([name, page]) => [`${name}Texts`, sectionsOf(page)]),
  ) as Sections
  const { clients: clientsTexts, ...homeTexts } = sections.homeTexts
  const { bag: bagTexts, ...plansTexts } = sections.plansTexts
  return {
    pages: Object.fromEntries(heads) as Record<PageName, PageTexts>,
    ...sections,
    homeTexts,
    clientsTexts,
    plansTexts,
    bagTexts,
    serviceTexts: service,
    footerTexts: footer,
  }
}

function textsOf(page: PagesFile[PageName], headline: string): PageTexts {
  const { title, description, keywords, index } = page
  const show = 'show' in page ? page.show : true
  const intro = 'intro' in page ? page.intro : ''
  // The heading of the home page is laid out from the headline in site.yaml.
  const own = 'counters' in page ? headline : 'heading' in page && page.heading
  const heading = own || title
  return { title, description, keywords, heading, intro, index, show }
}

const sectionsOf = (page: PagesFile[PageName]) =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !HEAD.includes(name)))
