import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDrawings } from '../../../../../scripts/content/drawings'
import { readContent } from '../../../../../scripts/content/readContent'
import { readServices } from '../../../../../scripts/content/services'
import { messagesOf } from '../../../../../scripts/lib/userError'
import { SERVICE } from '../../../../fixtures/service'
import { temporaryFolder } from '../../../../temporaryFolder'
import { ARTICLE } from './mistakeTable'

it.each<[file: string, message: string]>([
  ['articles/Two Words.md', 'Use only letters from A to Z, digits and hyphens in the file name.'],
  ['articles/index.md', 'The list itself has this address: give the file another name than index.'],
  ['services/index.md', 'The list itself has this address'],
  ['articles/b.MD', 'Only .md files directly in content/articles are used: rename, move or remove this one.'],
  ['articles/2031/d.md', 'Only .md files directly in content/articles are used'],
  ['Articles/f.md', 'Only files in content/'],
  ['a.md', 'are published: move or remove this file. (A new folder needs a collection in the list of'],
  ['redirects.yml', 'The site reads content/redirects.yaml instead: rename or remove this file.'],
  ['Site.yaml', 'The site reads content/site.yaml instead'],
  ['words.yaml.txt', 'The site reads content/words.yaml instead'],
  ['services/cards.svg', 'It belongs to no service, because content/services/cards.md does not exist:'],
  ['drawings/Two Words.svg', 'Use only lower-case letters from a to z, digits and hyphens in the file name'],
  ['drawings/photo.jpg', 'Only .svg files directly in content/drawings are used'],
  ['services/cards.SVG', 'Only .md and .svg files directly in content/services are used'],
  ['services/my cards.md', 'Use only lower-case letters from a to z, digits and hyphens in the file name, '],
])('the file %s → %j', async (file, message) => {
  const root = temporaryFolder({
    ...{ 'content/articles/one.md': ARTICLE, 'content/articles/.hidden': 'x', 'content/plans.yaml': 'x' },
    [`content/${file}`]: file.startsWith('services') ? SERVICE : ARTICLE,
  })
  const { mistakes } = await readContent(root)
  const inOthers = [readServices, readDrawings].flatMap((readAll) =>
    messagesOf(() => readAll(join(root, 'content'))).flatMap((text) => text.split('\n')),
  )
  expect([...mistakes, ...inOthers].find((one) => one.startsWith(`content/${file}:1: `))).toContain(message)
})
