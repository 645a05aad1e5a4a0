import { site } from '@/content/site'

export type PageWords = {
  /** Stands after the product name in the browser's title. */
  title: string
  description: string
  keywords: readonly string[]
  heading: string
  intro: string
  /** False keeps the page out of search engines. */
  index: boolean
}

const contactPeople = 'Ask a question or describe a project.'

/** The words of every page that its own data does not bring. Keys are those of paths.ts, and articleNotFound. */
export const pages = {
  home: {
    title: 'Home',
    description: site.description,
    keywords: site.keywords,
    heading: 'Build it. Sell it. Balance the books.',
    intro:
      'Software, marketing and chartered accountancy under one roof, for businesses in India and the USA.',
    index: true,
  },
  plans: {
    title: 'Exclusive Plans',
    description: `Monthly plans from ${site.name} for site care, steady marketing and bookkeeping, compared side by side with what each includes.`,
    keywords: ['monthly plans', 'website maintenance plan', 'marketing retainer', 'bookkeeping plan'],
    heading: 'Exclusive Plans',
    intro: 'Three plans from each practice, side by side. Sample prices. Stop at the end of any month.',
    index: true,
  },
  insights: {
    title: 'Insights',
    description:
      'Dated, practical articles on software, marketing, tax and company law for people who run a business in India, the USA or both.',
    keywords: ['business articles', 'GST', 'page speed', 'company law', 'digital marketing'],
    heading: 'Insights',
    intro: 'Written by the people who file, build and draw. Dated, so you know what still holds.',
    index: true,
  },
  article: {
    title: 'Article',
    description: `An article from ${site.name} on software, marketing or accountancy.`,
    keywords: ['business articles'],
    heading: 'Article',
    intro: '',
    index: true,
  },
  articleNotFound: {
    title: 'Article not found',
    description: 'There is no article at this address.',
    keywords: [],
    heading: 'This article was not found.',
    intro: 'It may have been moved or taken down. The newest ones are all in Insights.',
    index: false,
  },
  services: {
    title: 'Services',
    description:
      'All 40 services in one list: 11 in technology, 13 in digital marketing and 16 in chartered accountancy and registrations.',
    keywords: ['IT services', 'digital marketing services', 'CA services', 'company registration'],
    heading: '40 services',
    intro: 'Search them, or keep to one practice. The address keeps your search so you can send it on.',
    index: true,
  },
  /** Each service brings its own; these are for none in particular. */
  service: {
    title: 'Service',
    description: `One service of ${site.name}: what it includes, what we need from you and how long it takes.`,
    keywords: ['IT services', 'digital marketing services', 'CA services'],
    heading: 'Service',
    intro: '',
    index: true,
  },
  about: {
    title: 'About',
    description: `Who works at ${site.name}: the founder, the team behind the three practices and the companies on our books.`,
    keywords: ['about us', 'team', 'chartered accountants', 'web developers', 'designers'],
    heading: 'The people who sign the work',
    intro: 'Engineers, designers and chartered accountants who share clients instead of passing them on.',
    index: true,
  },
  contact: {
    title: 'Contact',
    description: `${contactPeople} ${site.name} answers from offices in India and the USA, usually within a working day.`,
    keywords: ['contact', 'office India', 'office USA', 'start a project'],
    heading: 'Tell us what is open',
    intro: 'One of us answers, usually within a working day.',
    index: true,
  },
  career: {
    title: 'Career',
    description: `Working at ${site.name}.`,
    keywords: ['career', 'jobs'],
    heading: 'Career',
    intro: '',
    index: true,
  },
  portfolio: {
    title: 'Our Portfolio',
    description: `Projects that ${site.name} has built, marketed or kept the books for.`,
    keywords: ['portfolio', 'client projects'],
    heading: 'Client',
    intro: 'A selection of finished work will stand here, each project with the client’s consent.',
    index: true,
  },
  innovations: {
    title: 'Innovation',
    description: `Products that ${site.name} built for its own desks first and then released.`,
    keywords: ['innovation', 'products', 'bookkeeping app', 'filing calendar'],
    heading: 'Our innovations',
    intro: 'Products we built for ourselves first, then let out of the office.',
    index: true,
  },
  testScreen: {
    title: 'Test Screen',
    description: 'An empty page that stays out of search engines.',
    keywords: [],
    heading: 'Test Screen',
    intro: '',
    index: false,
  },
  cart: {
    title: 'Cart',
    description: 'The bag of a signed-in visitor.',
    keywords: [],
    heading: 'cart',
    intro: '',
    index: false,
  },
  login: {
    title: 'SignIn',
    description: `Sign in to ${site.name} to see your plans and your bag.`,
    keywords: [],
    heading: 'Sign in',
    intro: '',
    index: false,
  },
  signup: {
    title: 'SignUp',
    description: `Create a ${site.name} account to order plans and keep them in one bag.`,
    keywords: [],
    heading: 'Sign up',
    intro: '',
    index: false,
  },
  account: {
    title: 'Account',
    description: `The details, the password and the end of a ${site.name} account.`,
    keywords: [],
    heading: 'Your account',
    intro: '',
    index: false,
  },
  authAction: {
    title: 'Confirm',
    description: `Where the links in e-mails from ${site.name} lead: to confirm an address or choose a new password.`,
    keywords: [],
    heading: 'One more step',
    intro: '',
    index: false,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: `How to leave the newsletter of ${site.name}.`,
    keywords: [],
    heading: 'Leave the newsletter',
    intro: 'One press, and the letters stop. No account and no reason needed.',
    index: false,
  },
  privacy: {
    title: 'Privacy',
    description: `What this site stores about you, where, for how long, and how to have it deleted.`,
    keywords: ['privacy'],
    heading: 'Privacy',
    intro: 'What this site stores about you, where, for how long, and how to have it deleted.',
    index: true,
  },
  terms: {
    title: 'Terms',
    description: `The terms under which ${site.name} offers this site and takes orders for plans.`,
    keywords: ['terms'],
    heading: 'Terms',
    intro: 'What you can expect of this site, and what it expects of you.',
    index: true,
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    keywords: [],
    heading: 'Page not found.',
    intro: '',
    index: false,
  },
} as const satisfies Record<string, PageWords>

export const notFoundAction = 'Go Back'

export const portfolioCards = ['Project 1', 'Project 2', 'Project 3'] as const

export const aboutWords = {
  clients: {
    heading: 'Names on the books',
    intro: 'Companies that let all three of us look into the same drawer.',
  },
  team: {
    heading: 'The team',
    intro: 'Whoever you talk to first stays with you. The others are one desk away.',
  },
} as const

/** What a team member's document may link to, by its field. */
export const memberLinks = [
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'twitter', label: 'Twitter' },
  { field: 'insta', label: 'Instagram' },
  { field: 'facebook', label: 'Facebook' },
] as const
