import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'
import { readOwnerData } from '../brand/ownerData.ts'
import { fromRoot } from '../lib/paths.ts'
import { BELOW_FIRST_SCREEN } from './lateLayout.ts'

/** For browsers that cannot run the app, which also get a page that they can read. */
const TARGET = 'es2015'

/** Replaces each `<!--script NAME-->` of index.html by a file of src/inline. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let filled = html
        for (const [placeholder, name = ''] of html.matchAll(/<!--script (\w+)-->/g)) {
          const script = await inlineScript(name)
          filled = filled.replace(placeholder, () => `<script>${script}</script>`)
        }
        return filled
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
      __BELOW_FIRST_SCREEN__: JSON.stringify(BELOW_FIRST_SCREEN),
    },
  })
  // A function, so that its names stay out of the global scope.
  const script = `(()=>{${code.replace('export {};', '')}})()`
  return minifySync(file, script, { compress: { target: TARGET } }).code
}
