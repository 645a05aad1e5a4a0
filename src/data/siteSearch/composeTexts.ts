import { emptyLists } from 'virtual:content/emptyLists'
import { founder } from 'virtual:content/founder'
import { ownPageDetails } from 'virtual:content/ownPageDetails'
import { ownPages } from 'virtual:content/ownPages'
import { pageTexts } from 'virtual:content/pageTexts'
import { plans } from 'virtual:content/plans'
import { privacy } from 'virtual:content/privacy'
import { questions } from 'virtual:content/questions'
import { serviceDetails } from 'virtual:content/serviceDetails'
import { serviceKeywords } from 'virtual:content/serviceKeywords'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { terms } from 'virtual:content/terms'
import { articles, type StoredArticle } from '@/data/collections/articles'
import { type Case, cases } from '@/data/collections/cases'
import { innovations } from '@/data/collections/innovations'
import { type Job, jobs } from '@/data/collections/jobs'
import { team } from '@/data/collections/team'
import type { ListPosition, Reader } from '@/data/reader'
import { serviceName } from '@/data/services'
import { paths, planElement } from '@/paths'
import { isListed, isShown } from '@/shownPages'
import { articleText } from './articleText'
import { menuLabels } from './menuLabels'
import { readParagraphs } from './readHtml'
import type { SearchText, SecondPart } from './searchTexts'

/** The first part of the search has the titles of this many articles. */
const NEWEST = 1000

type Composed = { texts: SearchText[]; newest: ListPosition | null; rest: SecondPart }

/** The texts of the search, from what the pages show. Only the build composes them. */
export async function composeTexts(reader: Reader): Promise<Composed> {
  const listed = isShown(paths.insights) ? articles.arrange(await reader.readAll(articles)) : []
  const inFull = listed.map(articleText)
  const texts = [
    ...(await serviceTexts()),
    ...planTexts(),
    ...(await caseTexts(reader)),
    ...(await jobTexts(reader)),
    ...(await personTexts(reader)),
    ...(await ownPageTexts()),
    ...(await fixedPageTexts(reader)),
    ...inFull.slice(0, NEWEST).map(withoutDetails),
  ]
  return {
    texts: texts.filter(({ path }) => isShown(path.split('#')[0] ?? '')),
    newest: listPosition(listed[0]),
    rest: { articles: [...inFull.slice(0, NEWEST).map(onlyDetails), ...inFull.slice(NEWEST)] },
  }
}

const listPosition = (article: StoredArticle | undefined) =>
  article ? { id: article.id, date: article.date } : null

function withoutDetails({ text: _, lines: __, ...first }: SearchText): SearchText {
  return first
}

const onlyDetails = ({ path, text, lines }: SearchText) => ({
  path,
  ...(text && { text }),
  ...(lines && { lines }),
})

/** The details of a page are a chunk in the browser. */
const eachOf = <Item, Text>(items: readonly Item[], compose: (item: Item) => Promise<Text>) =>
  Promise.all(items.map(compose))

const answersOf = (list: readonly { question: string; answer: string }[]) =>
  list.flatMap(({ question, answer }) => [question, answer])

const serviceTexts = () =>
  eachOf(services, async (service): Promise<SearchText> => {
    const { slug, practice, desc } = service
    const { details } = (await serviceDetails[slug]?.()) ?? {}
    return {
      kind: 'service',
      path: paths.service(slug),
      title: serviceName(service),
      practice,
      text: desc,
      lines: details
        ? [...details.includes, ...details.needs, details.duration, ...answersOf(details.questions)]
        : [],
      keywords: serviceKeywords[slug] ?? [],
    }
  })

const planTexts = () =>
  plans.map(
    ({ id, practice, title, desc, suits, prices, period, features }): SearchText => ({
      kind: 'plan',
      path: `${paths.plans}#${planElement(id)}`,
      title,
      practice,
      text: desc,
      lines: [
        ...(suits ? [suits] : []),
        ...prices.map((price) => `${price} ${period}`.trim()),
        ...features.flatMap(({ label, value }) => (value === null ? [] : [`${label} ${value}`.trim()])),
      ],
    }),
  )

