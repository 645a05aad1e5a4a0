import { dirname } from 'node:path'
import { expect, it, vi } from 'vitest'
import { fileReader } from '@/data/fileReader'
import { SearchIndex } from '@/data/siteSearch/SearchIndex'
import { readOwnerData } from '../../../scripts/content/ownerData'
import { plainContent, readContent } from '../../../scripts/content/readContent'
import { SAMPLE_BRAND } from '../../../scripts/lib/contentFolder'
import { readEnvironment } from '../../../scripts/lib/environment'
import { OTHER_BRAND } from '../../../scripts/local/brands'

/** The index as the browser makes it of what the build of a brand writes. */
async function indexOf(folder: string) {
  const data = readOwnerData(folder, readEnvironment({}))
  const { serviceDetails, ownPageDetails } = data
  const asChunks = (all: object) =>
    Object.fromEntries(Object.entries(all).map(([name, details]) => [name, async () => ({ details })]))
  const modules = {
    ...data,
    serviceDetails: asChunks(serviceDetails),
    ownPageDetails: asChunks(ownPageDetails),
  }
  for (const [name, value] of Object.entries(modules))
    vi.doMock(`virtual:content/${name}`, () => ({ [name]: value }))
  vi.resetModules()
  const { composeTexts } = await import('@/data/siteSearch/composeTexts')
  const { texts, rest } = await composeTexts(
    fileReader(plainContent(await readContent(dirname(folder))) as never),
  )
  const index = new SearchIndex()
  await index.add(texts)
  await index.add(rest.articles)
  return index
}

const [sample, other] = [await indexOf(SAMPLE_BRAND), await indexOf(OTHER_BRAND)]

const inSample: [question: string, path: string][] = [
  ['gst registration', '/services/income-tax-gst'],
  ['tds', '/insight/tds-on-contractor-payments'],
  ['invoice', '/insight/invoicing-a-us-client-from-india'],
  ['bookkeeping', '/services/accounting'],
  ['hosting', '/services/cloud-solutions'],
  ['payroll for ten people', '/services/payroll'],
  ['price', '/plans'],
  ['how do I register a company', '/services/company-llp-firm-registrations'],
  ['wedding invitation', '/services/marriage-card-design'],
  ['slow website', '/services/page-speed-optimization'],
  ['logo', '/services/logo-designing'],
  ['food licence', '/services/fssai-license'],
  ['pan card', '/services/pan-tan'],
  ['hire first employee', '/insight/hiring-your-first-employee'],
  ['backup', '/insight/backups-that-can-be-restored'],
  ['prayagraj', '/contact'],
  ['daniel cho', '/about#daniel-cho'],
  ['unsubscribe', '/unsubscribe'],
  ['iphone app', '/services/mobile-app-development'],
  ['seo', '/services/technical-seo'],
]

const inOther: [question: string, path: string][] = [
  ['jahresabschluss', '/services/jahresabschluss'],
  ['facades', '/services/fassaden-im-netz'],
  ['hindi seiten', '/services/fassaden-im-netz'],
  ['buettenpapier', '/services/jubilaeumskarten'],
  ['BÜTTENPAPIER', '/services/jubilaeumskarten'],
  ['लेखांकन', '/services/jahresabschluss'],
  ['grossfamilie', '/ueber-die-familie'],
  ['termin', '/sprechstunde'],
  ['bilanz', '/services/jahresabschluss'],
  ['preise', '/plans'],
  ['buerohilfe', '/career/buerohilfe'],
  ['prüfungsassistenz', '/career/pruefungsassistenz'],
]

it('what was pasted by mistake finds what its beginning finds', () => {
  const pasted = `gst registration ${'x'.repeat(200_000)}`
  expect(sample.find(pasted).map(({ entry }) => entry.path)).toContain('/services/income-tax-gst')
  expect(sample.suggest('x'.repeat(200_000))).toBe(null)
})

