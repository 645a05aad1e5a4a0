import { expect, it } from 'vitest'
import { fileFor, headersFor } from '../../../../tools/bench/hostingRules'

const rules = {
  rewrites: [{ source: '/insight/*', destination: '/article-shell.html' }],
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    { source: '**/*.@(svg|png)', headers: [{ key: 'Cache-Control', value: 'a day' }] },
    { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'for ever' }] },
  ],
}
const files = ['/index.html', '/about.html', '/insight.html', '/icon.svg', '/blog/index.html']
const respond = (path: string) => fileFor(rules, path, (file) => files.includes(file))

it('serves clean URLs, the shell for new articles and 404 for unknown paths', () => {
  expect(respond('/')).toEqual({ file: '/index.html', status: 200 })
  expect(respond('/about')).toEqual({ file: '/about.html', status: 200 })
  expect(respond('/blog')).toEqual({ file: '/blog/index.html', status: 200 })
  expect(respond('/insight')).toEqual({ file: '/insight.html', status: 200 })
  expect(respond('/insight/new')).toEqual({ file: '/article-shell.html', status: 200 })
  expect(respond('/insight/a/b').status).toBe(404)
  expect(respond('/nowhere').status).toBe(404)
})

it('a later header rule overrides an earlier one', () => {
  const cache = (path: string) => headersFor(rules, path)['cache-control']
  expect(cache('/about')).toBe('no-cache')
  expect(cache('/icon.svg')).toBe('a day')
  expect(cache('/team/one.svg')).toBe('a day')
  expect(cache('/assets/deep/one.js')).toBe('for ever')
})