async function caseTexts(reader: Reader): Promise<SearchText[]> {
  // Whole documents: what lists carry is less.
  const shown: Case[] = cases.arrange((await reader.readAll(cases)).filter(cases.isPublished))
  return shown.map(({ id, title, client, practice, summary, figure, figureLabel }) => ({
    kind: 'case',
    path: paths.case(id),
    title,
    practice,
    text: summary,
    lines: [client, `${figure} ${figureLabel}`.trim()].filter(Boolean),
  }))
}

/** Only open jobs. */
async function jobTexts(reader: Reader): Promise<SearchText[]> {
  const open: Job[] = jobs.arrange(await reader.readAll(jobs))
  return open.map(({ id, title, practice, place, remote, salary }) => ({
    kind: 'page',
    path: paths.job(id),
    title,
    practice,
    text: [place, remote, salary].filter(Boolean).join(', '),
  }))
}

/** The page about the company shows all of them, each in an element with the id of the fragment. */
async function personTexts(reader: Reader): Promise<SearchText[]> {
  const members = team.list(await reader.readAll(team))
  const people = members.map(
    ({ id, name, designation, practice, bio }): SearchText => ({
      kind: 'person',
      path: `${paths.about}#${id}`,
      title: name,
      practice,
      text: designation,
      lines: bio ? [bio] : [],
    }),
  )
  if (people.some(({ title }) => title === founder.name)) return people
  const { name, role, bio } = founder
  return [{ kind: 'person', path: `${paths.about}#founder`, title: name, text: role, lines: bio }, ...people]
}

const ownPageTexts = () =>
  eachOf(ownPages, async ({ name, heading, description, practice }): Promise<SearchText> => {
    const { details } = (await ownPageDetails[name]?.()) ?? {}
    return {
      kind: 'page',
      path: paths.ownPage(name),
      title: heading,
      practice,
      text: description,
      lines: details ? [...readParagraphs(details.html), ...answersOf(details.questions)] : [],
      keywords: menuLabels(paths.ownPage(name)),
    }
  })

/** People look for these, though search engines must not list them. */
const FOUND_THOUGH_UNLISTED: readonly string[] = ['login', 'signup', 'account', 'unsubscribe']

/** Pages whose texts are in content/pages.yaml. */
async function fixedPageTexts(reader: Reader): Promise<SearchText[]> {
  const products = innovations.list(await reader.readAll(innovations))
  const linesOf: Partial<Record<string, readonly string[]>> = {
    plans: answersOf(questions),
    innovations: products.flatMap(({ title, subtitle, desc }) => [title, subtitle, desc].filter(Boolean)),
    contact: site.offices.flatMap(({ country, address }) => [`${address.city}, ${country}`]),
    privacy: privacy.sections.map(({ heading }) => heading),
    terms: terms.sections.map(({ heading }) => heading),
  }
  return Object.entries(paths).flatMap(([name, path]): SearchText[] => {
    if (typeof path !== 'string' || !Object.hasOwn(pageTexts, name)) return []
    if (emptyLists.includes(path) || !(isListed(path) || FOUND_THOUGH_UNLISTED.includes(name))) return []
    const {
      title,
      heading,
      intro,
      description,
      show,
      keywords: all,
    } = pageTexts[name as keyof typeof pageTexts]
    // A page whose part is off has no texts.
    if (!show) return []
    const lines = [...(heading === title ? [] : [heading]), description, ...(linesOf[name] ?? [])]
    const keywords = [...menuLabels(path), ...all.filter((keyword) => !site.keywords.includes(keyword))]
    return [{ kind: 'page', path, title, text: intro || description, lines, keywords }]
  })
}
