import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIResponse } from '@playwright/test'

/** MDN's HTTP Observatory. Only its analyser is used, which makes no requests. */
const OBSERVATORY = join('tools', 'emulators', 'node_modules', '@mdn', 'mdn-http-observatory')

type Result = { pass: boolean; result: string | null; expectation: string }
type Analyser = {
  ALL_TESTS: ((requests: unknown) => Result)[]
  Requests: new (host: string) => { responses: object; resources: object; session: object | null }
  getScoreModifier: (result: string | null) => number
  getGradeForScore: (score: number) => { score: number; grade: string }
}

async function openAnalyser(): Promise<Analyser> {
  // Its setup would download the HSTS preload list. Our hosts are not on it.
  await mkdir(join(OBSERVATORY, 'conf'), { recursive: true })
  await writeFile(join(OBSERVATORY, 'conf', 'hsts-preload.json'), '{}')
  const parts = ['constants', 'types', 'grader/grader'].map(
    (name) => import(pathToFileURL(join(OBSERVATORY, 'src', `${name}.js`)).href),
  )
  return Object.assign({}, ...(await Promise.all(parts)))
}

/** The score before bonuses, and the lowest score to which bonuses are added. */
const FULL_SCORE = 100
const MIN_SCORE_FOR_BONUSES = 90

/** The Observatory's grade for a site with this home page, behind Hosting's redirect to HTTPS. */
export async function grade(host: string, page: { headers: Record<string, string>; html: string }) {
  const { ALL_TESTS, Requests, getScoreModifier, getGradeForScore } = await openAnalyser()
  const url = new URL(`https://${host}/`)
  const response = { headers: page.headers, status: 200, verified: true }
  const requests = Object.assign(new Requests(host), {
    resources: { path: page.html },
    responses: {
      ...{ auto: response, https: response, http: response, cors: response },
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
  const sum = (some: number[]) => some.reduce((total, each) => total + each, FULL_SCORE)
  const withoutBonuses = sum(modifiers.filter((modifier) => modifier < 0))
  return {
    ...getGradeForScore(withoutBonuses >= MIN_SCORE_FOR_BONUSES ? sum(modifiers) : withoutBonuses),
    failed: results.flatMap(({ pass, result }) => (pass ? [] : [result])),
  }
}

export function headersOf(response: APIResponse): Record<string, string> {
  return Object.fromEntries(response.headersArray().map(({ name, value }) => [name.toLowerCase(), value]))
}
