import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { DEFAULT_HEADLINE } from '../../scripts/brand/siteSchema'
import { OTHER_FOLDER } from '../../scripts/testing/otherBrand'
import { aboutTexts, clientsTexts, homeTexts, pages as texts } from '../content'
import {
  prepareVariants,
  renderVariant,
  samplePlans,
  sampleSite,
  type Variant,
} from './helpers/brandVariants'
import { findClippedName } from './helpers/findClippedName'
import { findTouchingRibbons } from './helpers/findTouchingRibbons'
import { inspectPage } from './helpers/inspectPage'
import { banner, main } from './helpers/page'

// What owners make of the data: rendered as the build does, shown with its stylesheet, without scripts.
test.use({ javaScriptEnabled: false })
// Both the bundle of the app and the data are shared by all tests of the file.
test.describe.configure({ mode: 'default' })

const ORIGIN = 'https://variants.invalid'
const WIDTHS = [320, 480, 768, 1024, 1280, 1920, 2560]
/** Looking for cut and overlapping texts takes a second, so only narrow pages and the first with columns. */
const INSPECTED = [320, 1024]
const TYPES: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
/** The film is in the content. */
const SERVED = [OTHER_FOLDER, 'tests/fixtures/sampleBrand/public', 'tests/fixtures/sampleBrand/content']

const HOME = '/'
const ABOUT = '/about'
const CONTACT = '/contact'
const PLANS = '/plans'

