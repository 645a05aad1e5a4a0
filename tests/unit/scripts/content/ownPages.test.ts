import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBrandMistakes } from '../../../../scripts/content/findMistakes'
import { readOwnPages } from '../../../../scripts/content/ownPages'
import { readContent } from '../../../../scripts/content/readContent'
import { messagesOf } from '../../../../scripts/lib/userError'
import { temporaryFolder } from '../../../temporaryFolder'

const OTHER = 'tests/fixtures/otherBrand'
const site = readFileSync('sample/content/site.yaml')

const PAGE = '---\nheading: Our work\ndescription: What we do.\n---\nText.\n'

function mistakesOf(files: Record<string, string>): string[] {
  const root = temporaryFolder({ 'content/site.yaml': site, ...files })
  return messagesOf(() => readOwnPages(join(root, 'content'))).flatMap((one) => one.split('\n'))
}

it('an own page has what its file says, and its text in HTML', () => {
  const pages = readOwnPages(join(OTHER, 'content'))
  const family = pages.find(({ page }) => page.name === 'ueber-die-familie')
  expect(family?.page).toMatchObject({ heading: 'Über die Großfamilie', practice: 'pruefung' })
  expect(family?.details).toMatchObject({
    picture: { src: '/people/founder.svg', width: expect.any(Number), height: expect.any(Number) },
    html: expect.stringMatching(/<h2>.*<a href="\/services\/jahresabschluss">.*<table>/s),
    button: { link: '/contact' },
    questions: [{ answer: 'Ja, सातों.' }],
  })
})

it('a page without a picture, a practice, a button and questions has its text alone', () => {
  const root = temporaryFolder({ 'content/site.yaml': site, 'content/pages/our-work.md': PAGE })
  expect(readOwnPages(join(root, 'content'))).toEqual([
    {
      page: { name: 'our-work', heading: 'Our work', description: 'What we do.', practice: '' },
      details: { picture: null, html: '<p>Text.</p>', button: null, questions: [] },
    },
  ])
})

it.each([
  ['services', {}, 'The site has a page of this name'],
  ['insight', {}, 'The site has a page of this name'],
  // Menus name the list of articles so.
  ['insights', {}, 'The site has a page of this name'],
  ['auth', {}, 'The site has a page of this name'],
  ['404', {}, 'The site has a page of this name'],
  ['home', {}, 'The site has a page of this name'],
  ['index', {}, 'The build writes its own files to /index'],
  ['assets', {}, 'The build writes its own files to /assets'],
  ['articles-shell', {}, 'The build writes its own files to /articles-shell'],
  ['team', { 'public/team/a.svg': '<svg/>' }, 'public/team/a.svg has this address, or is below it'],
  ['offer', { 'public/offer.html': 'x' }, 'public/offer.html has this address, or is below it'],
])('an own page cannot have the name %s', (name, files, reason) => {
  expect(mistakesOf({ [`content/pages/${name}.md`]: PAGE, ...files })).toEqual([
    `content/pages/${name}.md:1: ${reason}: give the file another name.`,
  ])
})

it.each([
  ['Our-Work.md', /^content\/pages\/Our-Work\.md:1: Use only lower-case letters/],
  ['our-work.txt', /^content\/pages\/our-work\.txt:1: Only \.md files directly in content\/pages are used/],
  ['more/our-work.md', /^content\/pages\/more\/our-work\.md:1: Only \.md files directly in content\/pages/],
])('a file %s is refused', (name, message) => {
  expect(mistakesOf({ [`content/pages/${name}`]: PAGE })).toEqual([expect.stringMatching(message)])
})

it('links to own pages are checked, and no own page is a document of the database', async () => {
  expect(findBrandMistakes(OTHER)).toEqual([])
  const { entries, mistakes } = await readContent(OTHER)
  expect(mistakes).toEqual([])
  expect(JSON.stringify(entries)).not.toContain('Sieben Töchter')
  const linked = PAGE.replace('Text.', '[Hours](/hours)')
  expect(mistakesOf({ 'content/pages/our-work.md': linked })).toEqual([
    'content/pages/our-work.md:5: No page and no file in public/ has the address /hours: correct the link.',
  ])
  expect(mistakesOf({ 'content/pages/our-work.md': linked, 'content/pages/hours.md': PAGE })).toEqual([])
})
