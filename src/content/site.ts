/** Everything an owner changes to rebrand the site. Sample values are marked as samples. */

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof weekdays)[number]

export type OpeningHours = {
  from: Weekday
  to: Weekday
  /** The office's local time, 'HH:MM', 24-hour clock. */
  opens: string
  closes: string
}

export type Office = {
  id: string
  country: string
  kind: 'Head office' | 'Sales office'
  /** True while the address is a sample. */
  sample: boolean
  address: { street: string; city: string; region: string; postalCode: string; countryCode: string }
  /** An IANA name, used for the local time and 'open now'. */
  timeZone: string
  hours: readonly OpeningHours[]
  phone: string
  email: string
}

type SocialLink = { label: string; href: string }

type Founder = {
  sample: boolean
  name: string
  role: string
  quote: string
  /** One string per paragraph. */
  bio: readonly string[]
  portrait: string
}

/** Required by the privacy and terms pages. While `sample` is true, they are marked as sample text. */
type Legal = {
  sample: boolean
  /** The registered company that is responsible for this site. */
  entity: string
  /** Governing law and place of jurisdiction. */
  law: string
  courts: string
  /** The Google Cloud region of the database, chosen when the Firebase project is created. */
  dataRegion: string
  /** How long contact messages are kept. `npm run inbox -- --apply-retention` deletes older ones. */
  messageRetentionMonths: number
}

export type Site = {
  name: string
  strapline: string
  description: string
  keywords: readonly string[]
  author: string
  contact: { phone: string; email: string }
  offices: readonly Office[]
  social: readonly SocialLink[]
  founder: Founder
  legal: Legal
  /** URL of an external blog. If it is null, 'Articles' links to /insight. */
  articlesUrl: string | null
  copyrightYear: number
}

export const site: Site = {
  name: 'Triveni',
  strapline: 'Technology, Digital and Chartered Accountancy',
  description:
    'Build And Grow Your Business By Digital Marketing, CA services, Technological services and Much More.',
  keywords: [
    'web development',
    'digital marketing',
    'chartered accountant',
    'GST filing',
    'company registration',
    'India',
    'USA',
  ],
  author: 'Triveni',
  contact: { phone: '+91 00000 00000', email: 'hello@triveni.example' },
  offices: [
    {
      id: 'india',
      country: 'India',
      kind: 'Head office',
      sample: true,
      address: {
        street: '3 Sample Street, Confluence House',
        city: 'Prayagraj',
        region: 'Uttar Pradesh',
        postalCode: '211001',
        countryCode: 'IN',
      },
      timeZone: 'Asia/Kolkata',
      hours: [{ from: 'Monday', to: 'Saturday', opens: '09:30', closes: '18:30' }],
      phone: '+91 00000 00000',
      email: 'hello@triveni.example',
    },
    {
      id: 'usa',
      country: 'USA',
      kind: 'Sales office',
      sample: true,
      address: {
        street: '40 Sample Avenue, Suite 3',
        city: 'Edison',
        region: 'New Jersey',
        postalCode: '08817',
        countryCode: 'US',
      },
      timeZone: 'America/New_York',
      hours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }],
      phone: '+1 000 000 0000',
      email: 'us@triveni.example',
    },
  ],
  // The `.example` domain cannot be registered, so a forgotten sample link leads nowhere.
  social: [
    { label: 'LinkedIn', href: 'https://linkedin.example/triveni' },
    { label: 'Instagram', href: 'https://instagram.example/triveni' },
    { label: 'YouTube', href: 'https://youtube.example/triveni' },
  ],
  founder: {
    sample: true,
    name: 'Vidya Sharma',
    role: 'Founder and managing partner',
    quote:
      'Our clients were paying three firms to disagree about one business. So we put the three at one table.',
    bio: [
      'Vidya signed her first audit in 2009 and spent the years after it reading the books of companies whose web sites, campaigns and accounts had never met.',
      'She opened Triveni so that the person who builds a shop, the person who brings people to it and the person who files its returns share one plan and one client.',
    ],
    portrait: '/team/vidya-sharma.svg',
  },
  legal: {
    sample: true,
    entity: '[registered company name]',
    law: '[country]',
    courts: '[city]',
    dataRegion: '[Google Cloud region]',
    messageRetentionMonths: 24,
  },
  articlesUrl: null,
  copyrightYear: 2024,
}
