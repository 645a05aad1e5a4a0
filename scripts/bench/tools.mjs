import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths'

/** Lighthouse and what it needs: heavier than the whole app, so in a folder of its own. */
export const BENCH = {
  title: 'the measuring tools',
  folder: 'bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}

/**
 * A package of bench/, once it is installed there: it has no types here.
 * @param {'lighthouse' | 'chrome-launcher' | 'selfsigned'} name
 */
export async function loadTool(name) {
  const file = createRequire(fromRoot('bench', 'package.json')).resolve(name)
  return import(pathToFileURL(file).href)
}
