// biome-ignore lint/style/noRestrictedImports: it ends what src/data has started
import { deleteApp, getApps } from 'firebase/app'
import { createServer } from 'vite'

/** Runs the site's own modules as they stand in src, outside a browser. */
export async function withSources<T>(
  // biome-ignore lint/suspicious/noExplicitAny: what a module exports is known to whoever names it
  run: (load: (path: string) => Promise<Record<string, any>>) => Promise<T>,
): Promise<T> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    return await run((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
    // The SDK outlives the modules that started it, and the next test of this process starts it again.
    await Promise.all(getApps().map(deleteApp))
  }
}
