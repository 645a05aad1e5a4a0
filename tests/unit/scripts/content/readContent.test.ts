import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { readAllContent, readContent, readValidContent } from '../../../../scripts/content/readContent'
import { temporaryFolder } from '../../../temporaryFolder'

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

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
  it('finds no documents without files', async () => {
    const content = await readAllContent(root)
    expect(Object.keys(content)).toEqual(collections.map(({ name }) => name))
    expect(Object.values(content).flat()).toEqual([])
  })

  it('reads the id, the rendered body and every field of an article', async () => {
    await write('content/articles/two.md', article)
    const { blogs } = await readAllContent(root)
    expect(blogs).toEqual([
      {
        id: 'two',
        blogTitle: 'Two: a title',
        blogDesc: 'For a card.',
        date: Date.parse('2026-11-14T00:00:00Z'),
        domain: 'Digital',
        archive: false,
        desc: 'For a search result.',
        writerName: 'A Writer',
        metaTags: ['one', 'two'],
        blogContent: '<h2>A heading</h2>\n<p>Some <em>words</em>.</p>',
      },
    ])
  })

  it('does not publish the sample mark', async () => {
    await write('content/articles/two.md', article.replace('---\n', '---\nsample: true\n'))
    const { blogs } = await readAllContent(root)
    expect(blogs[0]).not.toHaveProperty('sample')
  })

  it('reads a plain text body as paragraphs', async () => {
    await write('public/a.svg', SVG)
    const fields = 'logo: /a.svg\ntitle: T\nsubtitle: S\ntype: App'
    await write(
      'content/innovations/a.md',
      `---\n${fields}\n---\nOne line\nof a paragraph.\n\n\nAnother one.\n`,
    )
    const { innovations } = await readAllContent(root)
    expect(innovations[0]).toMatchObject({ desc: 'One line of a paragraph.\n\nAnother one.' })
  })

  it('reads Windows line ends and a byte order mark', async () => {
    await write('content/articles/two.md', `\uFEFF${article.replaceAll('\n', '\r\n')}`)
    expect((await readAllContent(root)).blogs[0]).toMatchObject({ domain: 'Digital' })
  })

  it('names file, line and what to write for each invalid field', async () => {
    const wrong = article
      .replace('2026-11-14', '14 Nov')
      .replace('Digital', 'Poetry')
      .replace('desc:', 'description:')
    expect(await mistakesIn('content/articles/two.md', wrong)).toEqual([
      'content/articles/two.md:1: desc is missing: write a line "desc: …".',
      'content/articles/two.md:4: date is "14 Nov": write a date as YYYY-MM-DD, for example 2026-11-14.',
      'content/articles/two.md:5: domain is "Poetry": write one of Technology, Digital, Accountancy.',
      'content/articles/two.md:6: description is not a field of articles. Required: blogTitle, blogDesc, date, domain, writerName, desc. Optional: archive, metaTags, focusKeywords, draft, sample.',
    ])
  })

  it('asks for missing dashes', async () => {
    expect(await mistakesIn('content/articles/two.md', 'Only text.')).toEqual([
      expect.stringMatching(/:1: .* between two lines of three dashes/),
    ])
    expect(await mistakesIn('content/articles/two.md', '---\nblogTitle: A\n')).toEqual([
      expect.stringMatching(/:1: .* between two lines of three dashes/),
    ])
  })

  it('counts the lines of the body from the top of the file', async () => {
    const text = article.replace('## A heading', '# A heading').replace('Some', '![](/a.png) Some')
    expect(await mistakesIn('content/articles/two.md', text)).toEqual([
      'content/articles/two.md:11: The title is the only first-level heading: start this one with ##.',
      'content/articles/two.md:13: A picture has no alternative text: write ![what it shows](address).',
      'content/articles/two.md:13: public/a.png does not exist: add the picture or correct the path.',
    ])
  })

  it('requires a body if the collection has one, and refuses it otherwise', async () => {
    const [empty] = await mistakesIn('content/articles/two.md', article.slice(0, article.indexOf('## A')))
    expect(empty).toBe('content/articles/two.md:10: Write the blogContent below the fields.')
    await rm(path.join(root, 'content'), { recursive: true })
    await write('public/a.svg', SVG)
    expect(await mistakesIn('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\nWords.\n')).toEqual([
      'content/clients/a.md:5: Clients have no text below the fields: remove it.',
    ])
  })

  it('measures pictures, and refuses those that are too large or have no size', async () => {
    await write('public/a.svg', SVG)
    await write('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\n')
    expect((await readAllContent(root)).clients).toEqual([
      { id: 'a', name: 'A', logo: '/a.svg', logoWidth: 32, logoHeight: 24 },
    ])
    const mistakeOf = (svg: string) =>
      write('public/a.svg', svg).then(() =>
        mistakesIn('content/clients/a.md', '---\nname: A\nlogo: /a.svg\n---\n'),
      )
    expect(await mistakeOf('<svg/>')).toEqual([
      expect.stringMatching(/:3: The size of public\/a\.svg cannot be read/),
    ])
    expect(await mistakeOf(SVG.replace('32 24', '9000 24'))).toEqual([
      expect.stringMatching(/public\/a\.svg is 9,000 × 24 pixels; the limit is 4,000 per side\.$/),
    ])
    expect(await mistakeOf(SVG + ' '.repeat(3_340_000))).toEqual([
      expect.stringMatching(/public\/a\.svg is 3,340 kB; the limit is 500 kB\.$/),
    ])
  })

  it('publishes a body unchanged if the file says that it is HTML', async () => {
    const html = article
      .replace('---\n', '---\nbodyFormat: html\n')
      .replace('## A heading', '<h2>A <u>b</u></h2>')
    await write('content/articles/two.md', html)
    expect((await readAllContent(root)).blogs[0]).toMatchObject({
      blogContent: '<h2>A <u>b</u></h2>\n\nSome *words*.',
    })
  })

  it('refuses a file name that is not usable in a URL', async () => {
    expect(await mistakesIn('content/articles/Two Words.md', article)).toEqual([
      'content/articles/Two Words.md:1: Use only letters, digits and hyphens in the file name.',
    ])
  })

  it('throws all mistakes at once', async () => {
    await write('content/articles/one.md', 'x')
    await write('content/articles/two.md', 'x')
    await expect(readAllContent(root)).rejects.toThrow(/one\.md:1: .*\ncontent\/articles\/two\.md:1: /)
  })
})

