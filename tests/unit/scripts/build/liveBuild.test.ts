import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { liveVariables } from '../../../fixtures/liveVariables'
import { temporaryFolder } from '../../../temporaryFolder'

/** It takes five seconds on a machine that does nothing else. */
const BUILD_LIMIT = 240_000 // ms
const TRACES = ['127.0.0.1:', 'demo-site', ':8080', ':9099', 'connectFirestoreEmulator', 'decap', 'x-studio']

it('a build for a project has nothing of the local backend or the studio', {
  timeout: BUILD_LIMIT,
}, async () => {
  const folder = temporaryFolder()
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const env = { NODE_ENV: 'production', ...liveVariables }
  await execa(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], { env })
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join('\n')
  expect(code).toContain(liveVariables.VITE_FIREBASE_API_KEY)
  for (const trace of TRACES) expect(code.includes(trace), trace).toBe(false)
})
