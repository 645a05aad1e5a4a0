import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildSite } from '../../../../scripts/build'
import { writeChanges } from '../../../../scripts/firestore/mirror'
import { writeAtomically } from '../../../../scripts/lib/atomicFile'
import { fromRoot } from '../../../../scripts/lib/folders'
import { log } from '../../../../scripts/lib/log'
import * as fingerprints from '../../../../scripts/publish/fingerprint'
import { runFirebase } from '../../../../scripts/publish/firebase'
import * as mails from '../../../../scripts/publish/mailWords'
import { type Published, readPublished } from '../../../../scripts/publish/published'
import { readOptions } from '../../../../scripts/publish/publishOptions'
import type { Review } from '../../../../scripts/publish/review'
import { publishPreview, publishSite } from '../../../../scripts/publish/site'

// Everything that a publish does outside this process.
vi.mock('../../../../scripts/build')
vi.mock('../../../../scripts/build/hostingConfig')
vi.mock('../../../../scripts/firestore/mirror')
vi.mock('../../../../scripts/lib/install')
vi.mock('../../../../scripts/lib/atomicFile')
vi.mock('../../../../scripts/lib/log')
vi.mock('../../../../scripts/publish/firebase')

const live = 'https://blue-otter.web.app'
const record: Published = { commit: 'abc1234', rules: 'r', due: '2999-12-01T06:30:00.000Z' }

describe('publishing a site', () => {
  let steps: string[]
  let sources: string

  beforeEach(() => {
    steps = []
    sources = 'sources'
    vi.mocked(log).mockClear()
    vi.mocked(buildSite).mockClear()
    const note = (name: string) => async () => void steps.push(name)
    vi.mocked(buildSite).mockImplementation(note('build'))
    vi.mocked(writeChanges).mockImplementation(note('documents'))
    vi.mocked(runFirebase).mockImplementation(async (_, ...args) => {
      steps.push(args[2] ?? '')
      return ''
    })
    vi.spyOn(mails, 'writeMailWords').mockReturnValue()
    vi.spyOn(fingerprints, 'fingerprintSources').mockImplementation(() => sources)
  })

  const publish = (...args: string[]) => {
    const data = {
      before: record,
      rules: 'r',
      due: record.due,
      sources: 'sources',
      changes: [],
    } as unknown as Review['data']
    const options = readOptions(['--project', 'blue-otter', ...args])
    return publishSite({ root: '', review: { data } as Review, commit: 'abc1234', options, siteUrl: live })
  }

  it('ends with the pages, which need everything else and record it', async () => {
    await publish('--notifier')
    const before = ['firestore:indexes', 'firestore:rules', 'documents', 'functions:notifier']
    expect(steps).toEqual([...before, 'build', 'hosting'])
    const [file, content] = vi.mocked(writeAtomically).mock.lastCall ?? []
    expect(file).toMatch(/dist-deploy\Wpublished\.json$/)
    expect(JSON.parse(String(content))).toEqual(record)
    expect(buildSite).toHaveBeenCalledExactlyOnceWith('dist-deploy', { isPreview: false })
    expect(vi.mocked(log).mock.lastCall?.[0]).toContain(`Live at ${live}: commit abc1234`)
  })

  it('a preview changes nothing else, and says its address as the workflow reads it', async () => {
    const address = 'https://blue-otter--pr-7-x1y2.web.app'
    vi.mocked(runFirebase).mockResolvedValue(`Channel URL (blue-otter): ${address} [expires 2026-12-03]`)
    const options = readOptions(['--project', 'blue-otter', '--preview', 'pr-7'])
    await publishPreview({ root: '', review: { data: { before: record, sources } } as Review, options })
    expect(steps).toEqual(['build'])
    expect(buildSite).toHaveBeenCalledExactlyOnceWith('dist-deploy', { isPreview: true })
    expect(readFileSync('.github/workflows/publish.yml', 'utf8')).toContain(
      "grep -o 'https://[^ ]*--pr-[^ ]*'",
    )
    expect(vi.mocked(log).mock.lastCall?.[0]).toMatch(new RegExp(` ${address} `))
  })

  it('uploads nothing if a file changed during the build', async () => {
    sources = 'others'
    await expect(publish()).rejects.toThrow('content/, the code, .env or the rules changed')
    expect(steps).not.toContain('hosting')
  })

  it('sends nothing while another publish is running, whose folder its build would empty', async () => {
    const claim = fromRoot('.cache', 'publishing')
    onTestFinished(() => rmSync(claim, { force: true }))
    writeFileSync(claim, String(process.ppid))
    await expect(publish()).rejects.toThrow(`is running in this folder (process ${process.ppid})`)
    expect(steps).toEqual([])
    for (const stopped of ['999999999', '', String(process.pid)]) {
      writeFileSync(claim, stopped)
      await publish()
    }
    sources = 'others'
    await expect(publish()).rejects.toThrow('changed')
    expect(existsSync(claim)).toBe(false)
  })
})

describe('what is live', () => {
  let answers: Record<string, string>

  beforeEach(() => {
    answers = {}
    vi.stubGlobal('fetch', async (url: string) => {
      const body = answers[url.replace(live, '')]
      if (body === 'offline') throw new Error('offline')
      return new Response(body ?? '', { status: body === undefined ? 404 : body === 'busy' ? 503 : 200 })
    })
  })

  it('is read from the site, unless it has none', async () => {
    expect(await readPublished(live)).toBeNull()
    answers['/published.json'] = JSON.stringify(record)
    expect(await readPublished(live)).toEqual(record)
    answers['/published.json'] = JSON.stringify({ ...record, commit: '--output=/tmp/taken' })
    expect(await readPublished(live)).toBeNull()
    answers['/published.json'] = '<!doctype html>'
    expect(await readPublished(live)).toBeNull()
    answers['/published.json'] = 'busy'
    await expect(readPublished(live)).rejects.toThrow('answers 503')
    answers['/published.json'] = 'offline'
    await expect(readPublished(live)).rejects.toThrow('does not answer')
  })
})
