import type { Practice } from '@/content/practices'

export type Service = {
  /** Unique across practices: SEO is listed in two of them. */
  slug: string
  practice: Practice
  title: string
  /** Phones show the first sentence only. */
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
    desc: 'Websites that load fast and that you can edit. Your customers find what they need on a phone or a computer.',
  },
  {
    slug: 'web-application-development',
    practice: 'technical',
    title: 'Web Application Development',
    price: '',
    desc: 'Online tools made for the way your team works. Order desks, customer portals and dashboards, used in the browser.',
  },
  {
    slug: 'software-development',
    practice: 'technical',
    title: 'Software Development',
    price: '',
    desc: 'Software written for one task of yours. You try a new part of it every two weeks.',
  },
  {
    slug: 'mobile-app-development',
    practice: 'technical',
    title: 'Mobile App Development',
    price: '',
    trending: true,
    desc: 'One app for Android and iPhone. From the first sketch to the listing in both stores.',
  },
  {
    slug: 'desktop-app-development',
    practice: 'technical',
    title: 'Desktop App Development',
    price: '',
    desc: 'Programs for Windows, macOS and Linux. For work that must go on without a connection.',
  },
  {
    slug: 'devops-solutions',
    practice: 'technical',
    title: 'DevOps Solutions',
    price: '',
    desc: 'New versions of your software without downtime. They are tested and installed automatically, and can be undone in one step.',
  },
  {
    slug: 'cloud-solutions',
    practice: 'technical',
    title: 'Cloud Solutions',
    price: '',
    desc: 'Your servers moved to the cloud. You pay only for what you really use.',
  },
  {
    slug: 'ai-ml-driven-solutions',
    practice: 'technical',
    title: 'AI/ML Driven Solutions',
    price: '',
    trending: true,
    desc: 'AI that sorts, predicts or answers for you. It works with your own data, and we state its error rate before you rely on it.',
  },
  {
    slug: 'page-speed-optimization',
    practice: 'technical',
    title: 'Page Speed Optimization',
    price: '',
    trending: true,
    desc: 'We make a slow website fast. You see the loading times before and after.',
  },
  {
    slug: 'technology-maintenance',
    practice: 'technical',
    title: 'Technology Maintenance',
    price: '',
    desc: 'Updates, backups and repairs for your website. On a fixed calendar, with one person to call when something breaks.',
  },
  {
    slug: 'technical-seo',
    practice: 'technical',
    title: 'SEO',
    price: '',
    desc: 'Your website made readable for search engines. We put its structure, speed and links right, so that every page can be found.',
  },
]

const digital: readonly Service[] = [
  {
    slug: 'business-card',
    practice: 'digital',
    title: 'Business card',
    price: '',
    desc: 'Business cards in your own style. Ready for the printer and for a phone screen.',
  },
  {
    slug: 'brochure',
    practice: 'digital',
    title: 'Brochure',
    price: '',
    desc: 'Your offer on a few folded pages. Written, designed and checked for print.',
  },
  {
    slug: 'pitch-deck',
    practice: 'digital',
    title: 'Pitch deck',
    price: '',
    trending: true,
    desc: 'Twelve slides for your investors. They work without you in the room, and our accountants have checked the figures.',
  },
  {
    slug: 'animated-video',
    practice: 'digital',
    title: 'Animated video',
    price: '',
    desc: 'Half a minute of film that explains your offer. It shows what a page of text cannot.',
  },
  {
    slug: 'logo-designing',
    practice: 'digital',
    title: 'Logo designing',
    price: '',
    trending: true,
    desc: 'A logo that people recognise at any size. On a phone screen as well as on the side of a van.',
  },
  {
    slug: 'data-scraping',
    practice: 'digital',
    title: 'Data scraping',
    price: '',
    desc: 'Public data collected into one clean table. Prices, listings or contacts, within the terms of their source.',
  },
  {
    slug: 'ai-video',
    practice: 'digital',
    title: 'AI video',
    price: '',
    trending: true,
    desc: 'Short films made with AI pictures and voices. Scripted and approved by people.',
  },
  {
    slug: 'content-writing',
    practice: 'digital',
    title: 'Content writing',
    price: '',
    desc: 'Texts for your pages, articles and products. Our writers ask first and check their facts.',
  },
  {
    slug: 'digital-seo',
    practice: 'digital',
    title: 'SEO',
    price: '',
    desc: 'More visitors from search engines. Your pages answer what customers ask, and we follow the results month by month.',
  },
  {
    slug: 'marriage-card-design',
    practice: 'digital',
    title: 'Marriage card design',
    price: '',
    desc: 'Wedding invitations drawn for your family. On paper and for messages, in every language your guests read.',
  },
  {
    slug: 'animated-invitation',
    practice: 'digital',
    title: 'Animated invitation',
    price: '',
    desc: 'A moving invitation to send by phone. With the names, the place and the date.',
  },
  {
    slug: 'r-and-d-report',
    practice: 'digital',
    title: 'R&D Report',
    price: '',
    desc: 'We research a market, product or competitor. Every figure says where it comes from.',
  },
  {
    slug: 'ad-marketing',
    practice: 'digital',
    title: 'Ad marketing',
    price: '',
    trending: true,
    desc: 'Ads in search results and social media. You choose the one figure that counts, and see what each customer cost.',
  },
]

