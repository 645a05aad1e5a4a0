import { expect, it } from 'vitest'
import { cacheRules } from '../../../../scripts/build/hostingConfig'
import { headersFor } from '../../../../tools/bench/hostingRules'

const files = ['index.html', 'favicon.svg', 'assets', 'assets/app-1a2b.js', 'assets/core.woff2']
const pictures = ['clients/one.svg', 'team/a b.png', 'team/a(b).png', 'social/home.png']
const many = Array.from({ length: 250 }, (_, index) => `articles/${index}.jpg`)
const rules = cacheRules([...files, ...pictures, ...many])
const cache = (path: string) => headersFor({ headers: rules }, path)['cache-control']

it.each(['/assets/app-1a2b.js', '/assets/core.woff2'])('caches %s forever', (path) => {
  expect(cache(path)).toBe('public, max-age=31536000, immutable')
})

it.each(['/favicon.svg', '/clients/one.svg', '/articles/0.jpg', '/articles/249.jpg'])(
  'caches %s for a day',
  (path) => expect(cache(path)).toBe('public, max-age=86400'),
)

it.each([
  ['a missing asset', '/assets/app-3c4d.js'],
  ['a missing picture', '/clients/two.svg'],
  ['a picture in another folder', '/team/one.svg'],
  ['a page', '/index.html'],
  ['a social image', '/social/home.png'],
  ['a name with a space', '/team/a b.png'],
  ['a name that has a meaning in a glob', '/team/a(b).png'],
])('does not cache %s', (_, path) => {
  expect(cache(path)).toBeUndefined()
})

it('keeps each rule short', () => {
  expect(rules.every(({ source }) => source.length < 10_000)).toBe(true)
})
