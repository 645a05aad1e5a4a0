// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BUILD_LIMIT_MS = 60_000
const live = {
  VITE_FIREBASE_API_KEY: 'a-live-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'agency',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

let folder: string

async function build(variables: Record<string, string>) {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', ...variables, DIST: folder },
  })
  const files = await readdir(join(folder, 'assets'))
  const scripts = files.filter((file) => file.endsWith('.js'))
  return (await Promise.all(scripts.map((file) => readFile(join(folder, 'assets', file), 'utf8')))).join('\n')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-build-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a build for a live project contains nothing of the local backend or the studio', {
  timeout: BUILD_LIMIT_MS,
}, async () => {
  const code = await build(live)
  expect(code).toContain('a-live-key')
  const traces = [
    '127.0.0.1:',
    'demo-site',
    ':8080',
    ':9099',
    'connectFirestoreEmulator',
    'decap',
    'x-studio',
  ]
  for (const trace of traces) {
    expect(code.includes(trace), trace).toBe(false)
  }
})
