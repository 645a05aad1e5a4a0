import type { Practice } from '@/content/practices'
import { site } from '@/content/site'

export const hero = {
  /** Each line sits on its practice's ribbon. On a phone, a line breaks between its parts. */
  lines: [
    { practice: 'technical', parts: ['Build it.'] },
    { practice: 'digital', parts: ['Sell it.'] },
    { practice: 'ca', parts: ['Balance', 'the books.'] },
  ],
  lead: `Software, marketing and chartered accountancy under one roof, for businesses in ${site.places}.`,
  primaryAction: 'Start a project',
  quietAction: 'See all 40 services',
  film: {
    play: 'Play the film',
    note: '0:26, captions on',
    /** Replaces the note if the owner configured a film. */
    noteFrom: { youtube: 'From YouTube', vimeo: 'From Vimeo' },
    title: `${site.name}: the film`,
    captions: 'English',
    transcript: 'Transcript of the film',
    close: 'Close the film',
    failure: 'The film could not be loaded. Check your connection and press play again.',
  },
} as const satisfies {
  lines: readonly { practice: Practice; parts: readonly string[] }[]
  [key: string]: unknown
}

export const countersName = `${site.name} in numbers`

export const counters = __COUNTERS__

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
    text: 'Web sites, applications and the servers they run on, built, moved and kept fast by one team.',
    services: ['web-development', 'mobile-app-development', 'cloud-solutions', 'page-speed-optimization'],
    more: 'All 11 technology services',
  },
  {
    practice: 'digital',
    heading: 'Digital',
    subject: 'Digital services',
    text: 'What people see first: your logo, your film, your words and your search results.',
    services: ['logo-designing', 'animated-video', 'content-writing', 'ad-marketing'],
    more: 'All 13 digital services',
  },
  {
    practice: 'ca',
    heading: 'Accountancy',
    subject: 'CA and finance services',
    text: 'Registered, filed and audited by chartered accountants, on the date it is due.',
    services: ['income-tax-gst', 'company-llp-firm-registrations', 'payroll', 'roc-filings'],
    more: 'All 16 accountancy services',
  },
]

export const clientsSection = {
  /** Accessible name of the logo carousel. */
  name: 'Clients',
  heading: 'A few of our clients',
  intro: 'Some came for a web site and stayed for the audit. Others came the other way round.',
} as const

export const innovationsSection = {
  heading: 'Our innovations',
  intro: 'Products we first built for our own work and then released.',
} as const

/** Set like a ledger: example problems, the practice of each, and the price of the first call. */
export const closingCall = {
  heading: 'Bring us the problem',
  intro: 'You do not need to know which practice it belongs to. After one call you know who does what.',
  entries: [
    { practice: 'technical', text: 'A slow site' },
    { practice: 'digital', text: 'A quiet quarter' },
    { practice: 'ca', text: 'A notice from the tax office' },
  ],
  total: { text: 'The first call', amount: '0.00', note: site.currencyNote },
  action: 'Talk to us',
} as const satisfies {
  entries: readonly { practice: Practice; text: string }[]
  [key: string]: unknown
}
