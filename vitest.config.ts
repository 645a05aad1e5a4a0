import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { readEnvironment } from './scripts/build/environment.ts'

const RULES_COVERAGE = 'tests/rules/coverage.test.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Unit tests use the local configuration, whatever the environment of this machine.
  define: {
    __ENVIRONMENT__: JSON.stringify(
      readEnvironment({ LOCAL_FIRESTORE_PORT: '8080', LOCAL_AUTH_PORT: '9099' }),
    ),
    __LOCAL_BACKEND__: 'true',
  },
  test: {
    env: { PORT_OFFSET: '0' },
    // A forgotten `test.only` would hide the other tests.
    allowOnly: false,
    // Threads start in half the time of processes, and most files run faster than either starts.
    pool: 'threads',
    maxWorkers: 2,
    // The first test of a file also loads its modules, which is slow on a busy machine.
    testTimeout: 20_000, // ms
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-page',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/lateEffects.ts', 'tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // jsdom takes a second to set up, so only tests that render (.tsx) get it.
          name: 'unit-plain',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
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
        extends: true,
        // It reads the coverage that the emulator recorded, so it runs after the others.
        test: {
          name: 'rules-coverage',
          environment: 'node',
          include: [RULES_COVERAGE],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
