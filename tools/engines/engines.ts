import { log, step } from '../../scripts/lib/log'
import { localUrl, TEST_PORTS } from '../../scripts/lib/ports'
import { UserError } from '../../scripts/lib/userError'
import { startTestSite } from '../../scripts/local/backend'
import type { EngineBrowser, Settings } from './browser'
import { launchFirefox } from './firefox'
import { type Journey, journeys } from './journeys'
import { launchPlaywright } from './playwright'
import { Visitor } from './visitor'
import { launchWebKit } from './webkit'

const BUILD_FOLDER = 'dist-engines'
const DEFAULTS: Settings = { prefersDark: false, prefersReducedMotion: false }

const ENGINES: Record<string, (settings: Settings) => Promise<EngineBrowser>> = {
  firefox: async (settings) =>
    (await launchPlaywright('firefox', settings)) ?? (await launchFirefox(settings)),
  webkit: async (settings) => (await launchPlaywright('webkit', settings)) ?? (await launchWebKit(settings)),
}

type Result = { engine: string; journey: string; failure: string | null }

/** `npm run engines`: runs the main journeys in Firefox and WebKit. `-- webkit film` selects engines and journeys. */
export async function main(args: string[]) {
  const named = Object.keys(ENGINES).filter((name) => args.includes(name))
  const engines = named.length > 0 ? named : Object.keys(ENGINES)
  const words = args.filter((arg) => !named.includes(arg))
  const selected = journeys.filter(({ name }) => words.every((word) => name.includes(word)))
  if (selected.length === 0) {
    throw new UserError(
      `No journey has ${words.join(' ')} in its name. Engines: ${Object.keys(ENGINES).join(', ')}.`,
    )
  }
  await startTestSite(BUILD_FOLDER)
  const results: Result[] = []
  for (const engine of engines) results.push(...(await runAll(engine, selected)))
  const failures = results.filter(({ failure }) => failure !== null)
  for (const { engine, journey, failure } of failures) log(`✗ ${engine}: ${journey}\n  ${failure}`)
  log(`${results.length - failures.length} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** A browser takes its settings when it starts. */
async function runAll(engine: string, selected: Journey[]): Promise<Result[]> {
  const results: Result[] = []
  for (const settings of new Set(selected.map((journey) => journey.settings))) {
    const browser = await ENGINES[engine]?.({ ...DEFAULTS, ...settings })
    if (!browser) continue
    try {
      for (const journey of selected.filter((one) => one.settings === settings)) {
        results.push({ engine, journey: journey.name, failure: await attempt(browser, journey) })
      }
    } finally {
      await browser.close()
    }
  }
  return results
}

/** Returns why the journey failed, or null. */
async function attempt(browser: EngineBrowser, { name, run }: Journey): Promise<string | null> {
  try {
    await step(`${browser.name}: ${name}`, async () => {
      const page = await browser.newPage()
      try {
        await run(new Visitor(page, localUrl(TEST_PORTS.hosting)))
      } finally {
        await page.close()
      }
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