const misspelt: [question: string, path: string, suggestion: string | null][] = [
  ['acounting', '/services/accounting', 'Accounting'],
  ['regsitration', '/services/company-llp-firm-registrations', 'registration'],
  ['websiet', '/services/web-development', 'website'],
  ['payrol', '/services/payroll', null],
  ['brochour', '/services/brochure', 'Brochure'],
  ['auditng', '/services/auditing', 'Auditing'],
  ['calender', '/insight/what-an-annual-roc-calendar-looks-like', 'calendar'],
  ['gts', '/services/income-tax-gst', 'GST'],
  ['lgo', '/services/logo-designing', 'Logo'],
  ['anual roc', '/insight/what-an-annual-roc-calendar-looks-like', 'annual ROC'],
  ['income txa', '/services/income-tax-gst', 'Income Tax'],
  ['regis anual', '/services/roc-filings', 'regis annual'],
]

const firstTwo = (index: SearchIndex, question: string) =>
  index
    .find(question)
    .slice(0, 2)
    .map(({ entry }) => entry.path)

it.each(inSample)('in the sample, the first or second answer to “%s” is %s', (question, path) => {
  expect(firstTwo(sample, question)).toContain(path)
})

it.each(inOther)('in the other brand, the first or second answer to “%s” is %s', (question, path) => {
  expect(firstTwo(other, question)).toContain(path)
})

it.each(misspelt)('“%s” leads to %s', (question, path, suggestion) => {
  expect(sample.suggest(question)).toBe(suggestion)
  expect(firstTwo(sample, suggestion ?? question)).toContain(path)
})

it.each(['service', 'article'] as const)(
  'what is suggested for “%s” finds something of that kind',
  (kind) => {
    const suggested = misspelt.flatMap(([question]) => sample.suggest(question, [kind]) ?? [])
    expect(suggested.length).toBeGreaterThan(2)
    expect(suggested.filter((words) => sample.find(words, [kind]).length === 0)).toEqual([])
  },
)

it('has what the pages show, and nothing else', async () => {
  const paths = sample.find('test').map(({ entry }) => entry.path)
  expect(paths).not.toContain('/test-screen')
  for (const hidden of ['career', 'cart']) {
    expect(sample.find(hidden).map(({ entry }) => entry.path)).not.toContain(`/${hidden}`)
  }
  expect(other.find('gst')).toEqual([])
})

it('finds a word from its second letter on, as it is typed, and in a text from its third', async () => {
  const index = new SearchIndex()
  await index.add([{ kind: 'service', path: '/a', title: 'Payroll', lines: ['Provident fund'] }])
  for (const typed of ['pa', 'pay', 'payr', 'payroll', 'pro', 'prov', 'provident', 'payroll fu', 'pay prov'])
    expect(index.find(typed), typed).toHaveLength(1)
  for (const typed of ['p', 'pr', 'roll', 'payrolls2']) expect(index.find(typed), typed).toEqual([])
})

it('finds pairs of characters in scripts without spaces, wherever the words begin', async () => {
  const index = new SearchIndex()
  const text = { kind: 'page', title: '税務申告サービス2026', lines: ['บริการบัญชี'] } as const
  await index.add([{ ...text, path: '/a' }])
  for (const words of ['申告', '税', 'サービス', '2026', 'ス', 'บัญชี'])
    expect(index.find(words), words).toHaveLength(1)
  expect(index.find('法人')).toEqual([])
})

it('keeps words of scripts without spaces as they are in what it suggests', async () => {
  const index = new SearchIndex()
  await index.add([{ kind: 'page', path: '/a', title: '税務申告サービス Payroll' }])
  expect(index.suggest('税務申告 payrlol')).toBe('税務申告 Payroll')
  expect(index.suggest('payrlol 税務')).toBe('Payroll 税務')
})

it('adds to what it knows, and finds what it has learnt', async () => {
  const index = new SearchIndex()
  await index.add([{ kind: 'article', path: '/a', title: 'Diwali' }])
  await index.add([{ path: '/a', text: 'Six weeks of advertising' }])
  expect(index.find('advertising diwali')).toMatchObject([{ entry: { path: '/a', title: 'Diwali' } }])
})
