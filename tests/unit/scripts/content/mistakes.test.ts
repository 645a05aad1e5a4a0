import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'
import { paths } from '@/paths'
import { readContent } from '../../../../scripts/content/readContent'
import { temporaryFolder } from '../../../temporaryFolder'

let root: string

beforeEach(() => {
  root = temporaryFolder('content with spaces-')
  vi.stubEnv('VITE_IMAGE_HOST', undefined)
})

async function write(file: string, text: string | Buffer) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

async function mistakes() {
  const found = (await readContent(root)).mistakes
  return found.map(({ file, line, message }) => `${file}:${line}: ${message}`)
}

const ARTICLE = 'content/articles/one.md'
const FIELDS = `blogTitle: A title
blogDesc: For a card.
date: 2031-11-14
domain: Digital
desc: For a search result.
writerName: A Writer`
/** The line of the first paragraph. */
const BODY = 9

const article = (body: string, fields = FIELDS) => `---\n${fields}\n---\n${body}\n`

async function mistakesInBody(body: string) {
  await write(ARTICLE, article(body))
  return mistakes()
}

async function mistakesInTitle(title: string) {
  await write(ARTICLE, article('Some text.', FIELDS.replace('A title', title)))
  return mistakes()
}

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

it('accepts a short article with pictures, links and code', async () => {
  await write('public/articles/desk.jpg', jpeg(320, 200))
  await write('public/prices.pdf', 'x')
  await write('content/services/seo.md', 'x')
  const service = paths.service('seo')
  const body = `Short, 1 < 2. ![A desk](/articles/desk.jpg "At work")

[Services](/services), [a service](${service}?a=b#c), [itself](/insight/one), [file](/prices.pdf), [feed](/feed.xml),
[home](/), [elsewhere](https://agency.example/a.md), <https://agency.example>, [mail](mailto:a@agency.example),
[call](tel:+911234). Code: \`<b>\`

    <script>`
  expect(await mistakesInBody(body)).toEqual([])
})

describe('a portrait', () => {
  const member = (img: string) =>
    write(
      'content/team/asha.md',
      `---\nname: Asha\ndesignation: Partner\nrank: 1\nimg: ${img}\n---\nShe signs.\n`,
    )
  const sizeOf = async () => (await readContent(root)).entries.team[0]?.fields

  it.each(['asha.jpg', 'asha.jpeg', 'IMG_1.JPG'])('can be the JPEG %s', async (name) => {
    await write(`public/team/${name}`, jpeg(300, 400))
    await member(`/team/${name}`)
    expect(await mistakes()).toEqual([])
    expect(await sizeOf()).toMatchObject({ imgWidth: 300, imgHeight: 400 })
  })

  it('that the camera stored lying on its side has the size that browsers show', async () => {
    await write('public/team/asha.jpg', jpeg(400, 300, 6))
    await member('/team/asha.jpg')
    expect(await sizeOf()).toMatchObject({ imgWidth: 300, imgHeight: 400 })
  })

  it.each([
    ['/team/gone.jpg', 'public/team/gone.jpg does not exist: add the picture or correct the path.'],
    [
      '/team/asha.jpg',
      'public/team/asha.jpg does not exist, but Asha.jpg does: write upper and lower case as in the file name.',
    ],
    ['/team/a b.jpg', 'public/team/a b.jpg has a space in its path: rename it with hyphens.'],
    ['/team/asha.heic', 'public/team/asha.heic is not an SVG, AVIF, WebP, JPEG or PNG: convert it.'],
    [
      'team/a.jpg',
      '"team/a.jpg" is not a path in public/: write it as /team/name.jpg for the file public/team/name.jpg.',
    ],
    [
      'https://x.example/a.jpg',
      'https://x.example/a.jpg is on another host, so browsers block it: save the picture in public/ and write its path.',
    ],
  ])('cannot be %s', async (img, message) => {
    await write('public/team/Asha.jpg', jpeg(300, 400))
    await write('public/team/a b.jpg', jpeg(300, 400))
    await member(img)
    expect(await mistakes()).toEqual([`content/team/asha.md:5: ${message}`])
  })

  it('can be on the image host', async () => {
    await write('.env', 'VITE_IMAGE_HOST=https://pictures.example/folder')
    await member('https://pictures.example/asha.jpg')
    expect(await mistakes()).toEqual([])
    await member('https://pictures.example.evil.example/asha.jpg')
    expect(await mistakes()).toEqual([expect.stringContaining('is on another host')])
  })
})

