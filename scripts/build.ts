import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOwnerData } from './content/ownerData'
import { plainContent, readContent } from './content/readContent'
import { describeLeftOut } from './content/samples'
import { writeAtomically } from './lib/atomicFile'
import { loadEnvironment } from './lib/environment'
import { log, step } from './lib/log'
import { fromRoot, inCache } from './lib/paths'
import { messagesOf, UserError } from './lib/userError'
import { runChild } from './local/child'

const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js')
// On a slow machine, Vite's default loader warns that it took long.
const BUILD = [VITE, 'build', '--logLevel', 'warn', '--configLoader', 'runner']

const STEPS = [
  { name: 'the browser bundle', args: BUILD },
  { name: 'the server bundle', args: [...BUILD, '--ssr', 'src/prerender.tsx'] },
  {
    name: 'the pages',
    args: ['--expose-gc', '--import', 'tsx', fromRoot('scripts', 'build', 'prerender.ts')],
  },
]

/** `npm run build`: the production build, in `dist` or the folder that DIST names. */
export async function main() {
  const folder = process.env.DIST || 'dist'
  await buildSite(folder)
  log(`The site is built in ${folder}.`)
  return 0
}

/** `contentFolder` is that of another brand. */
export function buildSite(folder: string, contentFolder?: string, title = 'Building the site') {
  // React renders many times faster without its checks for developers.
  const variables = {
    DIST: folder,
    NODE_ENV: 'production',
    ...(contentFolder && { CONTENT_DIR: contentFolder }),
  }
  return step(title, async () => {
    const { showsSamples } = await loadEnvironment()
    const documents = inCache('content', `${folder.replaceAll(/[^\w-]+/g, '-')}.json`)
    const samples = await writeDocuments(documents, contentFolder && dirname(contentFolder))
    if (!showsSamples) for (const line of describeLeftOut({ samples })) log(line)
    const env = { ...variables, CONTENT_DOCUMENTS: documents }
    for (const { name, args } of STEPS) {
      const { code } = await runChild(process.execPath, args, { env, isLive: true })
      if (code !== 0) throw new UserError(`Building ${name} failed. See its messages above.`)
    }
    rmSync(documents)
  })
}

/** Only the file outlives this: a large archive takes hundreds of megabytes, which the steps of the build need. */
async function writeDocuments(file: string, root?: string) {
  const content = await readContent(root)
  // Vite would print a mistake with a stack.
  const mistakes = [...messagesOf(() => readOwnerData(root && join(root, 'content'))), ...content.mistakes]
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  writeAtomically(file, JSON.stringify(plainContent(content)))
  return content.samples
}
