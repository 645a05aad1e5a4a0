import { afterEach, beforeEach, vi } from 'vitest'
import { installStandIns, resetStandIns } from './testDoubles'

const inBrowser = typeof window !== 'undefined'
// Loading React takes longer than most tests that run without a page.
const { cleanup } = inBrowser ? await import('@testing-library/react') : { cleanup: () => {} }
if (inBrowser) installStandIns()

let noise: string[] = []

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
    delete document.documentElement.dataset.theme
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
  // A test that expects such a word replaces the spy with its own.
  if (noise.length > 0) throw new Error(`Unexpected words on the console:\n${noise.join('\n')}`)
})
