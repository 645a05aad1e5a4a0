import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { defineOwnerData, readOwnerData } from './scripts/brand/ownerData.ts'
import { readEnvironment } from './scripts/build/environment.ts'

/** Tests do not depend on the owner's content. */
const CONTENT_DIR = fileURLToPath(new URL('./tests/fixtures/sampleBrand/content', import.meta.url))
const ownerData = defineOwnerData(readOwnerData(CONTENT_DIR))

const RULES_COVERAGE = 'tests/rules/coverage.test.ts'

// With `extends: true`, each project would bundle and run this file again. Vitest empties `define`, so each needs its own.
const shared = () => ({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Unit tests use the local configuration, whatever the environment of this machine.
  define: {
    __ENVIRONMENT__: JSON.stringify(
      readEnvironment({ LOCAL_FIRESTORE_PORT: '8080', LOCAL_AUTH_PORT: '9099' }),
    ),
    ...ownerData,
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
    // Many tests wait for effects and timers, so three workers finish sooner on two cores.
    maxWorkers: 3,
    projects: [
      {
        ...shared(),
        test: {
          ...unit,
          name: 'unit-page',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/lateEffects.ts', 'tests/setup.ts'],
        },
      },
      {
        ...shared(),
        test: {
          ...unit,
          // jsdom takes a second to set up, so only tests that render (.tsx) get it.
          name: 'unit-plain',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        ...shared(),
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
