import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { readEnvironment } from './scripts/build/environment'

const RULES_COVERAGE = 'tests/rules/coverage.test.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Unit tests see the local configuration, whatever this machine has set.
  define: {
    __ENVIRONMENT__: JSON.stringify(
      readEnvironment({ LOCAL_FIRESTORE_PORT: '8080', LOCAL_AUTH_PORT: '9099' }),
    ),
    __LOCAL_BACKEND__: 'true',
  },
  test: {
    env: { PORT_OFFSET: '0' },
    // `test.only` left behind would hide the others.
    allowOnly: false,
    // Threads begin in half the time of processes, and most files here take less than their beginning.
    pool: 'threads',
    maxWorkers: 2,
    // The first test of a file pays for loading all that it shows, and on a busy machine that takes its time.
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
          // A page takes a second to set up: only tests that render, which are those with markup in them, get one.
          name: 'unit-plain',
          environment: 'node',
          // A fresh worker for each file takes longer than the tests in it.
          isolate: false,
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
          // They share one emulator.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // It reads what the emulator saw of the others, so it comes behind them.
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
