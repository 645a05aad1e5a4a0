import { mkdirSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths'
import { LOCAL_PORTS, localUrl } from '../lib/ports'

const FOLDER = '.cache/hosting'

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>The production build is not served now</title>
  <h1>The production build is not served now</h1>
  <p><a href="${localUrl(LOCAL_PORTS.site)}">The site with hot reload</a> is at port ${LOCAL_PORTS.site}.</p>
  <p>To see the production build here, stop <code>npm start</code> and run <code>npm run preview</code>.</p>
</html>
`

/**
 * `npm start` builds nothing, and an old build here would only mislead, so the Hosting emulator gets one page.
 * @returns its folder, from the root
 */
export function writePlaceholder() {
  mkdirSync(fromRoot(FOLDER), { recursive: true })
  for (const name of ['index.html', '404.html']) writeFileSync(fromRoot(FOLDER, name), PAGE)
  return FOLDER
}
