import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'
import { readOwnerData } from '../brand/ownerData.ts'
import { fromRoot } from '../lib/paths.ts'
import { LATE_PARTS } from './lateLayout.ts'

/** For browsers that cannot run the app, which also get a page that they can read. */
const TARGET = 'es2015'

/** Replaces `<!--script NAMES-->` in index.html with these files of src/inline. One element starts faster than several. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [placeholder, names = ''] = /<!--script ([\w ]+)-->/.exec(html) ?? []
        if (!placeholder) throw new Error('index.html has no <!--script NAMES-->')
        const scripts = await Promise.all(names.split(' ').map(inlineScript))
        return html.replace(placeholder, () => `<script>${scripts.join('')}</script>`)
      },
    },
  }
}

/** A file of src/inline as the content of a script element. Its imports are types only. */
export async function inlineScript(name: string): Promise<string> {
  const file = fromRoot('src', 'inline', `${name}.ts`)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    target: TARGET,
    define: {
      __CURRENCIES__: JSON.stringify(readOwnerData().site.priceCurrencies),
      __LATE_PARTS__: JSON.stringify(LATE_PARTS),
    },
  })
  // A function, so that its names stay out of the global scope.
  const script = `(()=>{${code.replace('export {};', '')}})()`
  return minifySync(file, script, { compress: { target: TARGET } }).code
}
