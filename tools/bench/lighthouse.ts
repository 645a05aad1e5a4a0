import { readFileSync } from 'node:fs'
import { fromRoot, inCache } from '../../scripts/lib/folders'
import { UserError } from '../../scripts/lib/userError'
import { runChild } from '../../scripts/local/child'

export type Figures = Record<string, number>

export const BROWSER_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  // Requests to other hosts fail at once, so that they do not depend on the network of this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
/** The part of a report that is used. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>
  categories: { performance: { score: number | null } }
}
type Request = { resourceType?: string; transferSize: number }

export async function runLighthouse(url: string, chromePath: string, attempt = 1): Promise<Figures> {
  const file = inCache('bench-report.json')
  const flags = BROWSER_FLAGS.map((flag) => flag.replace(/=(.*)/, "='$1'")).join(' ')
  const command = fromRoot('tools', 'bench', 'node_modules', 'lighthouse', 'cli', 'index.js')
  const args = [command, url, '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`]
  const output = ['--output=json', `--output-path=${file}`]
  const ended = await runChild(process.execPath, [...args, ...output], {
    env: { CHROME_PATH: chromePath },
  })
  // Lighthouse sometimes fails to measure a page.
  if (ended.code !== 0 && attempt < 3) return runLighthouse(url, chromePath, attempt + 1)
  if (ended.code !== 0) throw new UserError(`Lighthouse could not measure ${url}. ${ended.output}`)
  const { audits, categories }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    // Bytes of brotli. Without any, the app was not measured.
    JavaScript: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) || Number.NaN,
  }
}
