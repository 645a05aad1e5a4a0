import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { contentRoot } from '../../../scripts/lib/contentFolder'
import { fromRoot } from '../../../scripts/lib/folders'
import { STUDIO } from '../../../scripts/lib/install'
import type { StudioHost } from '../../../scripts/lib/studioHost'
import { readNames } from '../forms/cmsConfig'
import { nodeInBrowser } from './pageServer'

const PAGES = ['index.html', 'preview.html']
const PAGE_FOLDER = ['tools', 'studio', 'page']

type Options = { folder: string; host: StudioHost }

/** Builds the studio for a git host: static files, which need no server, except to sign in to GitHub. */
export async function buildOnlineStudio({ folder, host }: Options) {
  const online = { host, names: readNames(contentRoot()) }
  rmSync(fromRoot(folder), { recursive: true, force: true })
  // One by one: the preview, which has the styles of the site, must share nothing with the page that has the token.
  for (const page of PAGES) {
    await build({
      root: fromRoot(),
      mode: 'studio',
      plugins: [nodeInBrowser()],
      define: { __ONLINE_STUDIO__: JSON.stringify(online) },
      publicDir: false,
      logLevel: 'error',
      build: {
        outDir: fromRoot(folder),
        emptyOutDir: false,
        manifest: false,
        rolldownOptions: { input: fromRoot(...PAGE_FOLDER, page) },
      },
    })
    renameSync(fromRoot(folder, ...PAGE_FOLDER, page), fromRoot(folder, page))
  }
  rmSync(fromRoot(folder, 'tools'), { recursive: true })
  const cms = fromRoot(STUDIO.folder, 'node_modules', 'decap-cms', 'dist')
  mkdirSync(fromRoot(folder, 'cms'))
  for (const file of readdirSync(cms).filter((name) => /(^|\.)decap-cms\.js$/.test(name)))
    copyFileSync(join(cms, file), fromRoot(folder, 'cms', file))
}
