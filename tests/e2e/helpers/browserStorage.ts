import { expect, type Page } from '@playwright/test'
import { privacy } from '../../content'

const PRIVACY = privacy.sections.map(({ html }) => html).join()

/** There are no cookies, and the privacy page names whatever else the browser keeps. Returns these names. */
export async function expectNamedInPrivacy(page: Page): Promise<string[]> {
  expect(await page.context().cookies()).toEqual([])
  const names = await page.evaluate(namesOfWhatIsKept)
  for (const name of names) expect(PRIVACY).toContain(`“${name}”`)
  return names
}

/** Runs in the page. */
async function namesOfWhatIsKept() {
  // Firebase opens this database only to see whether it can, and deletes it at once.
  const trial = 'validate-browser-context-for-indexeddb-analytics-module'
  const databases = (await indexedDB.databases()).filter(({ name }) => name !== trial)
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  return [...keys, ...databases.map(({ name }) => name ?? '')]
}

/** Everything the browser stores for the site, as one text to search in. */
export async function readBrowserStorage(page: Page): Promise<string> {
  const ofTab = await page.evaluate(() => [{ ...sessionStorage }, location.href, history.state])
  return JSON.stringify([await page.context().storageState({ indexedDB: true }), ofTab])
}
