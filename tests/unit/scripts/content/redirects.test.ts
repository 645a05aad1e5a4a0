import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contextOf } from '../../../../scripts/content/context'
import { findRedirectMistakes, readRedirects, withMovedPage } from '../../../../scripts/content/redirects'
import { temporaryFolder } from '../../../temporaryFolder'

const context = contextOf('sample')
const find = (source: string) => findRedirectMistakes(source, context).map(({ message }) => message)

it.each([
  ['/old: /services', []],
  ['/services/Old.html: /', []],
  ['', []],
  ['/a: /b\n/b: /a', ['circle', 'circle']],
  ['/a: /a', ['circle']],
  ['/a: /b\n/b: /about', ['/b leads on to /about: write /a: /about']],
  ['"/a?b=1": /about', ['write a path such as']],
  ['/blog/*: /insight', ['write a path such as']],
  ['/a/: /about', ['write a path such as']],
  ['a: /about', ['write a path such as']],
  ['/a: https://elsewhere.example', ['is no plain address']],
  ['/a: "/about?b"', ['is no plain address']],
  ['/about: /contact', ['has a page or a file']],
  ['/team/vidya-sharma.svg: /about', ['has a page or a file']],
  ['/a: /nowhere', ['No page and no file in public/ has the address /nowhere']],
])('the redirects %j have the mistakes %j', (source, mistakes) => {
  expect(find(source)).toEqual(mistakes.map((words) => expect.stringContaining(words)))
})

it('a mistake in the redirects names its file and its line', () => {
  const root = temporaryFolder({ 'content/redirects.yaml': '/old: /about\n/older: /old\n' })
  expect(() => readRedirects(root)).toThrow('content/redirects.yaml:2: /older: /old leads on to /about')
  expect(readRedirects(join(root, 'none'))).toEqual({})
})

it('a page that moves again takes its earlier addresses along, and back', () => {
  const first = withMovedPage('# Ours\n/x: /about # kept\n', '/services/a', '/services/b')
  expect(first).toBe('# Ours\n/x: /about # kept\n/services/a: /services/b\n')
  const second = withMovedPage(first, '/services/b', '/services/c')
  expect(second).toBe('# Ours\n/x: /about # kept\n/services/a: /services/c\n/services/b: /services/c\n')
  const back = withMovedPage(second, '/services/c', '/services/a')
  expect(back).toBe('# Ours\n/x: /about # kept\n/services/b: /services/a\n/services/c: /services/a\n')
  expect(withMovedPage(null, '/a', '/b')).toBe('/a: /b\n')
})
