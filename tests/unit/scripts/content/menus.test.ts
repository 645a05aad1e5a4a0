import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownerContent } from '../../../../scripts/build/contentPlugin'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { messagesOf } from '../../../../scripts/lib/userError'
import { temporaryFolder } from '../../../temporaryFolder'

const PAGE = '---\nheading: Our clinic\ndescription: Who works here.\n---\nText.\n'

/** The sample with other lines in site.yaml, and with an own page. */
function brandWith(lines: string, changed: Record<string, (text: string) => string> = {}): string {
  const root = temporaryFolder({ 'content/pages/our-clinic.md': PAGE })
  cpSync('sample', root, { recursive: true })
  const folder = join(root, 'content')
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  edit('site.yaml', (text) => `${text}\n${lines}`)
  for (const [file, change] of Object.entries(changed)) edit(file, change)
  return folder
}

const menu = (...labels: string[]) => {
  const names = ['home', 'services', 'about', 'contact', 'plans', 'insights', 'innovations', 'portfolio']
  return `menu:\n${labels.map((label, index) => `  - { page: ${names[index]}, label: ${label} }`).join('\n')}\n`
}

it('a site without lists has the menus of the specification, and the drawer below 900 px', () => {
  expect(readOwnerData('sample/content').menus).toMatchObject({
    ...{ bar: null, footer: null, barFrom: { px: 900, rem: 52 } },
  })
})

it('a list names pages of the site and own pages, with their labels or others', () => {
  const lists = `menu:
  - { page: services }
  - { page: our-clinic }
  - { page: plans, label: Price list }
footer:
  - { page: our-clinic, label: Who we are }
  - { page: portfolio }
`
  expect(readOwnerData(brandWith(lists)).menus).toMatchObject({
    bar: [
      { label: 'Services', path: '/services' },
      { label: 'Our clinic', path: '/our-clinic' },
      { label: 'Price list', path: '/plans' },
    ],
    footer: [
      { label: 'Who we are', path: '/our-clinic' },
      { label: 'Our Portfolio', path: '/our-portfolio' },
    ],
  })
})

const LONG = 'Geburtsvorbereitung'

it.each([
  [720, menu('Home', 'Care', 'Us', 'Call')],
  [900, menu('Home', 'Services', 'About us', 'Contact', 'Plans', 'Articles')],
  [1200, menu(...Array.from({ length: 5 }, () => LONG.slice(0, 14)))],
  [1300, menu(...Array.from({ length: 5 }, () => LONG.slice(0, 16)))],
])('the bar turns into the drawer below %d px, because of the lengths of the labels', (width, lines) => {
  const folder = brandWith(lines)
  expect(readOwnerData(folder).menus.barFrom).toMatchObject({ px: width, fits: true })
  const plugin = ownerContent(folder) as unknown as {
    transform: { handler: (code: string, id: string) => { code: string } | null }
  }
  const file = join('src/layout', 'TopBar.module.css')
  const { code } = plugin.transform.handler(readFileSync(file, 'utf8'), `/${file}`) ?? expect.fail()
  expect(code).toContain(`(max-width: ${width - 1}px)`)
  expect(code.includes('899px')).toBe(width === 900)
})

const lineOf = (lines: string, part: string) => {
  const before = readFileSync('sample/content/site.yaml', 'utf8').split('\n').length
  return before + lines.split('\n').findIndex((line) => line.includes(part)) + 1
}

it.each([
  ['menu:\n  - { page: team }\n', 'team', 'menu 1 page is "team": write one of home, plans, '],
  ['menu:\n  - { page: cart }\n', 'cart', 'menu 1 page is "cart": write one of home, plans, '],
  [
    ...(['footer:\n  - { page: home }\n  - { page: home, label: Start }\n', 'Start'] as const),
    'footer 2 page: entry 1 of the list has the same one: write another.',
  ],
  ['menu: []\n', 'menu', 'menu is empty: write at least one page.'],
  [menu(...Array(8).fill(LONG)), 'menu', 'menu: The bar has no room for these labels: write shorter ones'],
])('in %j, it reports the line of %s', (lines, part, message) => {
  const found = messagesOf(() => readOwnerData(brandWith(lines))).join('\n')
  expect(found).toContain(`content/site.yaml:${lineOf(lines, part)}: ${message}`)
})

it('a list cannot name a page that is switched off', () => {
  const off = (text: string) => text.replace(/^career:\n/m, 'career:\n  show: false\n')
  const folder = brandWith('menu:\n  - { page: career }\n', { 'pages.yaml': off })
  expect(messagesOf(() => readOwnerData(folder)).join('\n')).toContain(
    'menu 1 page: content/pages.yaml switches the page career off: remove this line, or switch the page on.',
  )
  const unknown = messagesOf(() =>
    readOwnerData(brandWith('menu:\n  - { page: x }\n', { 'pages.yaml': off })),
  )
  expect(unknown.join('\n')).toMatch(/write one of .*portfolio/)
  expect(unknown.join('\n')).not.toContain('career')
})

it('the page of the plans is not empty', () => {
  const none = { 'plans.yaml': () => 'plans: []\n' }
  expect(messagesOf(() => readOwnerData(brandWith('', none))).join('\n')).toMatch(
    /^content\/plans\.yaml:1: plans: There is no plan, and no service has a price.*: add one, or write/,
  )
  const priced = (text: string) => text.replace('---\n', '---\nprice: 9\n')
  const folder = brandWith('', { ...none, 'services/accounting.md': priced })
  expect(readOwnerData(folder).site.plansIntro).toBe('What our services cost.')
})
