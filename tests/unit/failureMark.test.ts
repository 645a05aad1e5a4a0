import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

const template = readFileSync('index.html', 'utf8').replace('/src/main.tsx', '/assets/index-1.js')

/** Whether the page says that its scripts fail, after an event while it loads. */
function saysSo(fail: (window: JSDOM['window']) => void): boolean {
  const { window } = new JSDOM(template, { url: 'https://site.example/', runScripts: 'dangerously' })
  fail(window)
  return window.document.documentElement.hasAttribute('data-failed')
}

const thrownIn =
  (filename: string) =>
  ({ ErrorEvent, dispatchEvent }: JSDOM['window']) =>
    dispatchEvent(new ErrorEvent('error', { filename }))

const notLoaded =
  (src: string) =>
  ({ document, Event }: JSDOM['window']) => {
    const script = document.createElement('script')
    script.setAttribute('src', src)
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
  }

it.each([
  ['of the app that does not run', thrownIn('https://site.example/assets/index-1.js')],
  ['of the app that does not load', notLoaded('/assets/index-1.js')],
])('a script %s is told', (_, fail) => {
  expect(saysSo(fail)).toBe(true)
})

it.each([
  ['that an app adds to its browser', thrownIn('')],
  ['that an app adds to the page', thrownIn('https://site.example/')],
  ['of an extension', thrownIn('chrome-extension://abc/assets/content.js')],
  ['of a virus scanner, which the policy forbids', notLoaded('https://scanner.example/main.js')],
])('a script %s is not', (_, fail) => {
  expect(saysSo(fail)).toBe(false)
})

it('nor is a promise that such a script rejects', () => {
  expect(saysSo(({ Event, dispatchEvent }) => dispatchEvent(new Event('unhandledrejection')))).toBe(false)
})
