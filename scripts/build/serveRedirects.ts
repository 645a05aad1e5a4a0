import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { REDIRECTS, readRedirects } from '../content/redirects.ts'
import { contentRoot } from '../lib/contentFolder.ts'
import { tryRead } from '../lib/userError.ts'

/** Hosting sends visitors of old addresses on, and the development server does the same. */
export function serveRedirects(root = contentRoot()): Plugin {
  return {
    name: 'serve-redirects',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = '', query] = request.url?.split('?') ?? []
        // The check reads the names of all files, which would take too long for each module of a page.
        if (!isNamed(root, path)) return next()
        const { value: redirects = {} } = tryRead(() => readRedirects(root))
        if (!Object.hasOwn(redirects, path)) return next()
        response.statusCode = 301
        // The file may change.
        response.setHeader('Cache-Control', 'no-store')
        response.setHeader('Location', [redirects[path], query].filter(Boolean).join('?')).end()
      })
    },
  }
}

function isNamed(root: string, path: string): boolean {
  const file = join(root, REDIRECTS)
  return existsSync(file) && readFileSync(file, 'utf8').includes(path)
}
