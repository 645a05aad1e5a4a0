import { expect, it } from 'vitest'
import { findUnusedPictures } from '../../../../scripts/content/unusedPictures'
import { temporaryFolder } from '../../../temporaryFolder'

it.each([
  ['in no text', 'public/team/a.jpg', 'img: /team/b.jpg', ['team/a.jpg']],
  ['in a field', 'public/team/a.jpg', 'img: /team/a.jpg', []],
  ['in a text', 'public/articles/2026/a.jpg', '![A](/articles/2026/a.jpg)', []],
  ['at the image host', 'public/clients/a.svg', 'logo: https://images.example/clients/a.svg', []],
  ['in another folder', 'public/film/a.jpg', '', []],
  ['not a picture', 'public/team/a.pdf', '', []],
])('finds pictures that are %s', (_, file, text, expected) => {
  const root = temporaryFolder({ [file]: '', 'content/articles/one.md': text })
  expect(findUnusedPictures(root)).toEqual(expected)
})
