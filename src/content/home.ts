import type { Practice } from '@/content/practices'
import { site } from '@/content/site'

export const hero = {
  /** Each line stands on the stream of its practice. Between two parts it breaks on a phone. */
  lines: [
    { practice: 'technical', parts: ['Build it.'] },
    { practice: 'digital', parts: ['Sell it.'] },
    { practice: 'ca', parts: ['Balance', 'the books.'] },
  ],
  lead: 'Software, marketing and chartered accountancy under one roof, for businesses in India and the USA.',
  primaryAction: 'Start a project',
  quietAction: 'See all 40 services',
  film: {
    play: 'Play the film',
    note: '0:26, captions on',
    /** In place of the note where the owner's own film is configured. */
    noteFrom: { youtube: 'From YouTube', vimeo: 'From Vimeo' },
    title: `${site.name}: the film`,
    captions: 'English',
    close: 'Close the film',
    failure: 'The film could not be loaded. Check your connection and press play again.',
  },
} as const satisfies {
  lines: readonly { practice: Practice; parts: readonly string[] }[]
  [key: string]: unknown
}

export const countersName = `${site.name} in numbers`

export const counters = [
  { value: 60, label: 'projects done' },
  { value: 25, label: 'projects running' },
  { value: 50, label: 'happy brands' },
  { value: 40, label: 'services' },
] as const

export const practicesName = 'Three practices'

export type PracticeBlurb = {
  practice: Practice
  heading: string
  /** The plain name of the practice, for metadata and screen readers. */
  subject: string
  text: string
  /** Slugs of four services of the practice. */
  services: readonly string[]
  more: string
}

export const practiceBlurbs: readonly PracticeBlurb[] = [
  {
    practice: 'technical',
    heading: 'Technology',
    subject: 'Software solutions',
    text: 'Web sites, applications and the machines they run on. Built, moved and kept fast by one team.',
    services: ['web-development', 'mobile-app-development', 'cloud-solutions', 'page-speed-optimization'],
    more: 'All 11 technology services',
  },
  {
    practice: 'digital',
    heading: 'Digital',
    subject: 'Digital services',
    text: 'What people see of you first: the name on the card, the film, the words, the search result.',
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
  /** The name of the row of marks. */
  name: 'Clients',
  heading: 'Eleven names on the books',
  intro: 'Some came for a web site and stayed for the audit. Some came the other way round.',
  note: 'Sample companies, drawn for this site.',
} as const

export const innovationsSection = {
  heading: 'Our innovations',
  intro: 'Products we built for ourselves first, then let out of the office.',
} as const

/** Written as an account: what may be stuck, the practice it belongs to, and what the first talk costs. */
export const closingCall = {
  heading: 'Bring us the part that is stuck',
  intro: 'You need not know which of us it belongs to. One talk, and the three of us sort it out.',
  entries: [
    { practice: 'technical', text: 'A slow site' },
    { practice: 'digital', text: 'A quiet quarter' },
    { practice: 'ca', text: 'A notice from the tax office' },
  ],
  total: { text: 'The first talk', amount: '0.00', note: 'in either currency' },
  action: 'Talk to us',
} as const satisfies {
  entries: readonly { practice: Practice; text: string }[]
  [key: string]: unknown
}
