import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { ownerColoursPlugin, ownerContent } from '../../../scripts/build/contentPlugin'
import { readEnvironment } from '../../../scripts/build/environment'
import { contentFolder } from '../../../scripts/lib/contentFolder'
import { fromRoot } from '../../../scripts/lib/paths'

/** Serves the page of the studio and its preview, which uses the components and styles of the site. */
export async function startPageServer() {
  const environment = readEnvironment(process.env)
  const vite = await createServer({
    root: fromRoot(),
    configFile: false,
    cacheDir: fromRoot('.cache', 'studio', 'vite'),
    publicDir: false,
    appType: 'mpa',
    logLevel: 'warn',
    plugins: [react(), ownerContent(), ownerColoursPlugin()],
    resolve: { alias: { '@': fromRoot('src') } },
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __LOCAL_BACKEND__: 'true',
    },
    server: {
      middlewareMode: true,
      // A reload when files change would interrupt the owner's typing.
      hmr: false,
      ws: false,
      // The owner's first preview would otherwise wait until all components have been compiled.
      warmup: {
        clientFiles: ['tools/studio/page/main.ts', 'tools/studio/page/preview.tsx'].map((file) =>
          fromRoot(file),
        ),
      },
      fs: {
        allow: ['src', 'tools/studio/page', 'node_modules', '.cache/studio'].map((folder) =>
          fromRoot(folder),
        ),
      },
    },
  })
  return {
    page: vite.middlewares,
    /** The watcher notices a change only later, but the preview reloads at once. */
    refresh: () => void vite.watcher.emit('all', 'change', join(contentFolder(), 'site.yaml')),
  }
}
