import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { plainContent, readContent } from '../../../../scripts/content/readContent'
import { readValidContent } from '../../../readValidContent'
import { temporaryFolder } from '../../../temporaryFolder'

const readAllContent = async (root: string) => plainContent(await readValidContent(root))

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

async function write(file: string, text: string | Buffer) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"/>'

/** The parts of a JPEG file that name its size, and the EXIF orientation "turned by 90 degrees". */
function jpeg(width: number, height: number, orientation = 1) {
  const exif = Buffer.from('4578696600004d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif.writeUInt16BE(orientation, exif.length - 8)
  const app = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]), exif])
  const frame = Buffer.from('ffc0001108000000000301110002110003110000', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([app, frame])
}

const article = `---
blogTitle: "Two: a title"
blogDesc: For a card.
date: 2026-11-14
practice: digital
desc: For a search result.
writerName: A Writer
metaTags: [one, two]
---

## A heading

Some *words*.
`

it('reads the id, the rendered body and every field of an article', async () => {
  await write('content/articles/two.md', article)
  const { blogs } = await readAllContent(root)
  const texts = { blogTitle: 'Two: a title', blogDesc: 'For a card.', desc: 'For a search result.' }
  const values = { domain: 'digital', archive: false, writerName: 'A Writer', metaTags: ['one', 'two'] }
  const date = Date.parse('2026-11-14T00:00:00Z')
  const blogContent = '<h2>A heading</h2>\n<p>Some <em>words</em>.</p>'
  expect(blogs).toEqual([{ id: 'two', ...texts, ...values, date, blogContent }])
})

it('does not publish the sample mark', async () => {
  await write('content/articles/two.md', article.replace('---\n', '---\nsample: true\n'))
  expect((await readAllContent(root)).blogs[0]).not.toHaveProperty('sample')
})

it('reads a plain text body as paragraphs', async () => {
  await write('public/a.svg', SVG)
  const fields = '---\nlogo: /a.svg\ntitle: T\nsubtitle: S\ntype: App\n---\n'
  await write('content/innovations/a.md', `${fields}One line\nof a paragraph.\n\n\nAnother one.\n`)
  const { innovations } = await readAllContent(root)
  expect(innovations[0]).toMatchObject({ desc: 'One line of a paragraph.\n\nAnother one.' })
})

const html = article
  .replace('---\n', '---\nbodyFormat: html\n')
  .replace('## A heading', '<h2>A <u>b</u></h2>')

it.each([
  ['a time with its zone', article.replace('-14', '-14T09:30:00+05:30'), { date: Date.UTC(2026, 10, 14, 4) }],
  ['Windows line ends and a mark', `\uFEFF${article.replaceAll('\n', '\r\n')}`, { domain: 'digital' }],
  ['HTML as it is', html, { blogContent: '<h2>A <u>b</u></h2>\n\nSome *words*.' }],
])('reads %s', async (_, text, expected) => {
  await write('content/articles/two.md', text)
  expect((await readAllContent(root)).blogs[0]).toMatchObject(expected)
})

it.each([
  ['a drawing', 'a.svg', Buffer.from(SVG), 32, 24],
  ['a photo', 'IMG_1.JPG', jpeg(300, 400), 300, 400],
  ['a photo that the camera stored lying on its side', 'a.jpeg', jpeg(400, 300, 6), 300, 400],
])('measures %s', async (_, name, picture, width, height) => {
  await write(`public/${name}`, picture)
  await write('content/articles/two.md', `${article}\n![A desk](/${name})\n`)
  const [two] = (await readAllContent(root)).blogs
  expect(two).toHaveProperty('blogContent', expect.stringContaining(`width="${width}" height="${height}"`))
})

it.each([
  ['has no size', '<svg/>', 'The size of public/a.svg cannot be read: give an SVG a viewBox'],
  ['has many pixels', SVG.replace('32', '9000'), 'is 9,000 × 24 pixels; the limit is 4,000 per side.'],
  ['is a large file', SVG + ' '.repeat(3_340_000), 'public/a.svg is 3,340 kB; the limit is 500 kB.'],
])('refuses a picture that %s', async (_, svg, message) => {
  await write('public/a.svg', svg)
  await write('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\n')
  const { mistakes } = await readContent(root)
  expect(mistakes).toEqual([expect.stringContaining(message)])
  expect(mistakes[0]).toMatch(/^content\/clients\/a\.md:3: /)
})

it('accepts pictures on the image host', async () => {
  vi.stubEnv('VITE_IMAGE_HOST', undefined)
  await write('.env', 'VITE_IMAGE_HOST=https://pictures.example/folder')
  const logo = (host: string) => `---\nname: A\nlogo: https://${host}/a.jpg\n---\n`
  await write('content/clients/a.md', logo('pictures.example'))
  await write('content/clients/b.md', logo('pictures.example.evil.example'))
  const { mistakes } = await readContent(root)
  expect(mistakes).toEqual([expect.stringMatching(/^content\/clients\/b\.md:3: .* is on another host/)])
})

it('accepts pages, headings, files and other sites as addresses', async () => {
  await write('public/desk.jpg', jpeg(320, 200))
  await write('public/prices.pdf', 'x')
  await write('content/services/seo.md', 'x')
  const body = `Short, 1 < 2. ![A desk](/desk.jpg "At work")

## Große *big* \`code\`

[Services](/services), [a service](${paths.service('seo')}?a=b#c), [itself](/insight/two), [file](/prices.pdf),
[feed](/feed.xml), [home](/), [elsewhere](https://agency.example/a.md), <https://agency.example>, [call](tel:+911234),
[mail](mailto:a@agency.example), [a heading](#große-big-code), [again](#part-große-big-code). Code: \`<b>\`

    <script>`
  await write('content/articles/two.md', article.replace('Some *words*.', body))
  expect((await readContent(root)).mistakes).toEqual([])
})

const draft = article.replace('blogTitle', 'draft: true\nblogTitle')
const ids = (entries: { blogs: { id: string }[] }) => entries.blogs.map(({ id }) => id)

it('a draft is never published and shows only on the local site', async () => {
  await write('content/articles/ready.md', article)
  await write('content/articles/begun.md', draft)
  const { entries, localEntries, drafts } = await readValidContent(root)
  expect(ids(entries)).toEqual(['ready'])
  expect(ids(localEntries)).toEqual(['begun', 'ready'])
  expect(localEntries.blogs[0]?.fields).not.toHaveProperty('draft')
  expect(drafts.files).toEqual(['content/articles/begun.md'])
  expect((await readAllContent(root)).blogs.map(({ id }) => id)).toEqual(['ready'])
})

it('a draft with a mistake keeps no other file from being published', async () => {
  await write('content/articles/ready.md', article)
  await write('content/articles/begun.md', draft.replace('practice: digital\n', ''))
  const { localEntries, drafts } = await readValidContent(root)
  expect(ids(localEntries)).toEqual(['ready'])
  expect(drafts.mistakes[0]).toContain('practice is missing')
})

it('a draft must not be linked from an article that is published', async () => {
  await write('content/articles/begun.md', draft)
  await write('content/articles/ready.md', article.replace('Some', '[Begun](/insight/begun) some'))
  const { mistakes } = await readContent(root)
  expect(mistakes).toEqual([expect.stringContaining('/insight/begun')])
})
