import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ownerContent } from './scripts/build/contentPlugin.ts'
import { readEnvironment } from './scripts/build/environment.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Tests do not depend on the owner's content. */
const CONTENT_DIR = fromRoot('tests/fixtures/sampleBrand/content')

/** Tests use the local configuration, whatever the environment of this machine. */
const environment = readEnvironment({ LOCAL_FIRESTORE_PORT: '8080', LOCAL_AUTH_PORT: '9099' })

/** `fetch` refuses this port, so that no unit test reaches a local backend that happens to run. */
const REFUSED_PORT = '1'
const unreachable = readEnvironment({ LOCAL_FIRESTORE_PORT: REFUSED_PORT, LOCAL_AUTH_PORT: REFUSED_PORT })

/**
 * Only these and the tests that render (.tsx) get jsdom. A comment in a single file would do the same, but Vitest starts a
 * new worker at each change of the environment, and a worker loads all libraries again.
 */
const NEEDS_A_DOCUMENT = 'tests/unit/**/*.dom.test.ts'

const RULES_COVERAGE = 'tests/rules/coverage.test.ts'

// With `extends: true`, each project would bundle and run this file again. Vitest empties `define`, so each needs its own.
const shared = (environment = unreachable) => ({
  plugins: [ownerContent(CONTENT_DIR, environment)],
  resolve: { alias: { '@': fromRoot('src') } },
  define: {
    __ENVIRONMENT__: JSON.stringify(environment),
    __LOCAL_BACKEND__: 'true',
  },
})

const settings = {
  env: { PORT_OFFSET: '0', CONTENT_DIR },
  // A forgotten `test.only` would hide the other tests.
  allowOnly: false,
  // Threads start in half the time of processes, and most files run faster than either starts.
  pool: 'threads' as const,
  // The first test of a file also loads its modules, which is slow on a busy machine.
  testTimeout: 20_000, // ms
}

/**
 * Files that run in one worker share its libraries and its document, because loading them takes longer than most tests.
 * tests/setup.ts gives each file new instances of our own modules. Replace exports with `vi.spyOn`: `vi.mock` would also
 * affect later files.
 */
const unit = {
  ...settings,
  isolate: false,
  // Its list of toasts is a module's state. Inlined, it is reset with our own modules.
  server: { deps: { inline: ['react-hot-toast'] } },
}

export default defineConfig({
  test: {
    // A third worker on two cores costs more than it saves: each loads all libraries.
    maxWorkers: 2,
    projects: [
      {
        ...shared(),
        test: {
          ...unit,
          name: 'unit-page',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', NEEDS_A_DOCUMENT],
          setupFiles: ['tests/lateEffects.ts', 'tests/setup.ts'],
        },
      },
      {
        ...shared(),
        test: {
          ...unit,
          name: 'unit-plain',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [NEEDS_A_DOCUMENT],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        ...shared(environment),
        test: {
          ...settings,
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [RULES_COVERAGE],
          // The files share one emulator.
          fileParallelism: false,
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
