import { expect, it } from 'vitest'
import { fileFor, headersFor } from '../../../../scripts/bench/hostingRules.mjs'

const rules = {
  rewrites: [{ source: '/insight/*', destination: '/article-shell.html' }],
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    { source: '**/*.@(svg|png)', headers: [{ key: 'Cache-Control', value: 'a day' }] },
    { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'for ever' }] },
  ],
}
const files = ['/index.html', '/about.html', '/insight.html', '/icon.svg', '/blog/index.html']
const answer = (path: string) => fileFor(rules, path, (file) => files.includes(file))

it('pages answer without their ending, unknown ones with 404, articles with their shell', () => {
  expect(answer('/')).toEqual({ file: '/index.html', status: 200 })
  expect(answer('/about')).toEqual({ file: '/about.html', status: 200 })
  expect(answer('/blog')).toEqual({ file: '/blog/index.html', status: 200 })
  expect(answer('/insight')).toEqual({ file: '/insight.html', status: 200 })
  expect(answer('/insight/new')).toEqual({ file: '/article-shell.html', status: 200 })
  expect(answer('/insight/a/b').status).toBe(404)
  expect(answer('/nowhere').status).toBe(404)
})

it('a later header wins over an earlier one', () => {
  const cache = (path: string) => headersFor(rules, path)['cache-control']
  expect(cache('/about')).toBe('no-cache')
  expect(cache('/icon.svg')).toBe('a day')
  expect(cache('/team/one.svg')).toBe('a day')
  expect(cache('/assets/deep/one.js')).toBe('for ever')
})
