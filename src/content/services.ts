import type { Practice } from '@/content/practices'

export type Service = {
  /** Unique across practices: SEO is listed in two of them. */
  slug: string
  practice: Practice
  title: string
  desc: string
  trending?: true
  /** The specification lists an empty price for technical and digital services. It is not shown. */
  price?: ''
}

const technical: readonly Service[] = [
  {
    slug: 'web-development',
    practice: 'technical',
    title: 'Web Development',
    price: '',
    trending: true,
    desc: 'Sites that load in a second, read well and can be edited by you.',
  },
  {
    slug: 'web-application-development',
    practice: 'technical',
    title: 'Web Application Development',
    price: '',
    desc: 'Order desks, portals and dashboards that run in the browser and fit the way your team already works.',
  },
  {
    slug: 'software-development',
    practice: 'technical',
    title: 'Software Development',
    price: '',
    desc: 'Programs written for one task of yours, delivered in small steps you can try every two weeks.',
  },
  {
    slug: 'mobile-app-development',
    practice: 'technical',
    title: 'Mobile App Development',
    price: '',
    trending: true,
    desc: 'One app for Android and iPhone, from the first sketch to the listing in both stores.',
  },
  {
    slug: 'desktop-app-development',
    practice: 'technical',
    title: 'Desktop App Development',
    price: '',
    desc: 'Windows, macOS and Linux programs for work that must go on when the connection does not.',
  },
  {
    slug: 'devops-solutions',
    practice: 'technical',
    title: 'DevOps Solutions',
    price: '',
    desc: 'Releases that build, test and deploy themselves, and can be rolled back in one step.',
  },
  {
    slug: 'cloud-solutions',
    practice: 'technical',
    title: 'Cloud Solutions',
    price: '',
    desc: 'Servers moved, measured and billed for what you really use.',
  },
  {
    slug: 'ai-ml-driven-solutions',
    practice: 'technical',
    title: 'AI/ML Driven Solutions',
    price: '',
    trending: true,
    desc: 'Models that sort, predict or answer from your own data, with their error rate stated before you rely on them.',
  },
  {
    slug: 'page-speed-optimization',
    practice: 'technical',
    title: 'Page Speed Optimization',
    price: '',
    trending: true,
    desc: 'We measure what your visitors wait for, remove it, and show the numbers before and after.',
  },
  {
    slug: 'technology-maintenance',
    practice: 'technical',
    title: 'Technology Maintenance',
    price: '',
    desc: 'Updates, backups and restore tests on a fixed calendar, with one person to call when something breaks.',
  },
  {
    slug: 'technical-seo',
    practice: 'technical',
    title: 'SEO',
    price: '',
    desc: 'Structure, speed and markup put right so that search engines can read every page you want found.',
  },
]

const digital: readonly Service[] = [
  {
    slug: 'business-card',
    practice: 'digital',
    title: 'Business card',
    price: '',
    desc: 'A card set in your own type and colours, ready for the printer and for a phone screen.',
  },
  {
    slug: 'brochure',
    practice: 'digital',
    title: 'Brochure',
    price: '',
    desc: 'Your offer on a few folded pages, written, drawn and checked for print.',
  },
  {
    slug: 'pitch-deck',
    practice: 'digital',
    title: 'Pitch deck',
    price: '',
    trending: true,
    desc: 'Twelve slides an investor can follow without you in the room, with figures our accountants have checked.',
  },
  {
    slug: 'animated-video',
    practice: 'digital',
    title: 'Animated video',
    price: '',
    desc: 'Half a minute that explains what a page of text cannot.',
  },
  {
    slug: 'logo-designing',
    practice: 'digital',
    title: 'Logo designing',
    price: '',
    trending: true,
    desc: 'A mark that holds at sixteen pixels and on the side of a van.',
  },
  {
    slug: 'data-scraping',
    practice: 'digital',
    title: 'Data scraping',
    price: '',
    desc: 'Public prices, listings or contacts gathered into one clean table, within the terms of their source.',
  },
  {
    slug: 'ai-video',
    practice: 'digital',
    title: 'AI video',
    price: '',
    trending: true,
    desc: 'Short films made with generated pictures and voices, scripted and approved by people.',
  },
  {
    slug: 'content-writing',
    practice: 'digital',
    title: 'Content writing',
    price: '',
    desc: 'Pages, articles and product texts by writers who ask first and check their facts.',
  },
  {
    slug: 'digital-seo',
    practice: 'digital',
    title: 'SEO',
    price: '',
    desc: 'The questions your customers type, answered on your pages and followed month by month in the results.',
  },
  {
    slug: 'marriage-card-design',
    practice: 'digital',
    title: 'Marriage card design',
    price: '',
    desc: 'Invitations drawn for one family, on paper and for messages, in every language your guests read.',
  },
  {
    slug: 'animated-invitation',
    practice: 'digital',
    title: 'Animated invitation',
    price: '',
    desc: 'A moving invitation with names, place and date, sized to be sent by phone.',
  },
  {
    slug: 'r-and-d-report',
    practice: 'digital',
    title: 'R&D Report',
    price: '',
    desc: 'A market, a product or a rival examined from its sources, with each figure traced to where it came from.',
  },
  {
    slug: 'ad-marketing',
    practice: 'digital',
    title: 'Ad marketing',
    price: '',
    trending: true,
    desc: 'Search and social campaigns run against one figure you choose, reported with what each customer cost.',
  },
]

