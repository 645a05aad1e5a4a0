import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { fitPlurals } from '../begin/fitPlurals'
import { readPracticeIds } from '../content/practices'
import { SAMPLE_BRAND } from '../lib/contentFolder'
import { fromRoot, inCache } from '../lib/folders'

type Practice = { id: string; name: string }
type Brand = { practices: readonly Practice[]; headline: readonly string[]; language?: string }

/** A site with one practice, which reads from right to left, and one with five. One of these has a name of 40 characters. */
export const practiceBrands = {
  one: {
    language: 'he',
    practices: [{ id: 'carpentry', name: 'Carpentry' }],
    headline: ['Made here.', 'By hand.'],
  },
  five: {
    practices: [
      { id: 'check-ups', name: 'Check-ups & hygiene' },
      { id: 'children', name: 'Children' },
      { id: 'braces', name: 'Orthodontics' },
      { id: 'implants', name: 'Implants, grafts & maxillofacial surgery' },
      { id: 'cosmetic', name: 'Cosmetic dentistry' },
    ],
    headline: ['Keep them.', 'Straighten them.', 'Show them.'],
  },
} satisfies Record<string, Brand>

type Texts = Record<string, unknown>
type Site = { language?: string; headline: readonly string[]; practices: readonly Practice[] }
type Plans = { plans: { practice: string }[] }
type Pages = {
  home: { practices: { columns: Texts }; call: { problems: Texts } }
  services: { calls: Texts }
}

export type PracticeBrand = keyof typeof practiceBrands

/** `npm test` builds them, too. */
export const folderOfBrand = (name: PracticeBrand) => fromRoot(`dist-${name}`)

/** The sample brand with other practices, between which its entries are dealt. Returns the folder of its content. */
export function writePracticeBrand(name: PracticeBrand): string {
  const { practices, headline, language }: Brand = practiceBrands[name]
  const root = inCache('brands', name)
  rmSync(root, { recursive: true, force: true })
  cpSync(dirname(SAMPLE_BRAND), root, { recursive: true })
  const folder = join(root, 'content')
  const idOf = (index: number) => practices[index % practices.length]?.id ?? ''
  const sampleIds = readPracticeIds(SAMPLE_BRAND)

  for (const collection of ['services', 'articles', 'cases', 'team', 'innovations', 'testimonials']) {
    const files = readdirSync(join(folder, collection)).filter((file) => file.endsWith('.md'))
    for (const [index, file] of files.entries())
      edit(join(folder, collection, file), (text) =>
        text.replace(/^practice: .*$/m, `practice: ${idOf(index)}`),
      )
  }
  // In the sample, two practices have a service of one title.
  edit(join(folder, 'services', 'technical-seo.md'), (text) =>
    text.replace('title: SEO', 'title: Technical SEO'),
  )
  editYaml<Site>(join(folder, 'site.yaml'), (site) => ({
    ...site,
    ...(language && { language }),
    headline,
    practices: practices.map(({ id, name }) => ({ id, name })),
  }))
  editYaml<Plans>(join(folder, 'plans.yaml'), ({ plans, ...rest }) => ({
    ...rest,
    plans: plans
      .map((plan) => ({ ...plan, practice: practices[sampleIds.indexOf(plan.practice)]?.id ?? '' }))
      .filter(({ practice }) => practice),
  }))
  edit(join(folder, 'pages.yaml'), (text) =>
    text.replaceAll(
      RegExp(String.raw`\{(${sampleIds.join('|')})\.`, 'g'),
      (_, id) => `{${idOf(Math.min(sampleIds.indexOf(id), practices.length - 1))}.`,
    ),
  )
  editYaml<Pages>(join(folder, 'pages.yaml'), (pages) => {
    const { home, services } = pages
    const forEach = (texts: Texts): Texts =>
      Object.fromEntries(
        practices.map(({ id }, index) => [id, texts[sampleIds[index % sampleIds.length] ?? '']]),
      )
    home.practices.columns = forEach(home.practices.columns)
    home.call.problems = forEach(home.call.problems)
    services.calls = forEach(services.calls)
    return pages
  })
  if (language) edit(join(folder, 'pages.yaml'), (text) => withPluralsOf(language, text))
  return folder
}

function withPluralsOf(language: string, pages: string): string {
  const document = parseDocument(pages)
  fitPlurals(document, language)
  return document.toString()
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function editYaml<Content>(file: string, change: (content: Content) => Content) {
  edit(file, (text) => stringify(change(parse(text)), { aliasDuplicateObjects: false }))
}
