// biome-ignore lint/plugin: ends the app that src/data started
import { deleteApp, getApps } from 'firebase/app'
import { createServer } from 'vite'

/** Runs modules of src outside a browser. */
export async function withSources<T>(
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what a module exports
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
    // The Firebase SDK keeps its apps, and the next test of this process creates them again.
    await Promise.all(getApps().map(deleteApp))
  }
}
