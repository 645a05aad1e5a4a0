import { afterEach, beforeEach, vi } from 'vitest'
import { installStandIns, resetStandIns } from './testDoubles'
import { watchTexts } from './watchTexts'

const inBrowser = typeof window !== 'undefined'
// Loading React takes longer than most tests that run without a page.
const { cleanup, configure } = inBrowser
  ? await import('@testing-library/react')
  : { cleanup: () => {}, configure: () => {} }
let noise: string[] = []
if (inBrowser) {
  installStandIns()
  watchTexts((problem) => noise.push(problem))
}
// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  noise = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  if (inBrowser) {
    cleanup()
    resetStandIns()
    localStorage.clear()
    sessionStorage.clear()
    delete document.documentElement.dataset.theme
  }
  vi.useRealTimers()
  // Vitest does it before the next test, but the next file loads its modules first.
  vi.unstubAllGlobals()
  // A test that expects a message replaces the spy with its own.
  if (noise.length > 0) throw new Error(`Unexpected messages on the console:\n${noise.join('\n')}`)
})
