import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widthOf } from '../../src/lib/text.ts'
import { paths } from '../../src/paths.ts'
import { UserError } from '../lib/userError.ts'
import { listedPages } from './pageList.ts'
import type { SiteFile } from './siteSchema.ts'
import type { Words } from './words/wordGroups.ts'

type Titles = Readonly<Record<string, { title: string }>>
type OwnPages = readonly { name: string; heading: string }[]
type Link = { label: string; path: string }

/** The owner's lists, or null for those of the specification, and the width from which the bar has room for its links. */
export function composeMenus(
  { menu, footer, articlesUrl, name, parts }: SiteFile,
  words: Pick<Words, 'navigation' | 'footer'>,
  titles: Titles,
  ownPages: OwnPages,
) {
  const { navigation, footer: inFooter } = words
  const barLabels: Record<string, string> = {
    home: navigation.home,
    plans: navigation.plans,
    innovations: navigation.innovation,
    services: navigation.services,
    insights: navigation.articles,
    about: navigation.aboutUs,
    contact: navigation.contactUs,
  }
  const footerLabels: Record<string, string> = {
    ...inFooter,
    home: navigation.home,
    services: navigation.services,
    innovations: navigation.innovation,
  }
  const linksOf = (pages: SiteFile['menu'], labels: Record<string, string>): Link[] | null =>
    pages?.map(({ page, label }) => ({
      label:
        label ??
        ownPages.find((own) => own.name === page)?.heading ??
        labels[page] ??
        titles[page]?.title ??
        page,
      path: page === 'insights' && articlesUrl ? articlesUrl : (listedPages[page] ?? paths.ownPage(page)),
    })) ?? null
  const bar = linksOf(menu, barLabels)
  const labels = bar?.map(({ label }) => label) ?? Object.values(barLabels)
  return {
    bar,
    footer: linksOf(footer, footerLabels),
    barFrom: barWidth(labels, name, navigation.signIn, parts?.search !== false),
  }
}

/** The widths of the window from which the bar can have its links, with the width of its row in rem. Below, there is the drawer. */
const BAR_WIDTHS = [
  { px: 720, rem: 41.5 },
  { px: 900, rem: 52 },
  { px: 1200, rem: 69.5 },
  { px: 1300, rem: 75 },
] as const

type BarWidth = (typeof BAR_WIDTHS)[number] & { fits: boolean }

// Measured in Chromium, in the fonts of the site, with room for the bold label of the current page.
const LABEL = 8.5 // px for a character
const NAME = 10.3 // px
const MARK = 46 // px
/** A longer name is set on several lines. */
const LONGEST_NAME = 14
/** The switch of the theme, and the padding of the link to sign in. */
const TOOLS = 84 // px
/** The button that opens the search, and the space beside it. */
const SEARCH = 52 // px

function barWidth(labels: readonly string[], name: string, signIn: string, hasSearch: boolean): BarWidth {
  const letters = widthOf([...labels, signIn].join('')) * LABEL
  const brand = MARK + Math.min(widthOf(name), LONGEST_NAME) * NAME
  const tools = TOOLS + (hasSearch ? SEARCH : 0)
  const needed = (px: number) => brand + letters + tools + labels.length * 2 * paddingAt(px)
  const enough = BAR_WIDTHS.find(({ px }) => needed(px) <= px - 2 * marginAt(px))
  return { ...(enough ?? BAR_WIDTHS[3]), fits: enough !== undefined }
}

// As in TopBar.module.css and tokens.css.
const paddingAt = (width: number) => Math.min(Math.max(7, 0.024 * width - 14.6), 18)
const marginAt = (width: number) => Math.min(Math.max(16, 0.033 * width), 64)

/** Throws if the bar has no room for the owner's menu. */
export function requireRoom(folder: string, { bar, barFrom }: ReturnType<typeof composeMenus>) {
  if (!bar || barFrom.fits) return
  const lines = readFileSync(join(folder, 'site.yaml'), 'utf8').split('\n')
  const line = lines.findIndex((one) => /^menu\s*:/.test(one)) + 1
  throw new UserError(
    `content/site.yaml:${line}: menu: The bar has no room for these labels: write shorter ones, or move pages to the footer.`,
  )
}