describe('a draft', () => {
  const draft = article.replace('blogTitle', 'draft: true\nblogTitle')
  const ids = (entries: { blogs: { id: string }[] }) => entries.blogs.map(({ id }) => id)

  it('is never published and shows only on the local site', async () => {
    await write('content/articles/ready.md', article)
    await write('content/articles/begun.md', draft)
    const { entries, localEntries, drafts } = await readValidContent(root)
    expect(ids(entries)).toEqual(['ready'])
    expect(ids(localEntries)).toEqual(['begun', 'ready'])
    expect(localEntries.blogs[0]?.fields).not.toHaveProperty('draft')
    expect(drafts.files).toEqual(['content/articles/begun.md'])
    expect((await readAllContent(root)).blogs.map(({ id }) => id)).toEqual(['ready'])
  })

  it('with a mistake keeps no other file from being published', async () => {
    await write('content/articles/ready.md', article)
    await write('content/articles/begun.md', draft.replace('domain: Digital\n', ''))
    const { localEntries, drafts } = await readValidContent(root)
    expect(ids(localEntries)).toEqual(['ready'])
    expect(drafts.mistakes[0]?.message).toContain('domain is missing')
  })

  it('must not be linked from an article that is published', async () => {
    await write('content/articles/begun.md', draft)
    const linking = article.replace('Some', '[Begun](/insight/begun) some')
    const [mistake] = await mistakesIn('content/articles/ready.md', linking)
    expect(mistake).toContain('/insight/begun')
  })

  it('is marked with true or false and nothing else, so that no spelling publishes it', async () => {
    const found = await mistakesIn('content/articles/begun.md', draft.replace('true', 'yes'))
    expect(found).toEqual(['content/articles/begun.md:2: draft is not true or false: write one of them.'])
  })
})
