import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { checkForm } from '../../../../tools/studio/forms/checkForm'
import { readForm } from '../../../../tools/studio/forms/entryFile'
import type { FormGroup } from '../../../../tools/studio/forms/formValues'

const ARTICLE = {
  blogTitle: 'Title',
  blogDesc: 'For a card.',
  date: '2026-01-01',
  practice: 'digital',
  desc: 'A.',
  writerName: 'B',
  body: 'Text.',
}
const check = (values: object, path = 'content/articles/unsaved.md') =>
  checkForm(contentRoot(), path, { ...values })

it('an article without mistakes is the document that the site shows', async () => {
  const { document, mistakes } = await check(ARTICLE)
  expect(mistakes).toEqual([])
  expect(document).toMatchObject({
    id: 'unsaved',
    blogTitle: 'Title',
    date: Date.UTC(2026, 0, 1),
    blogContent: '<p>Text.</p>',
  })
})

it('each mistake names its field as the form does', async () => {
  const { mistakes } = await check({
    ...ARTICLE,
    blogTitle: '',
    date: 'soon',
    desc: 'x'.repeat(301),
    body: ' ',
  })
  expect(mistakes).toEqual([
    { field: 'blogTitle', message: 'Title is missing.', isMissing: true },
    expect.objectContaining({
      field: 'date',
      message: expect.stringMatching(/^Date is "soon": write a date/),
    }),
    expect.objectContaining({
      field: 'desc',
      message: 'Description for search engines has 301 characters: write at most 300 characters.',
    }),
    { field: 'body', message: 'Text is missing.', isMissing: true },
  ])
})

const fieldsOf = async (path: string, values: object) => {
  const { mistakes, page } = await check(values, path)
  return { page, mistakes: mistakes.map(({ field, message }) => [field, message]) }
}

it('a service names what is missing, a drawing that cannot be used, and a title and a position that are taken', async () => {
  const values = {
    title: 'SEO',
    practice: 'digital',
    position: 1,
    includes: ['A'],
    needs: ['B'],
    duration: '',
    drawingFile: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>',
  }
  const { mistakes, page } = await fieldsOf('content/services/unsaved.md', values)
  expect(page).toBeNull()
  expect(mistakes).toEqual([
    ['description', 'Description is missing.'],
    ['duration', 'Duration is missing.'],
    ['drawingFile', expect.stringMatching(/^Line 2: <script> is not allowed/)],
  ])
})

it('the texts of a page are checked with what they name in braces', async () => {
  const [clients, team, call] = [{ heading: 'C' }, { heading: 'T' }, { heading: 'W', action: 'Go' }]
  const values = { title: 'T', description: 'D', heading: '{nobody}', clients, team, call }
  expect(await fieldsOf('content/pages.yaml#about', values)).toEqual({
    page: '/about',
    mistakes: [['heading', expect.stringMatching(/\{nobody\} is not known: write one of \{name\}/)]],
  })
})

it('a word names its values, and has the plural forms of the language', async () => {
  const values = { empty: 'Tupu', count: { count: { other: 'zaidi' } } }
  expect(await fieldsOf('content/words.yaml#bag', values)).toEqual({
    page: '/',
    mistakes: [
      ['count', expect.stringContaining('Count count one is missing')],
      ['count', expect.stringContaining('leaves out {count}')],
    ],
  })
})

it('a legal text needs a date and a heading', async () => {
  expect(await fieldsOf('content/legal/terms.md', { updated: '', body: 'Text with {nobody}.' })).toEqual({
    page: '/terms',
    mistakes: [
      ['updated', 'Last changed is missing.'],
      ['body', expect.stringContaining('{nobody} is not known')],
      ['body', expect.stringContaining('does not begin with a heading')],
    ],
  })
})

it('the pictures and the film of the company need files', async () => {
  const path = 'content/site.yaml'
  const site = readForm(path, readFileSync(join(contentRoot(), path), 'utf8'))
  expect((await fieldsOf(path, site)).mistakes).toEqual([])
  const founder = { ...(site.founder as FormGroup), portrait: '/team/nobody.jpg' }
  const clientLogos = { logos: [{ name: 'Acme', logo: '/clients/nothing.svg' }] }
  const film = { video: 'film/nothing.mp4', poster: 'film/nothing.jpg', captions: 'film/nothing.vtt' }
  const { mistakes } = await fieldsOf(path, { ...site, founder, clientLogos, film })
  expect(mistakes.toSorted()).toEqual([
    ['clientLogos', expect.stringMatching(/logos 1 logo: public\/clients\/nothing.svg does not exist/)],
    ...['vtt', 'jpg', 'mp4'].map((ending) => [
      'film',
      expect.stringContaining(`content/film/nothing.${ending} does not exist`),
    ]),
    ['founder', expect.stringMatching(/^Founder portrait: public\/team\/nobody.jpg does not exist/)],
  ])
})
