import { words } from '../content'
import { createAccount, startSignedIn } from './helpers/account'
import { navigate, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /^Failed to load resource/ })

test('no page sets a cookie, and the privacy page names whatever else the browser keeps', async ({
  site,
}) => {
  const names = new Set<string>()
  const look = async () => {
    for (const name of await site.evaluate(namesOfWhatIsKept)) names.add(name)
    expect(await site.context().cookies(), site.url()).toEqual([])
  }
  await visit(site, '/')
  for (const { path, heading, status } of addresses) {
    if (status) continue
    await navigate(site, path)
    await expect(site.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await look()

  await visit(site, '/contact')
  await site.getByRole('button', { name: words.frame.switchTheme }).first().click()
  await site.getByRole('main').getByLabel(words.contact.name, { exact: true }).fill('Asha')
  await look()
  await startSignedIn(site, await createAccount())
  await visit(site, '/account')
  await expect(site.getByRole('main').getByLabel(words.contact.name)).toHaveValue('Asha Menon')
  await look()

  expect([...names]).toEqual(expect.arrayContaining(['theme', 'contact-draft', 'member']))
  await visit(site, '/privacy')
  for (const name of names) {
    await expect(site.getByRole('listitem').filter({ hasText: `“${name}”` }), name).toHaveCount(1)
  }
})

/** Runs in the page. */
async function namesOfWhatIsKept() {
  // Firebase opens this database only to see whether it can, and deletes it at once.
  const trial = 'validate-browser-context-for-indexeddb-analytics-module'
  const databases = (await indexedDB.databases()).filter(({ name }) => name !== trial)
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  return [...keys, ...databases.map(({ name }) => name ?? '')]
}
