import { expect, type Page } from '@playwright/test'

/** Tags that must be on every page exactly once. Neither Helmet nor React removes duplicates. */
const SINGLE_TAGS = [
  ...['title', 'meta[name=description]', 'meta[name=author]', 'meta[name=robots]', 'meta[name=keywords]'],
  ...['link[rel=canonical]', 'link[rel=alternate]'],
  ...['site_name', 'type', 'title', 'description', 'url'].map((name) => `meta[property="og:${name}"]`),
  ...['', ':type', ':width', ':height'].map((name) => `meta[property="og:image${name}"]`),
  ...['card', 'title', 'description', 'image'].map((name) => `meta[name="twitter:${name}"]`),
]

export const ONE_OF_EACH_HEAD_TAG = Object.fromEntries(SINGLE_TAGS.map((selector) => [selector, 1]))

/** Counts the tags in the whole document, so that one left in the body is found too. */
export function countHeadTags(document: Document, selectors = SINGLE_TAGS) {
  const count = (selector: string) => document.querySelectorAll(`:not(svg) > ${selector}`).length
  return Object.fromEntries(selectors.map((selector) => [selector, count(selector)]))
}

export async function expectSingleHeadTags(page: Page) {
  const document = await page.evaluateHandle(() => globalThis.document)
  await expect.poll(() => document.evaluate(countHeadTags, SINGLE_TAGS)).toEqual(ONE_OF_EACH_HEAD_TAG)
}
