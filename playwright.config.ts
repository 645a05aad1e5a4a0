import { defineConfig, devices } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const chromium = process.env.CHROMIUM_PATH
/** The tests of the main journeys. None of them uses the DevTools protocol, which only Chromium has. */
const SMOKE = /@smoke/

/** `npm test -- e2e` builds the site and starts the backend before it runs these tests. */
export default defineConfig({
  // `npm run shots`, `load` and `measure:reads` run the files of tests/measure instead.
  testDir: process.env.E2E_FOLDER ?? 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only after a retry is a failure.
  retries: 0,
  workers: 3,
  // Some tests run several commands, which takes long on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5100',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording traces slows every test. Set TRACE=1 to debug one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // `npm test` runs the first, and others only if they are named: `npm test -- e2e --project=firefox --project=webkit`.
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          // The sandbox does not work as root.
          chromiumSandbox: !isRoot,
          ...(chromium && { executablePath: chromium }),
          // Background requests of the browser, which fail without a network.
          args: [
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
            '--disable-quic',
          ],
        },
      },
    },
    { name: 'firefox', grep: SMOKE, use: devices['Desktop Firefox'] },
    { name: 'webkit', grep: SMOKE, use: devices['Desktop Safari'] },
  ],
})
