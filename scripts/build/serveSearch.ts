import type { Plugin } from 'vite'
import type * as Reading from '../../src/data/fileReader.ts'
import type * as Composing from '../../src/data/siteSearch/composeTexts.ts'
import { FIRST_PART } from '../../src/data/siteSearch/searchTexts.ts'
import type * as ContentReading from '../content/readContent.ts'
import { searchFiles } from './searchFiles.ts'

/** The build writes the files of the search. The development server composes them whenever the search is opened. */
export function serveSearch(): Plugin {
  let files: Record<string, string> = {}
  return {
    name: 'serve-search',
    configureServer(server) {
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
      async function compose() {
        const { readContent, plainContent } = await load<typeof ContentReading>(
          '/scripts/content/readContent.ts',
        )
        const { fileReader } = await load<typeof Reading>('/src/data/fileReader.ts')
        const { composeTexts } = await load<typeof Composing>('/src/data/siteSearch/composeTexts.ts')
        const { localEntries } = await readContent()
        files = searchFiles(await composeTexts(fileReader(plainContent({ entries: localEntries }))))
      }
      server.middlewares.use((request, response, next) => {
        const file = request.url?.slice(1) ?? ''
        const serve = async () => {
          if (file === FIRST_PART) await compose()
          const text = files[file]
          if (text === undefined) return next()
          response.setHeader('Content-Type', 'application/json').end(text)
        }
        serve().catch(next)
      })
    },
  }
}
