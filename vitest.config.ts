import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownerContent } from './scripts/build/contentPlugin.ts'
import { allRare } from './scripts/content/rareParts.ts'
import { SAMPLE_BRAND } from './scripts/lib/contentFolder.ts'
import { defines, readEnvironment } from './scripts/lib/environment.ts'
import { writeMarkedBrand } from './scripts/local/brands.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Tests depend neither on the owner's content nor on a word of the site. */
const CONTENT_DIR = writeMarkedBrand(SAMPLE_BRAND, 'unit')

/** Rules tests use the emulators, which `npm test` has started. Unit tests never reach a local backend that happens to run: `fetch` refuses this port. */
const REFUSED_PORT = '1'
const { LOCAL_FIRESTORE_PORT, LOCAL_AUTH_PORT, LOCAL_PROJECT_ID } = process.env
const backend = { LOCAL_FIRESTORE_PORT, LOCAL_AUTH_PORT, LOCAL_PROJECT_ID }
const noBackend = { LOCAL_FIRESTORE_PORT: REFUSED_PORT, LOCAL_AUTH_PORT: REFUSED_PORT }

/** Only these and the tests that render (.tsx) get jsdom, which takes half a second for each file. */
const NEEDS_A_DOCUMENT = 'tests/unit/**/*.dom.test.ts'

/** With `vi.mock` or `vi.resetModules`, which other files must not see, or the `fetch` that Firebase keeps of its start. */
const NEEDS_OWN_MODULES = [
  'tests/unit/scripts/publish/*.test.ts',
  'tests/unit/scripts/build/hostingConfig.test.ts',
  'tests/unit/{pagesOff,partsOff,prerenderWithoutHead}.test.ts',
  'tests/unit/data/{faults,siteSearch}.test.ts',
  'tests/unit/lib/{dates,truncate}.test.ts',
]

const RULES_COVERAGE = 'tests/rules/coverage.test.ts'

// With `extends: true`, each project would bundle and run this file again. Vitest empties `define`, so each needs its own.
const shared = (ports: Partial<typeof backend> = noBackend) => {
  const environment = readEnvironment(ports)
  return {
    plugins: [ownerContent(CONTENT_DIR, environment)],
    resolve: { alias: { '@': fromRoot('src') } },
    define: { ...defines(environment, CONTENT_DIR), ...allRare(CONTENT_DIR) },
  }
}

const settings = {
  env: { PORT_OFFSET: '0', CONTENT_DIR, ...noBackend },
  // A forgotten `test.only` would hide the other tests.
  allowOnly: false,
  // The first test or hook of a file also loads its modules, which is slow on a busy machine.
  testTimeout: 90_000, // ms
  hookTimeout: 90_000, // ms
}

const unit = {
  ...settings,
  setupFiles: ['tests/setup.ts'],
  // By default, Vitest empties all style sheets, also those that are read as texts.
  css: { include: [/\.css\?raw$/] },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ...shared(),
        test: {
          ...unit,
          name: 'unit-page',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', NEEDS_A_DOCUMENT],
        },
      },
      {
        ...shared(),
        test: { ...unit, name: 'unit-alone', environment: 'node', include: NEEDS_OWN_MODULES },
      },
      {
        ...shared(),
        test: {
          ...unit,
          name: 'unit-plain',
          environment: 'node',
          // The files of a worker share the modules, which is twice as fast.
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          exclude: [NEEDS_A_DOCUMENT, ...NEEDS_OWN_MODULES],
        },
      },
      {
        ...shared(backend),
        test: {
          ...settings,
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [RULES_COVERAGE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared(),
        // It reads the coverage that the emulator recorded, so it runs after the others.
        test: {
          ...settings,
          name: 'rules-coverage',
          environment: 'node',
          include: [RULES_COVERAGE],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
