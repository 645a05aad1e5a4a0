import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isScalar, Scalar } from 'yaml'
import { messagesOf, UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake, mistakesOf } from '../lib/yamlText.ts'
import { type Context, contextOf } from './context.ts'
import { editYaml } from './editYaml.ts'
import { checkLink } from './links.ts'
import { anyText, issuePath } from './valueSchemas.ts'
import { parseYaml } from './yamlFile.ts'

/** Where old addresses lead, by these. */
type Redirects = Readonly<Record<string, string>>

export const REDIRECTS = 'content/redirects.yaml'

/** Hosting would read other characters as a pattern, and looks at no query. */
const PLAIN = /^(\/[\w.~%-]+)+$/
const PLAIN_RULE =
  'a path such as /old-name: letters from a to z, digits, - and ., without ? and without a / at the end'

/** content/redirects.yaml. `context` knows which addresses exist. */
const redirectsSchema = (context: Context) =>
  v.pipe(
    v.record(v.string(), anyText),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [from, to] of Object.entries(dataset.value))
        for (const message of findMistakes(from, to, dataset.value, context))
          addIssue({ message, path: issuePath(from) })
    }),
  )

function findMistakes(from: string, to: string, all: Redirects, context: Context): string[] {
  if (!PLAIN.test(from)) return [`write ${PLAIN_RULE}`]
  if (to !== '/' && !PLAIN.test(to)) return [`"${to}" is no plain address: write ${PLAIN_RULE}`]
  const end = endOf(from, all)
  if (end === null) return ['the redirects go round in a circle: remove one of them.']
  if (end !== to) return [`${to} leads on to ${end}: write ${from}: ${end}`]
  if (exists(from, context))
    return ['this address has a page or a file: remove this line, or give the page another address.']
  return messagesOf(() => checkLink(context, to))
}

/** Null if they never end. */
function endOf(from: string, all: Redirects): string | null {
  const seen = new Set([from])
  let to = all[from] ?? from
  while (Object.hasOwn(all, to)) {
    if (seen.has(to)) return null
    seen.add(to)
    to = all[to] ?? to
  }
  return seen.has(to) ? null : to
}

const exists = (path: string, context: Context) => messagesOf(() => checkLink(context, path)).length === 0

/** Without the file, there are none. Throws one error that lists every mistake with its line. */
export function readRedirects(root: string): Redirects {
  const file = join(root, REDIRECTS)
  if (!existsSync(file)) return {}
  const source = readFileSync(file, 'utf8')
  const { value, mistakes } = parseYaml(source, redirectsSchema(contextOf(root)))
  const all = mistakesOf(source, mistakes)
  if (value === undefined || all.length > 0) throw new UserError(formatMistakes(REDIRECTS, all).join('\n'))
  return value
}

export function findRedirectMistakes(source: string, context: Context): Mistake[] {
  return parseYaml(source, redirectsSchema(context)).mistakes
}

/** The text of the file after a page has moved: earlier redirects to it lead to the new address at once. */
export function withMovedPage(source: string | null, from: string, to: string): string {
  return editYaml(source ?? '', (map) => {
    map.delete(to)
    for (const pair of map.items) {
      if (isScalar(pair.value) && pair.value.value === from) pair.value = new Scalar(to)
    }
    map.set(from, to)
  })
}
