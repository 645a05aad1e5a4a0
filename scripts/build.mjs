import { loadEnvironment } from './build/environment'
import { log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { UserError } from './lib/userError'
import { runChild } from './setup/children.mjs'
import { APP, install } from './setup/install.mjs'

/** `npm run build`: the site as it is deployed, in `dist` or the folder that DIST names. */
export async function main() {
  await install(APP)
  const folder = process.env.DIST || 'dist'
  await buildSite(folder)
  log(`The site is built in ${folder}.`)
  return 0
}

/**
 * The browser's half, the half that renders pages, and each page's HTML made with it.
 * @param {string} folder
 */
export function buildSite(folder) {
  return step('Building the site', async (detail) => {
    await loadEnvironment()
    const vite = [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
    const parts = [
      { name: 'the browser’s half', args: vite },
      { name: 'the rendering half', args: [...vite, '--ssr', 'src/prerender.tsx'] },
      { name: 'the pages', args: ['--import', 'tsx', fromRoot('scripts', 'build', 'prerender.ts')] },
    ]
    for (const { name, args } of parts) {
      detail(name)
      const { code, output } = await runChild(`the build of ${name}`, process.execPath, args, {
        env: { DIST: folder },
      })
      if (output.trim()) log(output.trimEnd())
      if (code !== 0) throw new UserError(`The build failed at ${name}: what it says stands above.`)
    }
  })
}