const ca: readonly Service[] = [
  {
    slug: 'income-tax-gst',
    practice: 'ca',
    title: 'Income Tax GST',
    desc: 'Your tax returns prepared and filed on time. Each one is checked by a second person.',
  },
  {
    slug: 'project-reports',
    practice: 'ca',
    title: 'Project Reports',
    desc: 'The project report for your bank loan. Cost, cash flow and repayment, laid out the way a lender reads them.',
  },
  {
    slug: 'accounting',
    practice: 'ca',
    title: 'Accounting',
    desc: 'Your books kept up to date every month. Entered and reconciled, so that the year-end holds no surprises.',
  },
  {
    slug: 'auditing',
    practice: 'ca',
    title: 'Auditing',
    desc: 'Statutory, tax and internal audits. The report says plainly what was found and what to change.',
  },
  {
    slug: 'fssai-license',
    practice: 'ca',
    title: 'FSSAI License',
    desc: 'The food licence that your business needs. The right one for your size and state, applied for and kept valid.',
  },
  {
    slug: 'labour-licence',
    practice: 'ca',
    title: 'Labour Licence',
    desc: 'Labour licences and registrations. For shops, companies and contract labour, with the registers that an inspector asks for.',
  },
  {
    slug: 'company-llp-firm-registrations',
    practice: 'ca',
    title: 'Company/LLP/Firm Registrations',
    desc: 'We register your company, LLP or firm. From the name search to the certificate, with one person to call.',
  },
  {
    slug: 'msme-registrations',
    practice: 'ca',
    title: 'MSME Registrations',
    desc: 'Your Udyam registration, kept up to date. So that buyers know you fall under the payment rules.',
  },
  {
    slug: 'networth-certificates',
    practice: 'ca',
    title: 'Networth Certificates',
    desc: 'A certificate of what you own and owe. Verified for visas, tenders and bank guarantees.',
  },
  {
    slug: 'digital-signatures-dsc',
    practice: 'ca',
    title: 'Digital Signatures (DSC)',
    desc: 'Digital signatures for company directors. Class 3 certificates on a token, with a reminder before they expire.',
  },
  {
    slug: 'payroll',
    practice: 'ca',
    title: 'Payroll',
    desc: 'Salaries and payslips every month. With all deductions, and the same figures in the returns.',
  },
  {
    slug: 'pf-pt-esic',
    practice: 'ca',
    title: 'PF PT ESIC',
    desc: 'Provident fund, professional tax and ESIC. Registered, paid and filed for every employee.',
  },
  {
    slug: 'cs',
    practice: 'ca',
    title: 'CS',
    desc: 'A company secretary for your company. For board meetings, resolutions, share transfers and the registers.',
  },
  {
    slug: 'pan-tan',
    practice: 'ca',
    title: 'PAN/TAN',
    desc: 'PAN and TAN numbers, new or corrected. For people and firms, without a second form sent back.',
  },
  {
    slug: 'iso-certificates',
    practice: 'ca',
    title: 'ISO Certificates',
    desc: 'Preparation for an ISO certificate. We find what is missing, write the papers and prepare your team for the visit.',
  },
  {
    slug: 'roc-filings',
    practice: 'ca',
    title: 'ROC Filings',
    desc: 'Yearly filings with the Registrar (ROC). Annual returns, accounts and changes of director, before late fees begin.',
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
