// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAllContent, readContent } from '../../../../scripts/content/readContent.mjs'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'))
})

afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

async function mistakesIn(file: string, text: string) {
  await write(file, text)
  const { mistakes } = await readContent(root)
  return mistakes.map(({ file: name, line, message }) => `${name}:${line}: ${message}`)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"/>'

const article = `---
blogTitle: "Two: a title"
blogDesc: For a card.
date: 2026-11-14
domain: Digital
desc: For a search result.
writerName: A Writer
metaTags: [one, two]
---

## A heading

Some *words*.
`

describe('reading content', () => {
  it('finds nothing in an empty folder', async () => {
    expect(await readAllContent(root)).toEqual({ innovations: [], blogs: [], team: [], clients: [] })
  })

  it('gives an article its id, its rendered body and every field', async () => {
    await write('content/articles/two.md', article)
    const { blogs } = await readAllContent(root)
    expect(blogs).toEqual([
      {
        id: 'two',
        blogTitle: 'Two: a title',
        blogDesc: 'For a card.',
        date: Date.parse('2026-11-14T12:00:00Z'),
        domain: 'Digital',
        archive: false,
        desc: 'For a search result.',
        writerName: 'A Writer',
        metaTags: ['one', 'two'],
        blogContent: '<h2>A heading</h2>\n<p>Some <em>words</em>.</p>',
      },
    ])
  })

  it('does not publish the mark of a sample', async () => {
    await write('content/articles/two.md', article.replace('---\n', '---\nsample: true\n'))
    const { blogs } = await readAllContent(root)
    expect(blogs[0]).not.toHaveProperty('sample')
  })

  it('reads a body that is not rendered as plain paragraphs', async () => {
    await write('public/a.svg', SVG)
    const fields = 'logo: /a.svg\ntitle: T\nsubtitle: S\ntype: App'
    await write(
      'content/innovations/a.md',
      `---\n${fields}\n---\nOne line\nof a paragraph.\n\n\nAnother <b>one</b>.\n`,
    )
    const { innovations } = await readAllContent(root)
    expect(innovations[0]).toMatchObject({ desc: 'One line of a paragraph.\n\nAnother <b>one</b>.' })
  })

  it('reads files with the line ends of another system', async () => {
    await write('content/articles/two.md', `\uFEFF${article.replaceAll('\n', '\r\n')}`)
    expect((await readAllContent(root)).blogs[0]).toMatchObject({ domain: 'Digital' })
  })

  it('names file, line and remedy for each wrong field', async () => {
    const wrong = article
      .replace('2026-11-14', '14 Nov')
      .replace('Digital', 'Poetry')
      .replace('desc:', 'description:')
    expect(await mistakesIn('content/articles/two.md', wrong)).toEqual([
      'content/articles/two.md:1: desc is missing: write a line "desc: …".',
      'content/articles/two.md:4: date is "14 Nov": write a date as YYYY-MM-DD, for example 2026-11-14.',
      'content/articles/two.md:5: domain is "Poetry": write one of Technology, Digital, Accountancy.',
      'content/articles/two.md:6: description is not a field here: write one of blogTitle, blogDesc, date, domain, archive, desc, writerName, metaTags, focusKeywords.',
    ])
  })

  it('names the line that is no front matter', async () => {
    const [mistake] = await mistakesIn(
      'content/articles/two.md',
      article.replace('"Two: a title"', 'Two: a title'),
    )
    expect(mistake).toMatch(/^content\/articles\/two\.md:2: This line cannot be read .* in quotes\.$/)
  })

  it('asks for the dashes where they are missing', async () => {
    expect(await mistakesIn('content/articles/two.md', 'Only text.')).toEqual([
      expect.stringMatching(/:1: The file must begin with a line of three dashes/),
    ])
    expect(await mistakesIn('content/articles/two.md', '---\nblogTitle: A\n')).toEqual([
      expect.stringMatching(/:1: The fields are not closed/),
    ])
  })

  it('counts the lines of the body from the top of the file', async () => {
    const text = article.replace('## A heading', '# A heading').replace('Some', '![](/a.png) Some')
    expect(await mistakesIn('content/articles/two.md', text)).toEqual([
      'content/articles/two.md:11: The title is the only heading of the first level: begin this one with ##.',
      'content/articles/two.md:13: Say what the picture shows: ![words](address).',
      'content/articles/two.md:13: The picture names public/a.png, which is not there: add the picture or correct the path.',
    ])
  })

  it('asks for a body where one is published, and for none where none is', async () => {
    const [empty] = await mistakesIn('content/articles/two.md', article.slice(0, article.indexOf('## A')))
    expect(empty).toBe('content/articles/two.md:10: Write the blogContent below the fields.')
    await rm(path.join(root, 'content'), { recursive: true })
    await write('public/a.svg', SVG)
    expect(await mistakesIn('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\nWords.\n')).toEqual([
      'content/clients/a.md:5: Nothing is published from below the fields: remove this text.',
    ])
  })

  it('misses a picture that is not there', async () => {
    const [mistake] = await mistakesIn('content/clients/a.md', '---\nname: A\nlogo: /clients/a.svg\n---\n')
    expect(mistake).toBe(
      'content/clients/a.md:3: logo names public/clients/a.svg, which is not there: add the picture or correct the path.',
    )
  })

  it('measures pictures, and refuses those that are too large or cannot be measured', async () => {
    await write('public/a.svg', SVG)
    await write('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\n')
    expect((await readAllContent(root)).clients).toEqual([
      { id: 'a', name: 'A', logo: '/a.svg', logoWidth: 32, logoHeight: 24 },
    ])
    const mistakeOf = (svg: string) =>
      write('public/a.svg', svg).then(() =>
        mistakesIn('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\n'),
      )
    expect(await mistakeOf('<svg/>')).toEqual([expect.stringMatching(/:3: logo .* no readable size/)])
    expect(await mistakeOf(SVG.replace('32 24', '9000 24'))).toEqual([
      expect.stringMatching(/is 9000 × 24: make it at most 4000 pixels a side\.$/),
    ])
    expect(await mistakeOf(SVG + ' '.repeat(600_000))).toEqual([
      expect.stringMatching(/has 600 kB: save it with at most 500 kB\.$/),
    ])
  })

  it('publishes a body as it stands where the file says that it is HTML', async () => {
    const html = article
      .replace('---\n', '---\nbodyFormat: html\n')
      .replace('## A heading', '<h2>A <u>b</u></h2>')
    await write('content/articles/two.md', html)
    expect((await readAllContent(root)).blogs[0]).toMatchObject({
      blogContent: '<h2>A <u>b</u></h2>\n\nSome *words*.',
    })
  })

  it('refuses a file name that makes no good address', async () => {
    expect(await mistakesIn('content/articles/Two Words.md', article)).toEqual([
      'content/articles/Two Words.md:1: Name the file in letters, figures and hyphens.',
    ])
  })

  it('throws every mistake at once for a build', async () => {
    await write('content/articles/one.md', 'x')
    await write('content/articles/two.md', 'x')
    await expect(readAllContent(root)).rejects.toThrow(/one\.md:1: .*\ncontent\/articles\/two\.md:1: /)
  })
})
