import { defineConfig, devices } from '@playwright/test'
import { SAMPLE_BRAND } from './scripts/lib/contentFolder'
import { localUrl, TEST_PORTS } from './scripts/lib/ports'
import { writeMarkedBrand } from './scripts/local/brands'
import { selectBackend } from './scripts/local/selectBackend'

// Settings for a real build would change what the tests see. The workers and the server inherit these.
selectBackend('test', ['VITE_SITE_URL', 'VITE_IMAGE_HOST', 'VITE_REPORT_URL', 'VITE_APP_CHECK_KEY'])
// Workers inherit it. A test that names a word of the site literally fails.
process.env.CONTENT_DIR ||= writeMarkedBrand(SAMPLE_BRAND, 'e2e')

const isRoot = process.getuid?.() === 0
const chromium = process.env.CHROMIUM_PATH
const fullChromium = process.env.FULL_CHROMIUM_PATH
/** The tests of the main journeys. None of them uses the DevTools protocol, which only Chromium has. */
const SMOKE = /@smoke/

/**
 * Chromium would draw two windows of its address bar for every page, which costs 40 % of the time. It reads only the last
 * list, so this begins with that of Playwright (`disabledFeatures` in its `coreBundle.js`).
 */
const UNUSED_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

const chromeOptions = {
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
      `--disable-features=${UNUSED_FEATURES}`,
    ],
  },
}

const BACK_FORWARD_CACHE = /backForwardCache\.spec/
/** Playwright disables the cache, and the headless shell does not have it. */
const cachingOptions = {
  ...chromeOptions,
  launchOptions: {
    ...chromeOptions.launchOptions,
    ...(fullChromium && { executablePath: fullChromium }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only after a retry is a failure.
  retries: 0,
  workers: 3,
  // Everything takes long on a busy machine.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  // Builds the site and starts the backend. Playwright would kill it without giving it time to stop the emulators.
  webServer: {
    command: 'node --import tsx scripts/local/serve.ts',
    stdout: 'pipe',
    wait: { stdout: /The site is ready/ },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
  use: {
    baseURL: localUrl(TEST_PORTS.hosting),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording traces slows every test. Set TRACE=1 to debug one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  // `npm test` runs the first two, and others only if they are named: `npm test -- e2e --project=firefox --project=webkit`.
  projects: [
    { name: 'chromium', testIgnore: BACK_FORWARD_CACHE, use: chromeOptions },
    { name: 'back-forward-cache', testMatch: BACK_FORWARD_CACHE, use: cachingOptions },
    { name: 'firefox', grep: SMOKE, use: devices['Desktop Firefox'] },
    { name: 'webkit', grep: SMOKE, use: devices['Desktop Safari'] },
    // Screenshots: see docs/developing.md.
    { name: 'measure', testDir: 'tests/measure', use: chromeOptions },
  ],
})
