import { defineConfig, devices } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const chromium = process.env.CHROMIUM_PATH

/** `npm test -- e2e` builds the site, brings up the backend and then runs this. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when repeated is a failure, so nothing is repeated.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5100',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording every test slows all of them: TRACE=1 asks for it when one is to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      // Only root has to do without the browser's own walls.
      chromiumSandbox: !isRoot,
      ...(chromium && { executablePath: chromium }),
      // The browser's own errands: without the internet each one fails, many at a time.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
})
