import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { team } from '@/data/collections/team'
import { findStoredMistakes } from '../../../../scripts/content/checkStored'

const article = {
  blogTitle: 'A',
  archive: false,
  date: new Date('2026-11-21T12:00:00Z'),
  domain: 'digital',
}

const mistakesOf = (fields: object) =>
  findStoredMistakes(articles, new Map([['a', { fields: { ...fields } }]]), ['technology', 'digital']).map(
    ({ message }) => message,
  )

const MISPLACED = 'lists leave it out or show it in the wrong place'

it('accepts a document that has what lists need', () => {
  expect(mistakesOf(article)).toEqual([])
})

it('names fields that the queries of lists need, and what to write', () => {
  const { archive, date, ...rest } = article
  expect(mistakesOf(rest)).toEqual([
    `date is missing: ${MISPLACED}. Write a timestamp.`,
    `archive is missing: ${MISPLACED}. Write a boolean, true or false.`,
  ])
  expect(mistakesOf({ ...article, archive: 'false' })).toEqual([
    `archive is "false" (string): ${MISPLACED}. Write a boolean, true or false.`,
  ])
  expect(mistakesOf({ ...article, date: '14 Nov 2026' })).toEqual([
    `date is "14 Nov 2026" (string): ${MISPLACED}. Write a timestamp.`,
  ])
  expect(mistakesOf({ ...article, domain: 'Tax' })).toEqual([
    `domain is "Tax" (string): ${MISPLACED}. Write one of technology, digital.`,
  ])
})

it('names fields without which the site skips the document', () => {
  expect(mistakesOf({ ...article, blogTitle: ' ' })).toEqual([
    'blogTitle is " " (string): the site does not show this article. Write some text.',
  ])
  const found = findStoredMistakes(team, new Map([['asha', { fields: { name: 'Asha' } }]]), [])
  expect(found.map(({ message }) => message.split(':')[0])).toEqual([
    'designation is missing',
    'img is missing',
    'rank is missing',
  ])
})