const [office] = sampleSite.offices
const [founderOffice = office] = sampleSite.offices
const cities = [
  'Thiruvananthapuram',
  'Llanfairpwllgwyngyll',
  'São Paulo',
  'Ho-Chi-Minh-Stadt',
  'Ürümqi',
  'Rio',
]
const offices = (count: number) =>
  cities.slice(0, count).map((city, index) => ({
    ...founderOffice,
    country: `Country ${index + 1}`,
    countryInText: `C${index + 1}`,
    kind: index === 0 ? 'Head office' : 'Sales office',
    address: { ...founderOffice?.address, city },
    email: `buchhaltungsabteilung.auslandsgeschaeft@${city.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
  })) as typeof sampleSite.offices

/** `count` plans in turn over the practices, or all in one. */
function plans(count: number, practice?: 'ca') {
  const source = practice ? samplePlans.plans.filter((plan) => plan.practice === practice) : samplePlans.plans
  const repeated = Array.from({ length: count }, (_, index) => source[index % source.length])
  return {
    ...samplePlans,
    plans: repeated.map((plan, index) => ({
      ...plan,
      id: `plan-${index}`,
      title: `${plan?.title} ${index}`,
      mostChosen: false,
    })),
  } as typeof samplePlans
}

const WORD = 'Wirtschaftsprüfung'
const DEVANAGARI = 'लेखांकन एवं façade Ångström'
/** Eights are the widest digits. */
const wideCounters = [888_888, 88_888, 8888, 888, 88, 8888].map((value, index) => ({
  value,
  label: `${WORD} ${WORD} ${index}`,
  note: WORD,
}))
const innovation = {
  id: 'one',
  logo: '/innovations/baraat.svg',
  title: WORD,
  subtitle: WORD,
  type: WORD,
  desc: `<p>${WORD}</p>`,
}

type Case = Variant & { pages: string[]; has?: string[]; lacks?: string[] }

const logos = (count: number) => ({ sample: false, logos: sampleSite.clientLogos.logos.slice(0, count) })

const cases: Record<string, Case> = {
  'nothing that can be left out': {
    site: {
      offices: offices(1),
      social: [],
      counters: sampleSite.counters.slice(0, 1),
      clientLogos: logos(0),
      credentials: [],
    },
    plans: plans(2, 'ca'),
    content: { clients: [], testimonials: [], team: [], innovations: [], blogs: [] },
    pages: [HOME, ABOUT, CONTACT, PLANS, '/our-innovation', '/insight'],
    lacks: ['A few of our clients', 'Follow us', 'aria-label="Clients"'],
  },
  'one client and one innovation with long words': {
    site: { clientLogos: logos(1) },
    content: { clients: [], innovations: [innovation] },
    pages: [HOME, ABOUT, '/our-innovation'],
    lacks: ['Sample companies'],
  },
  'clients only in their collection': {
    site: { clientLogos: logos(0) },
    pages: [ABOUT],
    has: ['Saffron Lane'],
  },
  'registrations and no clients': {
    site: { clientLogos: logos(0) },
    content: { clients: [], testimonials: [] },
    pages: [HOME, ABOUT],
    has: [clientsTexts.credentials],
    lacks: [clientsTexts.heading, clientsTexts.intro, aboutTexts.clients.intro],
  },
  'three offices': { site: { offices: offices(3) }, pages: [CONTACT] },
  'four offices': { site: { offices: offices(4) }, pages: [CONTACT] },
  'five offices': { site: { offices: offices(5) }, pages: [CONTACT] },
  'six offices, six counters and thirteen plans of one practice': {
    site: { offices: offices(6), counters: wideCounters },
    plans: plans(13, 'ca'),
    pages: [HOME, CONTACT, PLANS],
  },
  'thirteen plans': { plans: plans(13), pages: [PLANS] },
  'a word of 18 letters in every field': { words: WORD, pages: [HOME, ABOUT, CONTACT, PLANS] },
  'Devanagari and accents in every field': {
    words: DEVANAGARI,
    pages: [HOME, ABOUT, CONTACT, PLANS],
    has: [DEVANAGARI],
  },
}

function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth ? [] : [`scrolls sideways by ${scrollWidth - clientWidth} px`]
}

/** Runs in the page. */
function findSplitNumbers() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const split = []
  for (let text = nodes.nextNode(); text; text = nodes.nextNode()) {
    if (!/^\d{2,}$/.test(text.textContent ?? '')) continue
    const range = document.createRange()
    range.selectNode(text)
    if (range.getClientRects().length > 1) split.push(`${text.textContent} is split`)
  }
  return split
}

let html = ''

async function open(page: Page, path: string, body: string) {
  html = body
  await page.goto(ORIGIN + path)
}

test.beforeAll(async () => void (await prepareVariants()))

test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = SERVED.map((folder) => join(folder, pathname)).find((one) => extname(one) && existsSync(one))
    if (!file) return route.fulfill({ contentType: 'text/html', body: html })
    return route.fulfill({ contentType: TYPES[extname(file)] ?? '', body: readFileSync(file) })
  })
})

/** The entry's first: it declares the order of the layers. */
function stylesheets(): string {
  const files = readdirSync(join(OTHER_FOLDER, 'assets')).filter((file) => file.endsWith('.css'))
  const sorted = files.toSorted((a, b) => Number(b.startsWith('index-')) - Number(a.startsWith('index-')))
  return sorted.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('')
}

const pageOf = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">${stylesheets()}</head>
<body><div id="root">${body}</div></body></html>`

for (const [name, { pages: paths, has = [], lacks = [], ...variant }] of Object.entries(cases)) {
  for (const path of paths) {
    test(`${path} of a brand with ${name} fits from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px`, async ({
      page,
    }) => {
      const { data, pages } = await renderVariant(name.replaceAll(/\W+/g, '-'), variant, [path])
      const body = pages.get(path) ?? ''
      for (const text of has) expect.soft(body).toContain(text)
      for (const text of [...lacks, 'undefined', '[object', 'NaN']) expect.soft(body).not.toContain(text)
      await open(page, path, pageOf(body))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(banner(page).getByRole('link', { name: data.site.name }).first()).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const problems = INSPECTED.includes(width) ? inspectPage : findOverflow
        expect.soft(await page.evaluate(problems), `${width} px`).toEqual([])
        expect.soft(await page.evaluate(findSplitNumbers), `${width} px`).toEqual([])
        expect.soft(await findClippedName(page, data.site.name), `the name at ${width} px`).toBeNull()
      }
    })
  }
}

// Text must not touch one, whatever the window and the headline are.
const HERO_WIDTHS = [320, 390, 690, 768, 1010, 1280, 1920, 2560] // px
const MIN_DISTANCE = 5 // px
const FIRST_SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]
const HEADLINES = [
  DEFAULT_HEADLINE,
  ['Go on.', 'Do.', 'Win.'],
  ['Plan it', 'Say it', 'Jump quickly, Egypt'],
  ['WOMEN MAKE MMW', 'WE WARM MINDS', 'MORE MAMMOTH HOMES'],
  ['Älter, größer, Übung', 'Éclat français, Ång', 'Zum Jahr 2026 pünkt'],
  ['Software that carries a growing company', 'Ads', 'Books in order'],
  ['Wirtschaftsprüfungsgesellschaft', 'Werbung', 'Buchhaltung'],
  ['Donaudampfschifffahrtsgesellschaftskapit', 'B', 'Jgyqp, (yes)'],
  ['Ǻgjpqy Ǻgjpqy Éçģy', 'Ǻgjpqy Ỗgjpqy Åjpqy', 'Ǻgjpqy Ǻgjpqy Ǻgjpy'],
  ['नमस्ते दुनिया', 'व्यापार बढ़ाइए', 'हिसाब ठीक रखिए'],
]

test.describe('the headline', () => {
  // Without scripts, the bar is higher.
  test.use({ javaScriptEnabled: true })

  for (const [index, headline] of HEADLINES.entries()) {
    test(`“${headline.join(' ')}” stays clear of the ribbons, above the first button`, async ({ page }) => {
      const variant = { site: { headline: [...headline] as typeof sampleSite.headline } }
      const { pages } = await renderVariant(`headline-${index}`, variant, [HOME])
      await open(page, HOME, pageOf(pages.get(HOME) ?? ''))
      await expect(main(page).getByRole('heading', { level: 1, name: headline.join(' ') })).toBeVisible()
      for (const width of HERO_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(findTouchingRibbons, MIN_DISTANCE), `${width} px`).toEqual([])
      }
      for (const viewport of FIRST_SCREENS) {
        await page.setViewportSize(viewport)
        await expect(main(page).getByText(texts.home.intro)).toBeInViewport({ ratio: 1 })
        const button = main(page).getByRole('link', { name: homeTexts.actions.project }).first()
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    })
  }
})
