import { runnerImport } from 'vite'
import { fromRoot } from '../lib/paths'

/**
 * A file of src/content, as the pages see it: what stands there is said once, for scripts too.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export async function importContent(name) {
  const { module } = await runnerImport(fromRoot('src', 'content', `${name}.ts`), {
    root: fromRoot(),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fromRoot('src') } },
  })
  return module
}