const ca: readonly Service[] = [
  {
    slug: 'income-tax-gst',
    practice: 'ca',
    title: 'Income Tax GST',
    desc: 'Returns prepared, checked by a second pair of eyes, filed on time.',
  },
  {
    slug: 'project-reports',
    practice: 'ca',
    title: 'Project Reports',
    desc: 'Cost, cash flow and repayment of a planned project, laid out the way a lender reads them.',
  },
  {
    slug: 'accounting',
    practice: 'ca',
    title: 'Accounting',
    desc: 'Books entered and reconciled every month, so that the year-end holds no surprises.',
  },
  {
    slug: 'auditing',
    practice: 'ca',
    title: 'Auditing',
    desc: 'Statutory, tax and internal audits that say plainly what was found and what to change.',
  },
  {
    slug: 'fssai-license',
    practice: 'ca',
    title: 'FSSAI License',
    desc: 'The right food registration or licence for your size and state, applied for and kept valid.',
  },
  {
    slug: 'labour-licence',
    practice: 'ca',
    title: 'Labour Licence',
    desc: 'Registrations for shops, establishments and contract labour, with the registers an inspector asks for.',
  },
  {
    slug: 'company-llp-firm-registrations',
    practice: 'ca',
    title: 'Company/LLP/Firm Registrations',
    desc: 'From the name search to the certificate, with one person to call.',
  },
  {
    slug: 'msme-registrations',
    practice: 'ca',
    title: 'MSME Registrations',
    desc: 'Your Udyam registration made and kept current, so that buyers know you fall under the payment rules.',
  },
  {
    slug: 'networth-certificates',
    practice: 'ca',
    title: 'Networth Certificates',
    desc: 'Assets and debts verified and certified for visas, tenders and bank guarantees.',
  },
  {
    slug: 'digital-signatures-dsc',
    practice: 'ca',
    title: 'Digital Signatures (DSC)',
    desc: 'Class 3 certificates for directors and partners, issued on a token and watched until they expire.',
  },
  {
    slug: 'payroll',
    practice: 'ca',
    title: 'Payroll',
    desc: 'Salaries, deductions and payslips worked out each month, and the same figures carried into the returns.',
  },
  {
    slug: 'pf-pt-esic',
    practice: 'ca',
    title: 'PF PT ESIC',
    desc: 'Provident fund, professional tax and state insurance registered, paid and filed for every employee.',
  },
  {
    slug: 'cs',
    practice: 'ca',
    title: 'CS',
    desc: 'Company secretarial work: board meetings, resolutions, share transfers and the registers behind them.',
  },
  {
    slug: 'pan-tan',
    practice: 'ca',
    title: 'PAN/TAN',
    desc: 'Tax account numbers for people and firms, new or corrected, without a second form sent back.',
  },
  {
    slug: 'iso-certificates',
    practice: 'ca',
    title: 'ISO Certificates',
    desc: 'The gap found, the papers written and your team prepared for the certification body’s visit.',
  },
  {
    slug: 'roc-filings',
    practice: 'ca',
    title: 'ROC Filings',
    desc: 'Annual returns, accounts and changes of director filed with the Registrar before late fees begin.',
  },
]

export const services: readonly Service[] = [...technical, ...digital, ...ca]

export type ServiceCategory = 'all' | Practice

/** The labels are those of the specification. Everywhere else, a practice has its name from practices.ts. */
export const serviceCategories: readonly { id: ServiceCategory; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'technical', label: 'Technical' },
  { id: 'digital', label: 'Digital' },
  { id: 'ca', label: 'CA & Registration' },
]
