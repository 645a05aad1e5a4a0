import { Scalar } from 'yaml'
import { count } from '../../lib/count.ts'
import { parseYamlText } from '../../lib/yamlText.ts'
import type { Migration } from './migration.ts'

const FILE = 'redirects.yaml'
const PLAIN = /^\/[\w./%~-]*$/

type Redirect = { source?: unknown; destination?: unknown; type?: unknown }

/** What owners wrote into firebase.json is content: the redirects, and whether subdomains need HTTPS. */
export const redirects: Migration = {
  format: 2,
  migrate: (files, { done, undecided }) => {
    const hosting = readHosting(files.readCode('firebase.json'))
    const plain = hosting.redirects.filter(isPlain)
    if (plain.length > 0) {
      // Some editors write no end of the last line.
      const written = (files.read(FILE) ?? '').replace(/(?<=[^\n])$/, '\n')
      const known = Object(parseYamlText(written).document.toJS())
      const added = plain.filter(({ source }) => !Object.hasOwn(known, source))
      files.write(
        FILE,
        `${written}${added.map(({ source, destination }) => `${source}: ${destination}\n`).join('')}`,
      )
      done(`content/${FILE} has ${count(plain.length, 'redirect')} of firebase.json.`)
    }
    for (const one of hosting.redirects.filter((each) => !isPlain(each)))
      undecided(
        `A redirect of firebase.json has a pattern, which content/${FILE} cannot have: ${JSON.stringify(one)}`,
      )
    if (hosting.isForSubdomains) return
    files.edit('site.yaml', (fields) => fields.set(new Scalar('httpsForSubdomains'), new Scalar('false')))
    done('site.yaml says httpsForSubdomains: false, as firebase.json did.')
  },
}

const isPlain = (one: Redirect): one is { source: string; destination: string } =>
  [one.source, one.destination].every((path) => typeof path === 'string' && PLAIN.test(path))

/** Nothing, if the file is unknown or cannot be read. */
function readHosting(source: string | null): { redirects: Redirect[]; isForSubdomains: boolean } {
  try {
    const { hosting } = JSON.parse(source ?? '{}')
    const redirects = Array.isArray(hosting?.redirects) ? hosting.redirects : []
    const headers = JSON.stringify(hosting?.headers ?? '')
    const isForSubdomains =
      !headers.includes('Strict-Transport-Security') || headers.includes('includeSubDomains')
    return { redirects, isForSubdomains }
  } catch {
    return { redirects: [], isForSubdomains: true }
  }
}
