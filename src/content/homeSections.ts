import { site } from 'virtual:content/site'
import type { Practice } from '@/content/practices'

// The home page below its first screen. In a separate file, because it is downloaded later.

export const practicesName = 'Three practices'

export type PracticeBlurb = {
  practice: Practice
  heading: string
  /** For metadata and screen readers. */
  subject: string
  text: string
  /** Slugs of four services. */
  services: readonly string[]
  more: string
}

export const practiceBlurbs: readonly PracticeBlurb[] = [
  {
    practice: 'technical',
    heading: 'Technology',
    subject: 'Software solutions',
    text: 'Websites, apps and the servers behind them. We build them, move them and keep them fast.',
    services: ['web-development', 'mobile-app-development', 'cloud-solutions', 'page-speed-optimization'],
    more: 'All 11 technology services',
  },
  {
    practice: 'digital',
    heading: 'Digital',
    subject: 'Digital services',
    text: 'Your logo, your films, your texts and advertisements, and your place in the search results.',
    services: ['logo-designing', 'animated-video', 'content-writing', 'ad-marketing'],
    more: 'All 13 digital services',
  },
  {
    practice: 'ca',
    heading: 'Accountancy',
    subject: 'CA and finance services',
    text: 'Company registration, tax returns, payroll and audits by chartered accountants, filed on time.',
    services: ['income-tax-gst', 'company-llp-firm-registrations', 'payroll', 'roc-filings'],
    more: 'All 16 accountancy services',
  },
]

export const clientsSection = {
  /** Accessible name of the logo carousel. */
  name: 'Clients',
  heading: 'A few of our clients',
  intro: 'Companies that use one of our services, or several.',
} as const

export const proofCopy = {
  testimonials: 'What clients say',
  credentials: 'Registrations and memberships',
} as const

export const innovationsSection = {
  heading: 'Our innovations',
  intro: 'Products we first built for our own work and then released.',
} as const

/** Set like a ledger: example problems, the practice of each, and the price of the first call. */
export const closingCall = {
  heading: 'Bring us the problem',
  intro:
    'You do not need to know which service you need. Call or write, and we tell you who can help and what happens next.',
  entries: [
    { practice: 'technical', text: 'Our website is too slow' },
    { practice: 'digital', text: 'We get too few enquiries' },
    { practice: 'ca', text: 'We got a notice from the tax office' },
  ],
  total: { text: 'The first call is free', amount: '0.00', note: site.currencyNote },
  action: 'Talk to us',
} as const satisfies {
  entries: readonly { practice: Practice; text: string }[]
  [key: string]: unknown
}
