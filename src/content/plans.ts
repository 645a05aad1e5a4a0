import type { Practice } from '@/content/practices'

export type Plan = {
  /** Also the order's id, so each plan can be ordered once. Never reuse an id for another plan. */
  id: string
  practice: Practice
  title: string
  desc: string
  /** Sample prices until the owner sets real ones. */
  price: string
  period: string
  /** Plans of one practice have the same rows in the same order, so that they can be compared. Null: not included. */
  features: readonly { label: string; value: string | null }[]
}

const technical: readonly Plan[] = [
  {
    id: 'site-care',
    practice: 'technical',
    title: 'Site Care',
    desc: 'A small site kept current, backed up and measured every month, with a few hours of changes included and one person answering.',
    price: '$240',
    period: 'a month',
    features: [
      { label: 'Page-speed audit', value: 'monthly' },
      { label: 'Updates and backups', value: 'weekly' },
      { label: 'Small changes', value: '6 hours' },
      { label: 'Answer within', value: '1 day' },
    ],
  },
  {
    id: 'shop-care',
    practice: 'technical',
    title: 'Shop Care',
    desc: 'For a shop that sells every day: updates tried on a copy first, backups each night and an answer within half a day.',
    price: '$520',
    period: 'a month',
    features: [
      { label: 'Page-speed audit', value: 'every 2 weeks' },
      { label: 'Updates and backups', value: 'nightly' },
      { label: 'Small changes', value: '14 hours' },
      { label: 'Answer within', value: '4 hours' },
    ],
  },
  {
    id: 'platform-care',
    practice: 'technical',
    title: 'Platform Care',
    desc: 'For an application that a business runs on: watched round the clock, restored on trial each quarter, and improved every week.',
    price: '$1,150',
    period: 'a month',
    features: [
      { label: 'Page-speed audit', value: 'weekly' },
      { label: 'Updates and backups', value: 'hourly' },
      { label: 'Small changes', value: '32 hours' },
      { label: 'Answer within', value: '1 hour' },
    ],
  },
]

const digital: readonly Plan[] = [
  {
    id: 'first-presence',
    practice: 'digital',
    title: 'First Presence',
    desc: 'One useful article and a set of drawn posts each month, so that people who look you up find something recent and true.',
    price: '$160',
    period: 'a month',
    features: [
      { label: 'Articles written', value: '1' },
      { label: 'Short animated video', value: null },
      { label: 'Social artwork', value: '4' },
      { label: 'Ad report', value: 'quarterly' },
    ],
  },
  {
    id: 'steady-presence',
    practice: 'digital',
    title: 'Steady Presence',
    desc: 'A weekly article, a short film and a dozen drawn posts each month, with one report on what the advertisements brought in.',
    price: '$310',
    period: 'a month',
    features: [
      { label: 'Articles written', value: '4' },
      { label: 'Short animated video', value: '1' },
      { label: 'Social artwork', value: '12' },
      { label: 'Ad report', value: 'monthly' },
    ],
  },
  {
    id: 'full-presence',
    practice: 'digital',
    title: 'Full Presence',
    desc: 'Two articles a week, four films and artwork for every channel, run as one campaign and reported against one figure you choose.',
    price: '$780',
    period: 'a month',
    features: [
      { label: 'Articles written', value: '8' },
      { label: 'Short animated video', value: '4' },
      { label: 'Social artwork', value: '30' },
      { label: 'Ad report', value: 'weekly' },
    ],
  },
]

const ca: readonly Plan[] = [
  {
    id: 'books-started',
    practice: 'ca',
    title: 'Books Started',
    desc: 'For a first year in business: entries and returns each quarter, two people on the payroll and a call with your accountant.',
    price: '$95',
    period: 'a month',
    features: [
      { label: 'Bookkeeping', value: 'quarterly' },
      { label: 'GST returns', value: 'all due' },
      { label: 'Payroll', value: '2 people' },
      { label: 'Call with your CA', value: 'quarterly' },
    ],
  },
  {
    id: 'books-in-order',
    practice: 'ca',
    title: 'Books In Order',
    desc: 'Books closed every month, all GST returns filed, ten people on the payroll and a monthly call with your own chartered accountant.',
    price: '$180',
    period: 'a month',
    features: [
      { label: 'Bookkeeping', value: 'monthly' },
      { label: 'GST returns', value: 'all due' },
      { label: 'Payroll', value: '10 people' },
      { label: 'Call with your CA', value: 'monthly' },
    ],
  },
  {
    id: 'books-across-borders',
    practice: 'ca',
    title: 'Books Across Borders',
    desc: 'For a company in India that invoices the USA: weekly books in both currencies, a larger payroll and a call every week.',
    price: '$460',
    period: 'a month',
    features: [
      { label: 'Bookkeeping', value: 'weekly' },
      { label: 'GST returns', value: 'all due' },
      { label: 'Payroll', value: '40 people' },
      { label: 'Call with your CA', value: 'weekly' },
    ],
  },
]

export const plans: readonly Plan[] = [...technical, ...digital, ...ca]

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

/** For links and the return from sign-in. */
export const planElementId = (id: string) => `plan-${id}`

export const planLabels = {
  add: 'Add to bag',
  inBag: 'In your bag',
  note: 'Sample prices.',
  notIncluded: 'Not included',
} as const
