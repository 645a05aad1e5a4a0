import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as folders from '../../../../scripts/lib/folders'
import { fingerprintSources } from '../../../../scripts/publish/fingerprint'
import { temporaryFolder } from '../../../temporaryFolder'

const noticed = [
  ...['content/site.yaml', 'public/clients/acme.svg', '.env', '.env.production.local'],
  ...['firestore.rules', 'firestore.indexes.json', 'firebase.json', 'functions/src/mail.ts'],
  ...['src/main.tsx', 'index.html', 'vite.config.ts', 'scripts/build/writePages.ts', 'package-lock.json'],
]

it.each<[file: string, isNoticed: boolean]>([
  ...noticed.map((file): [string, boolean] => [file, true]),
  ['content/articles/.DS_Store', false],
])('a publish notices that %s changes while its question is open: %s', (file, isNoticed) => {
  const root = temporaryFolder()
  vi.spyOn(folders, 'fromRoot').mockImplementation((...parts) => join(root, ...parts))
  onTestFinished(() => void vi.restoreAllMocks())
  const checked = fingerprintSources(root)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), 'changed')
  expect(fingerprintSources(root) !== checked).toBe(isNoticed)
})
