import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notices } from 'virtual:content/notices'
import { controlsWords } from 'virtual:words/controls'
import { noticesWords } from 'virtual:words/notices'
import { screen } from '@testing-library/react'
import { JSDOM } from 'jsdom'
import { afterEach, expect, it } from 'vitest'
import { legalValues, readLegal } from '../../scripts/content/legal'
import { composeNotices } from '../../scripts/content/notices'
import { readOwnerData } from '../../scripts/content/ownerData'
import { placeholderValues } from '../../scripts/content/placeholders'
import { readEnvironment } from '../../scripts/lib/environment'
import { guest } from '../render'
import { temporaryFolder } from '../temporaryFolder'
import { renderLayout } from './layout/renderLayout'

const template = readFileSync('index.html', 'utf8')
const DAY_MS = 86_400_000

type Times = { from?: string; until?: string }

const today = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** What the script in index.html shows before the first paint. */
function shownAtFirst(times: Times[], { closed = '', blocked = false } = {}) {
  const composed = composeNotices(times.map((time, index) => ({ text: `Notice ${index}`, ...time })))
  const list = composed.map(({ key, dates }) => `${key}-${dates}`).join(' ')
  const { window } = new JSDOM(template.replace('%NOTICES%', list), {
    url: 'https://site.example/',
    runScripts: 'dangerously',
    beforeParse(page) {
      if (blocked)
        Object.defineProperty(page, 'localStorage', {
          get: () => {
            throw new Error('Blocked')
          },
        })
      else if (closed) page.localStorage.setItem('closed-notice', closed)
    },
  })
  return window.document.documentElement.dataset.notice
}

it.each<[Times[], string | undefined]>([
  [[{}], '0'],
  [[{ from: today(-1), until: today(1) }], '0'],
  [[{ from: today(2) }], undefined],
  [[{ until: today(-2) }], undefined],
  [[{ until: today(-2) }, { from: today(-1), until: today(1) }, { from: today(3) }], '1'],
])('before the first paint, the script chooses of %j the notice of today: %s', (times, expected) => {
  expect(shownAtFirst(times)).toBe(expected)
})

it('the script shows no notice that the visitor has closed, and one where storage is blocked', () => {
  const [{ key = '' } = {}] = composeNotices([{ text: 'Notice 0' }])
  expect(shownAtFirst([{}], { closed: key })).toBeUndefined()
  expect(shownAtFirst([{}], { closed: 'another' })).toBe('0')
  expect(shownAtFirst([{}], { blocked: true })).toBe('0')
})

it('a page without notices has the script alone', () => {
  const { window } = new JSDOM(template.replace(/<meta name="notices".*>/, ''), { runScripts: 'dangerously' })
  expect(window.document.documentElement.dataset).not.toHaveProperty('notice')
})

it.each([
  ['Asia/Kolkata', '2026-12-23T18:30:00Z', '2026-12-26T18:30:00Z'],
  ['America/New_York', '2026-12-24T05:00:00Z', '2026-12-27T05:00:00Z'],
])('a notice lasts from midnight to midnight in %s', (zone, start, end) => {
  const [notice] = composeNotices([{ text: 'A', from: '2026-12-24', until: '2026-12-26' }], zone)
  expect(notice?.dates).toBe(`${Date.parse(start)}-${Date.parse(end)}`)
})

it('the days of a notice follow summer time, which begins on one of them', () => {
  const [notice] = composeNotices([{ text: 'A', from: '2027-03-28', until: '2027-03-28' }], 'Europe/Berlin')
  expect(notice?.dates).toBe(`${Date.parse('2027-03-27T23:00Z')}-${Date.parse('2027-03-28T22:00Z')}`)
})

afterEach(() => {
  ;(notices as unknown[]).length = 0
  localStorage.clear()
})

it('a notice is a named region with its end and a link, below the bar, and stays closed', async () => {
  const link = { label: 'Opening hours', to: '/about' }
  const text = 'Closed from 24 to 26 December.'
  const composed = composeNotices([{ text, short: 'Closed', link, until: '2026-12-26' }])
  ;(notices as (typeof composed)[number][]).push(...composed)
  document.documentElement.dataset.notice = '0'
  const { user } = renderLayout(guest)
  const region = screen.getByRole('region', { name: noticesWords.name })
  expect(region.previousElementSibling).toBe(screen.getByRole('banner'))
  expect(region.textContent).toContain(`${text}Closed${noticesWords.until({ date: '26 Dec 2026' })}`)
  expect(screen.getByRole('link', { name: link.label }).getAttribute('href')).toBe('/about')
  await user.click(screen.getByRole('button', { name: controlsWords.dismiss }))
  expect(document.documentElement.dataset).not.toHaveProperty('notice')
  expect(localStorage.getItem('closed-notice')).toBe(composed[0]?.key)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('the privacy page names what is kept of a closed notice only if there are notices', () => {
  const data = readOwnerData('sample/content')
  const values = placeholderValues(data, data.services)
  const privacyWith = (hasNotices: boolean) => {
    const { privacy } = readLegal('sample/content', legalValues(values, readEnvironment({}), { hasNotices }))
    return privacy.sections.map(({ html }) => html).join()
  }
  expect(privacyWith(true)).toContain('“closed-notice”')
  expect(privacyWith(false)).not.toContain('closed-notice')
  const text = readFileSync('sample/content/legal/privacy.md', 'utf8').replace('- {noticeEntry}\n', '')
  const root = temporaryFolder({
    'content/legal/privacy.md': text,
    'content/legal/terms.md': readFileSync('sample/content/legal/terms.md', 'utf8'),
  })
  const read = () =>
    readLegal(join(root, 'content'), legalValues(values, readEnvironment({}), { hasNotices: true }))
  expect(read).toThrow(
    'content/legal/privacy.md:1: The site has notices, so the text must name “closed-notice”',
  )
})
