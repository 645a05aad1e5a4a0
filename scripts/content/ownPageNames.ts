import { join } from 'node:path'
import { collections } from '../../src/data/collections/index.ts'
import { paths } from '../../src/paths.ts'
import { listFiles } from '../lib/listFiles.ts'
import { SLUG } from './valueSchemas.ts'

export const OWN_PAGES = 'pages'

/** The own pages that have a file, whether it is correct or not. */
export function ownPageNames(folder: string): string[] {
  const files = listFiles(join(folder, OWN_PAGES)).filter((file) => file.endsWith('.md'))
  return files.map((file) => file.slice(0, -'.md'.length)).filter((name) => SLUG.test(name))
}

const BUILT = ['index', 'assets', 'film', 'social', ...collections.map(({ folder }) => `${folder}-shell`)]

/** Why an own page cannot have this name. Undefined if it is free. `publicFiles` are addresses. */
export function whyTaken(name: string, publicFiles: ReadonlySet<string>): string | undefined {
  const isPage = Object.entries(paths).some(
    // Menus list the pages of the site by the first of these.
    ([known, path]) => known === name || (typeof path === 'string' && path.split('/')[1] === name),
  )
  if (isPage) return 'The site has a page of this name'
  const found = [...publicFiles].find((file) => file === `/${name}.html` || file.startsWith(`/${name}/`))
  if (found) return `public${found} has this address, or is below it`
  return BUILT.includes(name) ? `The build writes its own files to /${name}` : undefined
}
