import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIResponse } from '@playwright/test'

/** MDN's HTTP Observatory, of which only the part that judges is used: nothing is asked of the network. */
const OBSERVATORY = join('tools', 'emulators', 'node_modules', '@mdn', 'mdn-http-observatory')

type Result = { pass: boolean; result: string | null; expectation: string }
type Analyser = {
  ALL_TESTS: ((requests: unknown) => Result)[]
  Requests: new (host: string) => { responses: object; resources: object; session: object | null }
  getScoreModifier: (result: string | null) => number
  getGradeForScore: (score: number) => { score: number; grade: string }
}

async function openAnalyser(): Promise<Analyser> {
  // What its set-up would fetch: the sites that browsers know to be secure. Ours is none of them.
  await mkdir(join(OBSERVATORY, 'conf'), { recursive: true })
  await writeFile(join(OBSERVATORY, 'conf', 'hsts-preload.json'), '{}')
  const parts = ['constants', 'types', 'grader/grader'].map(
    (name) => import(pathToFileURL(join(OBSERVATORY, 'src', `${name}.js`)).href),
  )
  return Object.assign({}, ...(await Promise.all(parts)))
}

/** The best that a site has before its merits are added, below which they are not. */
const EVERYTHING = 100
const ENOUGH_FOR_MERITS = 90

/** What the Observatory would say of a site whose home page is this one, behind Hosting's own redirect to HTTPS. */
export async function grade(host: string, page: { headers: Record<string, string>; html: string }) {
  const { ALL_TESTS, Requests, getScoreModifier, getGradeForScore } = await openAnalyser()
  const url = new URL(`https://${host}/`)
  const answer = { headers: page.headers, status: 200, verified: true }
  const requests = Object.assign(new Requests(host), {
    resources: { path: page.html },
    responses: {
      ...{ auto: answer, https: answer, http: answer, cors: answer },
      httpRedirects: [
        { url: new URL(`http://${host}/`), status: 301 },
        { url, status: 200 },
      ],
      httpsRedirects: [{ url, status: 200 }],
    },
    session: { url },
  })
  const results = ALL_TESTS.map((test) => test(requests))
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const sum = (some: number[]) => some.reduce((total, each) => total + each, EVERYTHING)
  const withoutMerits = sum(modifiers.filter((modifier) => modifier < 0))
  return {
    ...getGradeForScore(withoutMerits >= ENOUGH_FOR_MERITS ? sum(modifiers) : withoutMerits),
    failed: results.flatMap(({ pass, result }) => (pass ? [] : [result])),
  }
}

/** The headers as they came, without those that a test cannot do anything about. */
export function headersOf(answer: APIResponse): Record<string, string> {
  return Object.fromEntries(answer.headersArray().map(({ name, value }) => [name.toLowerCase(), value]))
}
