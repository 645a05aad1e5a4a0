import { site } from 'virtual:content/site'

export type PageCopy = {
  /** Follows the product name in the document title. */
  title: string
  description: string
  keywords: readonly string[]
  heading: string
  intro: string
  /** False keeps the page out of search engines. */
  index: boolean
}

const contactPeople = 'Ask a question or describe a project.'

/** Titles, descriptions and headings of pages. The keys are those of paths.ts. */
export const pages = {
  home: {
    title: 'Home',
    description: site.description,
    keywords: site.keywords,
    heading: site.headline,
    intro: `Software, marketing and chartered accountancy under one roof, for businesses in ${site.places}.`,
    index: true,
  },
  plans: {
    title: 'Exclusive Plans',
    description: `Plans from ${site.name} for technology, marketing and accountancy, compared side by side with what each includes.`,
    keywords: ['plans and prices', 'website maintenance plan', 'marketing retainer', 'bookkeeping plan'],
    heading: 'Exclusive Plans',
    intro: site.plansIntro,
    index: true,
  },
  insights: {
    title: 'Insights',
    description: `Dated, practical articles on software, marketing, tax and company law for people who run a business in ${site.places}.`,
    keywords: ['business articles', 'tax', 'page speed', 'company law', 'digital marketing'],
    heading: 'Insights',
    intro:
      'Practical articles by the people who do the work. Each one shows its date, so you know whether it still applies.',
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
  services: {
    title: 'Services',
    description:
      'All 40 services in one list: 11 in technology, 13 in digital marketing and 16 in chartered accountancy and registrations.',
    keywords: ['IT services', 'digital marketing services', 'CA services', 'company registration'],
    heading: '40 services',
    intro:
      'Press Enquire next to the service you need. We reply within one working day with a price, and asking is free.',
    index: true,
  },
  /** The fallback. Each service has its own. */
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
    description: `Who works at ${site.name}: the founder, the team behind the three practices and our clients.`,
    keywords: ['about us', 'team', 'chartered accountants', 'web developers', 'designers'],
    heading: 'The people who do the work',
    intro: 'Engineers, designers and chartered accountants who work for you as one team.',
    index: true,
  },
  contact: {
    title: 'Contact',
    description: `${contactPeople} ${site.name} answers from ${site.places}, usually within a working day.`,
    keywords: ['contact', ...site.offices.map(({ title }) => `office ${title}`), 'start a project'],
    heading: 'How can we help?',
    intro: 'Call us, write to us, or fill in the form. Describe what you need in your own words.',
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
    intro: 'A selection of our finished projects will appear here, each with the client’s consent.',
    index: true,
  },
  innovations: {
    title: 'Innovation',
    description: `Products that ${site.name} first built for its own work and then released.`,
    keywords: ['innovation', 'products'],
    heading: 'Our innovations',
    intro: 'Products we first built for our own work and then released.',
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
    description: `Your details, your password and how to delete your ${site.name} account.`,
    keywords: [],
    heading: 'Your account',
    intro: '',
    index: false,
  },
  authAction: {
    title: 'Confirm',
    description: `Confirm your e-mail address or choose a new password for ${site.name}.`,
    keywords: [],
    heading: 'One more step',
    intro: '',
    index: false,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: `How to unsubscribe from the ${site.name} newsletter.`,
    keywords: [],
    heading: 'Unsubscribe',
    intro: 'Enter your address and press the button. You need no account and no reason.',
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
    intro: 'What you can expect from this site, and what we ask of you.',
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
} as const satisfies Record<string, PageCopy>

export const notFoundAction = 'Go Back'

export const portfolioCards = ['Project 1', 'Project 2', 'Project 3'] as const

export const aboutCopy = {
  clients: {
    heading: 'Our clients',
    intro: 'Companies that work with one practice, or with all three.',
  },
  team: {
    heading: 'The team',
    intro: 'One person stays your contact, and brings in the right colleague when you need one.',
    articles: 'Articles',
  },
  call: {
    heading: 'Tell us what you need',
    intro: 'You do not need a brief. We usually reply within one working day.',
    action: 'Start a project',
  },
} as const

/** Links of a team member, by field. */
export const memberLinks = [
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'twitter', label: 'Twitter' },
  { field: 'insta', label: 'Instagram' },
  { field: 'facebook', label: 'Facebook' },
] as const