describe('a picture in an article', () => {
  it.each([
    '/../secret.svg',
    '/%2e%2e/secret.svg',
    '/a/../../secret.svg',
    '/%00.svg',
    'desk.svg',
    '../public/desk.svg',
  ])('is not read from %s', async (address) => {
    await write('secret.svg', '<svg viewBox="0 0 1 1"/>')
    expect(await mistakesInBody(`![A picture](${address})`)).toEqual([
      expect.stringContaining(`"${address}" is not a path in public/`),
    ])
  })

  it('has no space in its name', async () => {
    await write('public/my desk.jpg', jpeg(3, 2))
    expect(await mistakesInBody('Text\nand ![A desk](/my desk.jpg).')).toEqual([
      `${ARTICLE}:${BODY + 1}: The address /my desk.jpg contains a space: rename the file with hyphens.`,
    ])
    expect(await mistakesInBody('![A desk](/my%20desk.jpg)')).toEqual([
      expect.stringContaining('has a space'),
    ])
  })
})

describe('a link in an article', () => {
  it.each([
    ['/servces', 'No page and no file in public/ has the address /servces: correct the link.'],
    [
      '/services/nothing',
      'No page and no file in public/ has the address /services/nothing: correct the link.',
    ],
    ['/insight/two', 'No page and no file in public/ has the address /insight/two: correct the link.'],
    ['/404', 'No page and no file in public/ has the address /404: correct the link.'],
    ['one.md', 'one.md is a file, not a page: write the address of its page, such as /insight/one.'],
    [
      '../articles/one.md#x',
      '../articles/one.md#x is a file, not a page: write the address of its page, such as /insight/one.',
    ],
    [
      'www.agency.example',
      '"www.agency.example" leads nowhere: start links with / for a page of this site, or with https:// for another site.',
    ],
  ])('cannot lead to %s', async (address, message) => {
    expect(await mistakesInBody(`| a |\n|---|\n| [x](${address}) |`)).toEqual([
      `${ARTICLE}:${BODY + 2}: ${message}`,
    ])
  })

  it('can lead to a heading of the article, and to no other', async () => {
    expect(
      await mistakesInBody(
        '## Große *big* `code`\n\n## One\n\n## One\n\n[x](#große-big-code) [y](#part-one) [z](#one-2)',
      ),
    ).toEqual([])
    expect(await mistakesInBody('## One\n\n## Two\n\n[x](#three)')).toEqual([
      `${ARTICLE}:${BODY + 4}: No heading has the address #three. Headings: #one, #two.`,
    ])
  })

  it('is also checked in a body that is HTML', async () => {
    const html = '<p>Some\n<a class="x" href="/servces">text</a> <img alt="" src="/gone.jpg"></p>'
    await write(ARTICLE, article(html, `${FIELDS}\nbodyFormat: html`))
    expect(await mistakes()).toEqual([
      `${ARTICLE}:${BODY + 2}: No page and no file in public/ has the address /servces: correct the link.`,
      `${ARTICLE}:${BODY + 2}: public/gone.jpg does not exist: add the picture or correct the path.`,
    ])
  })
})

describe('HTML', () => {
  const AS_TEXT = 'as text: use Markdown instead, or backticks (`) to show code.'

  it('in Markdown is reported where it starts', async () => {
    expect(await mistakesInBody('Text\nwith <b>bold</b>.\n\n<div>\nx\n</div>\n\n<!-- later -->')).toEqual([
      `${ARTICLE}:${BODY + 1}: Visitors see <b …> ${AS_TEXT}`,
      `${ARTICLE}:${BODY + 3}: Visitors see <div …> ${AS_TEXT}`,
      `${ARTICLE}:${BODY + 7}: Visitors see <!-- …> ${AS_TEXT}`,
    ])
  })

  it('in plain text is reported, too', async () => {
    await write('public/a.svg', '<svg viewBox="0 0 1 1"/>')
    await write(
      'content/innovations/a.md',
      '---\ntitle: A\nsubtitle: B\ntype: C\nlogo: /a.svg\n---\nSome <b>text</b>.\n',
    )
    expect(await mistakes()).toEqual(['content/innovations/a.md:7: Visitors see <b …> as text: remove it.'])
  })
})

