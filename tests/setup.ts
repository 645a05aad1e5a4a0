import { deleteApp, getApps } from 'firebase/app'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { installStandIns, resetStandIns } from './testDoubles'

const inBrowser = typeof window !== 'undefined'
// Loading React takes longer than most tests that run without a page.
const { cleanup, configure } = inBrowser
  ? await import('@testing-library/react')
  : { cleanup: () => {}, configure: () => {} }
if (inBrowser) installStandIns()
// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

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
    sessionStorage.clear()
    delete document.documentElement.dataset.theme
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // A test that expects a message replaces the spy with its own.
  if (noise.length > 0) throw new Error(`Unexpected messages on the console:\n${noise.join('\n')}`)
})

// The next file in this worker gets its own state of every module, and an empty document.
afterAll(async () => {
  vi.resetModules()
  // The SDK refuses to set up Firestore or Auth twice in one app.
  await Promise.all(getApps().map(deleteApp))
  if (!inBrowser) return
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
})
