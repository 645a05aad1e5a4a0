import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { footerTexts, words } from '../content'
import { colourOf, difference, modes, pixelsOf, see, showsAttribute } from './helpers/looks'
import { banner, button, choice, DESKTOP, field, footer, hydrated, main, PHONE, visit } from './helpers/page'
import { addresses, article } from './helpers/pages'
import { cases, sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

// What carries meaning must be seen in every mode: other tests read the texts, these the looks.

test.use({ viewport: DESKTOP })

type State = {
  what: string
  path: string
  viewport?: typeof PHONE
  find: (page: Page) => Locator
  /** Says it to screen readers. */
  attribute: string
  /** The height of the mark at the lower edge, in px. */
  mark?: number
}

const currentIn = (area: Locator) => area.locator('[aria-current]').first()

/** Marks of what is current, chosen, wrong or busy. */
const states: State[] = [
  {
    what: 'the current page in the bar',
    path: paths.services,
    find: (page) => currentIn(banner(page)),
    attribute: 'aria-current',
    mark: 6,
  },
  {
    what: 'the current page in the footer',
    path: paths.services,
    find: (page) => currentIn(footer(page)),
    attribute: 'aria-current',
  },
  {
    what: 'the chosen practice of the articles',
    path: paths.insights,
    find: (page) => currentIn(main(page)),
    attribute: 'aria-current',
    mark: 5,
  },
  {
    what: 'the current page in the drawer',
    path: paths.services,
    viewport: PHONE,
    find: (page) => currentIn(page.getByRole('dialog')),
    attribute: 'aria-current',
  },
  {
    what: 'a field with a mistake',
    path: paths.contact,
    find: (page) => field(page, words.contact.name),
    attribute: 'aria-invalid',
  },
]

for (const [name, mode] of Object.entries(modes)) {
  test(`in ${name}, visitors see what is current, chosen and wrong`, async ({ site }) => {
    await see(site, mode)
    for (const { what, path, viewport = DESKTOP, find, attribute, mark } of states) {
      await site.setViewportSize(viewport)
      await visit(site, path)
      if (viewport === PHONE) await banner(site).getByRole('button', { name: words.frame.openMenu }).click()
      if (path === paths.contact) await button(site, words.contact.submit).click()
      const element = find(site)
      await element.scrollIntoViewIfNeeded()
      await site.mouse.move(0, 0)
      // The focus has a ring, which is not what this is about.
      await site.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      expect.soft(await showsAttribute(element, attribute, mark), what).toBe(true)
    }

    await site.setViewportSize(DESKTOP)
    await visit(site, paths.plans)
    const backgroundOf = (checked: boolean) =>
      pixelsOf(choice(site, words.plans.currency, { checked }).first().locator('..'), [[0.06, 0.1]])
    const [[chosen], [other]] = [await backgroundOf(true), await backgroundOf(false)]
    expect.soft(difference(chosen, other), 'the chosen currency').toBeGreaterThan(60)
  })

  if ('forcedColors' in mode) continue
  test(`in ${name}, mistakes are red, also in the dark footer`, async ({ site }) => {
    await see(site, mode)
    await visit(site, paths.contact)
    await button(site, words.contact.submit).click()
    await footer(site).getByRole('button', { name: words.newsletter.subscribe }).click()
    const errors = {
      field: main(site).getByText(words.contact.nameRequired),
      newsletter: footer(site).getByText(words.newsletter.emailMissing),
    }
    for (const [where, error] of Object.entries(errors)) {
      const [red, green, blue] = await colourOf(error, 'color')
      expect.soft(red - Math.max(green, blue), where).toBeGreaterThan(40)
    }
    const [red, green, blue] = await colourOf(field(site, words.contact.name), 'border-top-color')
    expect.soft(red - Math.max(green, blue), 'border').toBeGreaterThan(40)
  })
}

/** As many logos are: on white, with a mark that touches no edge. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M2 2h4v4H2z"/></svg>'
const EDGE = [0.06, 0.06] as const
const MARK = [0.5, 0.5] as const

const papers = [
  ...Object.entries(modes).map(([name, mode]) => ({ name, mode, media: 'screen' as const })),
  {
    name: 'print, from the dark theme',
    mode: modes['the dark theme of the system'],
    media: 'print' as const,
  },
]

for (const { name, mode, media } of papers) {
  test(`in ${name}, the logos of clients stand on the paper without a box`, async ({ site }) => {
    await site.route('**/clients/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
    )
    await see(site, mode)
    await visit(site, paths.about)
    await site.emulateMedia({ media })
    const logo = main(site).getByRole('region', { name: words.clients.name }).locator('img').first()
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).toHaveJSProperty('complete', true)
    const [edge, mark] = await pixelsOf(logo, [[...EDGE], [...MARK]])
    const [paper] = await pixelsOf(logo.locator('..'), [[0.01, 0.02]])
    if (media === 'print') expect.soft(paper, 'the cell of the logo').toEqual([255, 255, 255])
    expect.soft(difference(edge, paper), 'a box around the logo').toBeLessThan(12)
    expect.soft(difference(mark, paper), 'the mark of the logo').toBeGreaterThan(100)
  })
}

const TALL_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><path d="M0 0h600v900H0z"/></svg>'

/** What only works on a screen. */
const ON_SCREEN = [
  'button',
  'form',
  'dialog',
  'fieldset',
  `nav:not([aria-label="${words.services.breadcrumb}"])`,
]