describe('a file', () => {
  it('that would be ignored is reported with the name that it needs', async () => {
    await write('public/a.svg', '<svg viewBox="0 0 1 1"/>')
    for (const file of [
      'a.md',
      'articles/.hidden',
      'articles/b.MD',
      'articles/c.txt',
      'articles/2031/d.md',
      'articles/e.md~',
      'Articles/f.md',
      'plans.yaml',
    ])
      await write(`content/${file}`, 'x')
    const folders = collections.map(({ folder }) => `content/${folder}`)
    const elsewhere = `Only files in ${folders.join(', ')} are published: move or remove this file. (A new folder needs a collection in the list of src/data/collections/index.ts.)`
    const ignored = 'Only .md files directly in content/articles are published:'
    expect(await mistakes()).toEqual([
      `content/Articles/f.md:1: ${elsewhere}`,
      `content/a.md:1: ${elsewhere}`,
      `content/articles/2031/d.md:1: ${ignored} rename it to content/articles/d.md, or remove it.`,
      `content/articles/b.MD:1: ${ignored} rename it to content/articles/b.md, or remove it.`,
      `content/articles/c.txt:1: ${ignored} rename it to content/articles/c.md, or remove it.`,
      `content/articles/e.md~:1: ${ignored} move it to another folder, or remove it.`,
    ])
  })

  it('cannot differ from another only in case', async () => {
    for (const name of ['one', 'One']) await write(`content/articles/${name}.md`, article('Some text.'))
    const differs = (name: string) =>
      `The name differs from content/articles/${name}.md only in upper and lower case: rename one of them.`
    expect(await mistakes()).toEqual([
      `content/articles/One.md:1: ${differs('one')}`,
      `content/articles/one.md:1: ${differs('One')}`,
    ])
  })

  it('is in UTF-8', async () => {
    await write(ARTICLE, Buffer.from(article('Café'), 'latin1'))
    expect(await mistakes()).toEqual([
      `${ARTICLE}:${BODY}: A character is not in UTF-8: save the file as UTF-8.`,
    ])
  })
})

describe('a field', () => {
  const ONE_PAIR = 'Put the whole text in one pair of quotes, and write an apostrophe inside as ’.'
  const IN_QUOTES = 'Put text that contains ": " or starts with a symbol in quotes.'
  const NOT_CLOSED = 'A quote or bracket is opened here and never closed.'

  it.each([
    ['One\nblogTitle: Two', 3, 'This field is already set above: keep one of the two.'],
    ["'It's here'", 2, ONE_PAIR],
    ['"Fast" and safe', 2, ONE_PAIR],
    ['"Open', 2, NOT_CLOSED],
    ["'Open", 2, NOT_CLOSED],
    [
      'One: two',
      2,
      `This line is not valid YAML (Nested mappings are not allowed in compact mappings). ${IN_QUOTES}`,
    ],
    ['*Big*', 2, IN_QUOTES],
    ['*Big* news', 2, ONE_PAIR],
    ['!Big news', 2, `This line is not valid YAML (Unresolved tag: !Big). ${IN_QUOTES}`],
    ['One\n\tsample: true', 3, 'Replace the tab at the start of this line with spaces.'],
    ['One\nmetaTags: [a, b', 4, 'Indent this line like the fields above, and close each list with ].'],
    ['"\\d"', 2, 'Write a backslash between double quotes as \\\\.'],
  ])('cannot be %s', async (title, line, message) => {
    expect(await mistakesInTitle(title)).toContain(`${ARTICLE}:${line}: ${message}`)
  })
})
