import { paths } from '@/paths'
import { practices, services, site, pageTexts as texts } from '../../content'
import { articles, cases, sample } from './published'

type Texts = { heading: string; intro?: string; title: string }
export type Address = Texts & { path: string; index: boolean; status?: number }

export const titleOf = (title: string) => `${site.name} | ${title}`
export const homeHeading = texts.home.heading

type Name = keyof typeof texts & keyof typeof paths
const address = (name: Name, path = String(paths[name])): Address => ({ path, ...texts[name] })

export const article = sample(articles)
const service = sample(services.filter(({ slug }) => slug === 'technical-seo'))

/** For users, for the links in e-mails, and for all unknown addresses. */
const OTHERS = ['cart', 'account', 'authAction', 'notFound']
const isForGuests = (name: string): name is Name =>
  name in texts && typeof paths[name as Name] === 'string' && !OTHERS.includes(name)

/** One address of every kind of page that guests can open. */
export const addresses: Address[] = [
  ...Object.keys(paths)
    .filter(isForGuests)
    .map((name) => address(name)),
  { path: article.path, heading: article.title, title: article.title, index: true },
  { ...sample(cases), heading: sample(cases).title, index: true },
  {
    path: paths.service(service.slug),
    heading: service.title,
    title: `${service.title} (${practices.find(({ id }) => id === service.practice)?.name})`,
    index: true,
  },
  { ...address('notFound', '/nowhere'), status: 404 },
]
