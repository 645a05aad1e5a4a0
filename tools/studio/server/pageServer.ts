import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { contentFolder } from '../../../scripts/lib/contentFolder'
import { fromRoot } from '../../../scripts/lib/folders'

/** Serves the page of the studio and its preview, which uses the components and styles of the site. */
export async function startPageServer() {
  // No other site can know it, so that none can read the modules of the site.
  const base = `/${randomUUID()}/`
  // The rest is in vite.config.ts.
  const vite = await createServer({
    root: fromRoot(),
    base,
    plugins: [nodeInBrowser(), withoutConnection()],
    define: { __ONLINE_STUDIO__: 'null' },
    cacheDir: fromRoot('.cache', 'studio', 'vite'),
    publicDir: false,
    appType: 'mpa',
    logLevel: 'warn',
    configLoader: 'runner',
    server: {
      middlewareMode: true,
      // A reload when files change would interrupt the owner's typing.
      hmr: false,
      ws: false,
      // The owner's first preview would otherwise wait until all components have been compiled.
      warmup: { clientFiles: ['tools/studio/page/main.ts', 'tools/studio/page/preview.tsx'] },
      fs: {
        allow: [
          'src',
          'scripts',
          'tools/studio/forms',
          'tools/studio/page',
          'node_modules',
          '.cache/studio',
          '.cache/fonts',
        ].map((folder) => fromRoot(folder)),
      },
    },
  })
  return {
    page: vite.middlewares,
    base,
    /** The watcher notices a change only later, but the preview reloads at once. */
    refresh: () => void vite.watcher.emit('all', 'change', join(contentFolder(), 'site.yaml')),
  }
}

/** Vite's client, which also adds the styles, connects whatever the settings say, and logs an error if nothing answers. */
function withoutConnection(): Plugin {
  return {
    name: 'without-connection',
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler: (code) => code.replace(/^transport\.connect\(.*$/m, ''),
    },
  }
}

const STAND_INS: Record<string, string> = {
  'node:fs': 'fs',
  'node:fs/promises': 'fs',
  'node:path': 'path',
  'node:util': 'util',
  // Only commands load it.
  vite: 'none',
}

/** The content check runs in the browser, on the files that the page knows. */
export function nodeInBrowser(): Plugin {
  return {
    name: 'node-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (STAND_INS[id] ? fromRoot('tools/studio/page/node', `${STAND_INS[id]}.ts`) : null),
  }
}