test.describe('on paper', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('every page has its text and the contact details, dark on white, and nothing that only works on a screen', async ({
    site,
  }) => {
    test.setTimeout(240_000)
    await site.emulateMedia({ colorScheme: 'dark' })
    for (const { path } of addresses) {
      await site.emulateMedia({ media: 'screen' })
      await site.goto(path)
      await hydrated(site)
      await site.emulateMedia({ media: 'print' })
      const heading = site.getByRole('heading', { level: 1 })
      await expect.soft(heading, path).toBeVisible()
      for (const [what, element] of Object.entries({ heading, text: site.locator('body') })) {
        const colour = await colourOf(element, 'color')
        expect.soft(Math.max(...colour), `${what} of ${path}`).toBeLessThan(90)
      }
      await expect.soft(footer(site).getByRole('heading', { name: footerTexts.contact }), path).toBeVisible()
      for (const selector of ON_SCREEN)
        expect.soft(await site.locator(`${selector}:visible`).count(), `${path} ${selector}`).toBe(0)
    }
  })
})

test('without motion, nothing moves, nothing waits to appear, and there is no button that stops it', async ({
  site,
}) => {
  await site.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [
    paths.home,
    paths.about,
    paths.services,
    article.path,
    sample(cases).path,
    paths.login,
  ]) {
    await visit(site, path)
    await site.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const moving = await site.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            Number(effect?.getComputedTiming().activeDuration) > 1 &&
            !(effect as KeyframeEffect).getKeyframes().every(({ offset }) => offset === null),
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'another')),
    )
    expect.soft(moving, path).toEqual([])
    const faint = await main(site)
      .getByRole('heading')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.checkVisibility({ opacityProperty: true }))
          .map(({ textContent }) => textContent),
      )
    expect.soft(faint, path).toEqual([])
  }
  await visit(site, paths.home)
  await expect(main(site).getByRole('button', { name: words.controls.pause })).toHaveCount(0)
})

test('a tall picture is cut, and its card stays in its column', async ({ site }) => {
  await site.route('**/cases/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TALL_PICTURE }),
  )
  await visit(site, paths.portfolio)
  const pictures = main(site).getByRole('listitem').locator('article img')
  await expect(pictures.first()).toHaveJSProperty('naturalHeight', 900)
  const widths = await pictures.evaluateAll((all) =>
    all.map((picture) => [picture.clientWidth, picture.closest('li')?.clientWidth ?? 0]),
  )
  expect(widths.length).toBeGreaterThan(1)
  for (const [picture = 0, card = 0] of widths) expect(picture).toBeLessThanOrEqual(card + 1)
})

for (const { day, at, isOpen } of [
  { day: 'a day with open hours', at: '2026-11-27T06:14:00Z', isOpen: true },
  { day: 'a closed day', at: '2026-11-29T06:14:00Z', isOpen: false },
]) {
  test(`on ${day}, the line of the day ${isOpen ? 'is as wide as a ribbon' : 'is thin'}`, async ({
    site,
  }) => {
    await site.clock.setFixedTime(at)
    await visit(site, paths.contact)
    const line = main(site).locator('svg').filter({ hasText: words.offices.now, visible: true })
    // Once the clock runs.
    await expect(line).toBeVisible()
    const widths = await line
      .locator('path')
      .evaluateAll((all) => all.map((path) => Number.parseFloat(getComputedStyle(path).strokeWidth)))
    expect(Math.max(...widths) > 8).toBe(isOpen)
  })
}

test('from right to left, arrows, ribbons and bars are mirrored', async ({ site }) => {
  const read = async () => {
    await visit(site, sample(cases).path)
    const arrow = main(site).locator('a svg path').last()
    const title = await middleOf(site.getByRole('heading', { level: 1 }))
    const stem = await middleOf(main(site).locator('article i').first())
    return {
      arrow: await arrow.evaluate((icon) => getComputedStyle(icon).scale),
      isTitleLeft: title < stem,
    }
  }
  expect(await read()).toMatchObject({ arrow: expect.stringMatching(/^(1|none)$/), isTitleLeft: true })
  await see(site, modes['a language from right to left'])
  expect(await read()).toEqual({ arrow: '-1 1', isTitleLeft: false })
})

test('what is written from right to left begins at the right, and what is not at the left', async ({
  site,
}) => {
  await visit(site, paths.contact)
  for (const { text, side } of [
    { text: 'مرحبا بكم', side: 'right' },
    { text: 'Good day', side: 'left' },
  ]) {
    for (const label of [words.contact.name, words.contact.message]) {
      const control = field(site, label)
      await control.fill(text)
      expect.soft(await sideOf(control), `${text} in ${label}`).toBe(side)
    }
  }
})

/** Where the text is in its field. */
async function sideOf(control: Locator) {
  await control.blur()
  const height = (await control.boundingBox())?.height ?? 0
  // Of the first line, each half between the padding and the middle.
  const half = (from: number) =>
    Array.from({ length: 400 }, (_, index): [number, number] => [
      from + (index % 40) / 100,
      (12 + Math.floor(index / 40) * 2) / height,
    ])
  const [paper, ...pixels] = await pixelsOf(control, [[0.5, 0.5], ...half(0.03), ...half(0.57)])
  const isInk = (pixel: typeof paper) => difference(pixel, paper) > 60
  return pixels.slice(400).some(isInk) ? 'right' : pixels.some(isInk) ? 'left' : 'nowhere'
}

async function middleOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 }
  return x + width / 2
}
