import { expect, it } from 'vitest'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { checkForm } from '../../../../tools/studio/server/checkForm'

const ARTICLE = {
  blogTitle: 'Title',
  blogDesc: 'For a card.',
  date: '2026-01-01',
  domain: 'Digital',
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
      message: 'Description for search engines has 301 characters: write at most 300.',
    }),
    { field: 'body', message: 'Text is missing.', isMissing: true },
  ])
})

it('a picture in the text needs a file and an alternative text', async () => {
  const { mistakes } = await check({ ...ARTICLE, body: '![]()' })
  expect(mistakes.map(({ field, message }) => [field, message])).toEqual([
    ['body', 'A picture has no alternative text.'],
    ['body', 'A picture has no address.'],
  ])
})
