import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { team } from '@/data/collections/team'
import { fileOf, type Item } from '../../../../scripts/content/documents'
import { toFirestoreFields } from '../../../../scripts/content/firestoreValue'
import { planPull } from '../../../../scripts/content/planPull'
import { describeEdit } from '../../../../scripts/content/pushCommand'

const options = { overwrite: false, readSource: () => null, root: '', imageHost: null }

const article = (blogContent: string) => ({
  blogTitle: 'A title',
  blogDesc: 'For a card.',
  date: new Date('2031-11-14T00:00:00Z'),
  domain: 'Digital',
  archive: false,
  desc: 'For a search result.',
  writerName: 'A Writer',
  blogContent,
})

/** A document that was created in the console. */
function foreign(id: string, blogContent = '<p>Text</p>', changes = {}): Item {
  const fields = toFirestoreFields({ ...article(blogContent), ...changes })
  const stored = { fields, createTime: '', updateTime: '' }
  return {
    collection: articles,
    id,
    state: 'foreign',
    file: null,
    stored,
    fields: [],
    isFileChanged: false,
    isMarked: false,
  }
}

/** A document that was edited in the console and has a file. */
const edited = (id: string, blogContent?: string, changes: Partial<Item> = {}): Item => ({
  ...foreign(id, blogContent),
  state: 'edited',
  file: toFirestoreFields(article('<p>Old</p>')),
  fields: ['blogContent'],
  isMarked: true,
  ...changes,
})

function plan(items: Item[], changes: Partial<typeof options> = {}) {
  const { planned, leftOut } = planPull(items, { ...options, ...changes })
  return {
    planned: planned.map(({ item }) => fileOf(item)),
    leftOut: leftOut.map(({ item, reasons }) => `${fileOf(item)}: ${reasons.join(' ')}`),
  }
}

it('copies documents that content:check accepts', () => {
  expect(plan([foreign('new', '<p><a href="/insight/old">x</a></p>'), edited('old')])).toEqual({
    planned: ['content/articles/new.md', 'content/articles/old.md'],
    leftOut: [],
  })
})

it('leaves out documents that content:check rejects, and says why', () => {
  const member = {
    ...foreign('asha'),
    collection: team,
    stored: { fields: {}, createTime: '', updateTime: '' },
  }
  const { planned, leftOut } = plan([
    foreign('untitled', undefined, { blogTitle: '' }),
    foreign('picture', '<p><img src="https://x.example/a.jpg" alt="A"></p>'),
    foreign('two words'),
    foreign('Old'),
    edited('old'),
    member,
  ])
  expect(planned).toEqual([])
  expect(leftOut).toEqual([
    expect.stringMatching(/untitled\.md: blogTitle is missing/),
    expect.stringMatching(/picture\.md: https:\/\/x\.example\/a\.jpg is on another host/),
    'content/articles/two words.md: Use only letters, digits and hyphens in the file name.',
    expect.stringMatching(
      /Old\.md: The name differs from content\/articles\/old\.md only in upper and lower case/,
    ),
    expect.stringMatching(/old\.md: The name differs from content\/articles\/Old\.md/),
    expect.stringMatching(/asha\.md: name is missing.* img is missing/),
  ])
})

it('leaves out documents that link to one that was left out or deleted', () => {
  const link = (id: string) => `<p><a href="/insight/${id}">x</a></p>`
  const deleted = edited('deleted', undefined, { stored: null })
  const untitled = foreign('untitled', undefined, { blogTitle: '' })
  const { planned, leftOut } = plan([
    untitled,
    foreign('first', link('untitled')),
    foreign('second', link('first')),
    foreign('third', link('deleted')),
    deleted,
  ])
  expect(planned).toEqual(['content/articles/deleted.md'])
  expect(leftOut.map((line) => line.split(':')[0])).toEqual([
    'content/articles/untitled.md',
    'content/articles/third.md',
    'content/articles/first.md',
    'content/articles/second.md',
  ])
})

it('replaces a file that was changed, too, only with --overwrite', () => {
  const both = edited('both', undefined, { isFileChanged: true })
  expect(plan([both])).toEqual({
    planned: [],
    leftOut: [
      'content/articles/both.md: The file was changed, too: pass --overwrite to replace it with the document.',
    ],
  })
  expect(plan([both], { overwrite: true }).planned).toEqual(['content/articles/both.md'])
})

it('a push names the side on which a document was edited', () => {
  const described = (changes: Partial<Item>) => describeEdit(edited('a', undefined, changes))
  expect(described({})).toBe('edited in Firestore: blogContent')
  expect(described({ isFileChanged: true })).toBe('edited in both, the file and Firestore: blogContent')
  expect(described({ isFileChanged: true, isMarked: false })).toBe(
    'Firestore has another document with this id, which no push has written: blogContent',
  )
  expect(described({ stored: null })).toBe('deleted in Firestore since the last push')
  expect(described({ file: null })).toContain('the file was deleted')
})
