import { describe, expect, it } from 'vitest'
import { inlineHashes } from '../../../../scripts/build/contentSecurityPolicy'
import { cacheRules, policyRules } from '../../../../scripts/build/hostingConfig'
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

describe('the policy', () => {
  const names = ['404', 'about', 'article-shell', 'index', 'insight/first', 'insight/second']
  const styledPages = names.map((name) => ({ file: `${name}.html`, html: `<style>.${name}{}</style>` }))
  const headers = policyRules(styledPages)
  const allowedAt = (path: string) => {
    const policy = headersFor({ headers }, path)['content-security-policy'] ?? ''
    return names.filter((name) => {
      const [hash = ''] = inlineHashes([`<style>.${name}{}</style>`]).styles
      return policy.includes(hash)
    })
  }

  it.each([
    ['/', ['index']],
    ['/about', ['about']],
    ['/insight/first', ['404', 'article-shell', 'insight/first', 'insight/second']],
    ['/insight/of-tomorrow', ['404', 'article-shell', 'insight/first', 'insight/second']],
    ['/assets/core.woff2', ['404', 'article-shell']],
  ])('of %s allows the styles of %j', (path, expected) => {
    expect(allowedAt(path)).toEqual(expected)
  })

  it.each(['/nowhere', '/no/where/', '/About'])('of %s, which is no page, allows all', (path) => {
    expect(allowedAt(path)).toEqual(names)
  })
})
