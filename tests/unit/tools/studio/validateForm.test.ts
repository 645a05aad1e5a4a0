import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { readForm } from '../../../../tools/studio/forms/entryFile'
import type { FormGroup } from '../../../../tools/studio/forms/formValues'
import { validateForm } from '../../../../tools/studio/forms/validateForm'

const texts = { blogTitle: 'Title', blogDesc: 'For a card.', desc: 'A.', writerName: 'B', body: 'Text.' }
const ARTICLE = { ...texts, date: '2026-01-01', practice: 'digital' }
const check = (values: object, path = 'content/articles/unsaved.md') =>
  validateForm(contentRoot(), path, { ...values })

it('an article without mistakes is the document that the site shows', async () => {
  const { document, mistakes } = await check(ARTICLE)
  expect(mistakes).toEqual([])
  const date = Date.UTC(2026, 0, 1)
  expect(document).toMatchObject({ id: 'unsaved', blogTitle: 'Title', date, blogContent: '<p>Text.</p>' })
})

it('each mistake names its field as the form does', async () => {
  const wrong = { blogTitle: '', date: 'soon', desc: 'x'.repeat(301), body: ' ' }
  const { mistakes } = await check({ ...ARTICLE, ...wrong })
  expect(mistakes.map(({ field, message, isMissing }) => [field, message, isMissing])).toEqual([
    ['blogTitle', 'Title is missing.', true],
    ['date', expect.stringMatching(/^Date is "soon": write a date/), false],
    ['desc', expect.stringMatching(/^Description for search engines has 301 characters: write at/), false],
    ['body', 'Text is missing.', true],
  ])
})

const fieldsOf = async (path: string, values: object) => {
  const { mistakes, page } = await check(values, path)
  return { page, mistakes: mistakes.map(({ field, message }) => [field, message]) }
}

const drawingFile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>'
const service = { title: 'SEO', practice: 'digital', position: 1, includes: ['A'], needs: ['B'] }
const [clients, team, call] = [{ heading: 'C' }, { heading: 'T' }, { heading: 'W', action: 'Go' }]
const inRupees = { otherPrices: [{ label: 'INR', value: 9000 }], features: [{ label: 'A', value: 'B' }] }
const plan = { id: 'seo', practice: 'digital', title: 'SEO', desc: 'Found.', ...inRupees }
const page = { title: 'T', description: 'D', heading: '{nobody}', clients, team, call }

it.each<[path: string, values: object, address: string | null, mistakes: [field: string, message: RegExp][]]>(
  [
    [
      'content/services/unsaved.md',
      { ...service, duration: '', drawingFile },
      null,
      [
        ['description', /^Description is missing\.$/],
        ['duration', /^Duration is missing\.$/],
        ['drawingFile', /^Line 2: <script> is not allowed/],
      ],
    ],
    [
      'content/plans.yaml',
      { plans: [{ ...plan, price: 90 }] },
      null,
      [['plans', /^Plans 1 period: every price in numbers needs one\.$/]],
    ],
    [
      'content/pages.yaml#about',
      page,
      '/about',
      [['heading', /\{nobody\} is not known: write one of \{name\}/]],
    ],
    [
      'content/words.yaml#bag',
      { empty: 'Tupu', count: { count: { other: 'zaidi' } } },
      '/',
      [
        ['count', /Count count one is missing/],
        ['count', /leaves out \{count\}/],
      ],
    ],
    [
      'content/legal/terms.md',
      { updated: '', body: 'Text with {nobody}.' },
      '/terms',
      [
        ['updated', /^Last changed is missing\.$/],
        ['body', /\{nobody\} is not known/],
        ['body', /does not begin with a heading\.$/],
      ],
    ],
  ],
)('the form of %s names what is missing and wrong', async (path, values, address, mistakes) => {
  const expected = mistakes.map(([field, message]) => [field, expect.stringMatching(message)])
  expect(await fieldsOf(path, values)).toEqual({ page: address, mistakes: expected })
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
    ...['vtt', 'jpg', 'mp4'].map((ending) => ['film', expect.stringContaining(`nothing.${ending} does`)]),
    ['founder', expect.stringMatching(/^Founder portrait: public\/team\/nobody.jpg does not exist/)],
  ])
})
