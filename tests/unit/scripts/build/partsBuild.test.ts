import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { lackingPages, type PartStates, partNames } from '../../../../scripts/content/parts/parts'
import { listWords } from '../../../../scripts/content/words/listWords'
import { OTHER_BRAND } from '../../../../scripts/local/brands'
import { liveVariables } from '../../../fixtures/liveVariables'
import { temporaryFolder } from '../../../temporaryFolder'

/** It takes five seconds on a machine that does nothing else. */
const BUILD_LIMIT = 240_000 // ms
const OFF: PartStates = { accounts: 'off', bag: 'off', newsletter: 'off', search: 'off' }

/** Every text, without the parts with values in braces. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? words.split(/\{[^}]*\}/).map((text) => text.trim())
    : Object.values(Object(words)).flatMap(textsIn)

/** Short words, such as “Email”, are also names in the code. */
const isTelling = (text: string) => text.length > 8

/** Collections, fields and hosts of what is off. */
const TRACES = [
  ...['Play the film', 'youtube', 'Nothing to show here right now'],
  ...[
    'identitytoolkit',
    'securetoken.googleapis',
    'apis.google.com',
    'GoogleAuthProvider',
    'signing-out',
    'search-1.json',
    'pendingProfile',
  ],
  ...[
    'dateOfOrder',
    'wantedPlan"',
    'newsletter/',
    "getItem('member')",
    'getItem(`member`)',
    'getItem("member")',
  ],
]

it('a build without the parts that can be off has nothing of them', { timeout: BUILD_LIMIT }, async () => {
  const brand = temporaryFolder()
  cpSync(join(OTHER_BRAND, '..'), brand, { recursive: true })
  const site = join(brand, 'content', 'site.yaml')
  const switches = partNames.map((name) => `  ${name}: false\n`).join('')
  writeFileSync(site, `${readFileSync(site, 'utf8')}\nparts:\n${switches}`)
  const pages = join(brand, 'content', 'pages.yaml')
  writeFileSync(pages, readFileSync(pages, 'utf8').replace(/^innovations:\n/m, '$&  show: false\n'))
  const folder = temporaryFolder()
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const env = { NODE_ENV: 'production', ...liveVariables, CONTENT_DIR: join(brand, 'content') }
  await execa(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], { env })

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const emitted = files
    .filter((file) => /\.(js|html)$/.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const kept = textsIn(listWords('de', (text) => text, OFF)).join('\n')
  const words = textsIn(listWords('de')).filter((text) => isTelling(text) && !kept.includes(text))
  expect(words.length).toBeGreaterThan(50)
  const routes = lackingPages(OFF).map((name) => String(Reflect.get(paths, name)))
  const traces = [...words, ...TRACES, ...routes.flatMap((path) => [`"${path}"`, `'${path}'`, `\`${path}\``])]
  // Not as the end of a name in the code, such as onUnsubscribe.
  const isFound = (text: string) =>
    emitted
      .split(text)
      .slice(0, -1)
      .some((before) => !/[a-z]$/.test(before))
  expect(traces.filter(isFound)).toEqual([])
  expect(emitted).toContain('Ask about this plan')
  // Without the fingerprint, which can have any letters.
  const names = files.map((file) => file.replace(/-[\w-]{7,8}(?=\.\w+$)/, ''))
  const chunks = names.filter((file) =>
    /(Login|Signup|Account|Cart|Unsubscribe|AuthAction|Bag|Search|openIndex|signIn|orders|users|Film|Innovation)/i.test(
      file,
    ),
  )
  expect(chunks).toEqual([])
})
