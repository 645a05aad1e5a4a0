import { rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readOwnerData } from './content/ownerData'
import { plainContent, readContent } from './content/readContent'
import { describeLeftOut } from './content/samples'
import { writeAtomically } from './lib/atomicFile'
import { type Environment, loadEnvironment, PREVIEW_MODE } from './lib/environment'
import { fromRoot, inCache } from './lib/folders'
import { log, step } from './lib/log'
import { messagesOf, UserError } from './lib/userError'
import { runChild } from './local/child'

const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js')
// On a slow machine, Vite's default loader warns that it took long.
const BUILD = [VITE, 'build', '--logLevel', 'warn', '--configLoader', 'runner']

const WRITE_PAGES = ['--expose-gc', '--import', 'tsx', fromRoot('scripts', 'build', 'writePages.ts')]

type Options = {
  /** That of another brand. */
  contentFolder?: string
  title?: string
  /** A preview shows its own content, whatever is live. */
  isPreview?: boolean
}

/** `npm run build`: the production build, in `dist` or the folder that DIST names. */
export async function main() {
  const folder = process.env.DIST || 'dist'
  await buildSite(folder)
  log(`The site is built in ${folder}.`)
  return 0
}

/** `folder` can be any folder. */
export function buildSite(folder: string, options: Options = {}) {
  const { contentFolder, title = 'Building the site', isPreview = false } = options
  return step(title, async () => {
    const environment = await loadEnvironment(isPreview)
    const output = resolve(fromRoot(), folder)
    const name = folder.replaceAll(/[^\w-]+/g, '-')
    // It has to be inside the repository, because it imports installed packages.
    const server = inCache('server', name)
    const documents = inCache('content', `${name}.json`)
    const samples = await writeDocuments(documents, environment, contentFolder && dirname(contentFolder))
    if (!environment.showsSamples) for (const line of describeLeftOut({ samples })) log(line)
    const bundle = [...BUILD, '--mode', isPreview ? PREVIEW_MODE : 'production']
    const steps = {
      'the browser bundle': [...bundle, '--outDir', output],
      'the server bundle': [...bundle, '--outDir', server, '--ssr', 'src/prerender.tsx'],
      'the pages': [...WRITE_PAGES, output, server, documents, ...(isPreview ? ['--preview'] : [])],
    }
    // React renders many times faster without its checks for developers.
    const env = { NODE_ENV: 'production', ...(contentFolder && { CONTENT_DIR: contentFolder }) }
    for (const [part, args] of Object.entries(steps)) {
      const { code } = await runChild(process.execPath, args, { env, isLive: true })
      if (code !== 0) throw new UserError(`Building ${part} failed. See its messages above.`)
    }
    rmSync(documents)
  })
}

/** Only the file outlives this: a large archive takes hundreds of megabytes, which the steps of the build need. */
async function writeDocuments(file: string, environment: Environment, root?: string) {
  const content = await readContent(root)
  // Vite would print a mistake with a stack.
  const mistakes = [
    ...messagesOf(() => readOwnerData(root && join(root, 'content'), environment)),
    ...content.mistakes,
  ]
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  writeAtomically(file, JSON.stringify(plainContent(content)))
  return content.samples
}
