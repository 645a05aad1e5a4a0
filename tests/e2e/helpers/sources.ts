// biome-ignore lint/plugin: ends the app that src/data started
import { deleteApp, getApps } from 'firebase/app'
import { createServer } from 'vite'

/** Runs modules of src outside a browser. Name the type of each: `load<typeof Messages>('/src/data/messages.ts')`. */
export async function withSources<T>(run: (load: <Module>(path: string) => Promise<Module>) => Promise<T>) {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    return await run(<Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>)
  } finally {
    await vite.close()
    // The Firebase SDK keeps its apps, and the next test of this process creates them again.
    await Promise.all(getApps().map(deleteApp))
  }
}
