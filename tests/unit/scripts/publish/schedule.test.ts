import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { collections } from '@/data/collections'
import type { Entries } from '../../../../scripts/content/readContent'
import { nextDue } from '../../../../scripts/publish/schedule'
import { temporaryFolder } from '../../../temporaryFolder'

const none = Object.fromEntries(collections.map(({ name }) => [name, []])) as unknown as Entries
const dated = (name: 'blogs' | 'cases', ...dates: string[]) => ({
  ...none,
  [name]: dates.map((date) => ({ id: date, fields: { date: new Date(date) } })),
})
const NOW = Date.parse('2026-11-28T10:00:00Z')

it('the next publish is due when the next article appears', () => {
  const articles = dated('blogs', '2027-01-01', '2026-11-28T10:30Z', '2026-11-28', '2026-12-01')
  expect(nextDue(articles, NOW)).toBe('2026-11-28T10:30:00.000Z')
  expect(nextDue(dated('blogs', '2026-11-28'), NOW)).toBeNull()
  // Only articles wait for their date.
  expect(nextDue(dated('cases', '2027-01-01'), NOW)).toBeNull()
})

const { jobs } = parse(readFileSync('.github/workflows/scheduled.yml', 'utf8'))
const gitlab = parse(readFileSync('docs/gitlab-ci.yml', 'utf8'))

describe.each([
  ['GitHub', jobs.due.steps[0].run],
  ['GitLab', gitlab.publish.script.join('\n')],
])('the schedule at %s', (_, script: string) => {
  /** Runs the script with a live site that has this record. */
  function publishes(record: string | null) {
    const notePublish = '#!/bin/sh\ntouch "$(dirname "$0")/published"\n'
    const curl = record === null ? '#!/bin/sh\nexit 22\n' : `#!/bin/sh\necho '${record}'\n`
    const root = temporaryFolder({ curl, gh: notePublish, npm: notePublish })
    for (const name of ['curl', 'gh', 'npm']) chmodSync(join(root, name), 0o755)
    const env = { ...process.env, PATH: `${root}:${process.env.PATH}`, CI_PIPELINE_SOURCE: 'schedule' }
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], { env })
    return existsSync(join(root, 'published'))
  }
  const record = (due: string | null) => JSON.stringify({ commit: 'abc1234', rules: 'r', due })

  it.each([
    ['an article is due', record('2026-01-01T06:30:00.000Z'), true],
    ['it is not', record('2999-01-01T06:30:00.000Z'), false],
    ['none is scheduled', record(null), false],
    ['the record is of an earlier version', JSON.stringify({ commit: null, rules: '' }), false],
    ['nothing is published', null, false],
  ])('publishes only if an article is due: %s', (_name, live, expected) => {
    expect(publishes(live)).toBe(expected)
  })
})
