import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as builds from '../../../../scripts/build'
import * as configs from '../../../../scripts/build/hostingConfig'
import * as documents from '../../../../scripts/content/documents'
import { readIndexStates } from '../../../../scripts/content/store'
import * as targets from '../../../../scripts/content/target'
import * as packages from '../../../../scripts/lib/install'
import * as checks from '../../../../scripts/publish/checks'
import * as fingerprints from '../../../../scripts/publish/fingerprint'
import * as firebase from '../../../../scripts/publish/firebase'
import { readOptions } from '../../../../scripts/publish/options'
import type { Plan } from '../../../../scripts/publish/plan'
import * as records from '../../../../scripts/publish/published'
import { publishSite } from '../../../../scripts/publish/site'
import { temporaryFolder } from '../../../temporaryFolder'

const HOUR = 60 * 60_000 // ms
const backend = { origin: 'https://firestore.example', projectId: 'blue-otter', token: 'token', title: '' }

const record = (pages: Record<string, string>) => ({ commit: 'abc1234', rules: 'r', pages, assets: [] })

describe('publishing a site', () => {
  let steps: string[]
  let sources: string

  beforeEach(() => {
    steps = []
    sources = 'sources'
    vi.spyOn(configs, 'writeHostingConfig').mockResolvedValue('')
    vi.spyOn(targets, 'openTarget').mockResolvedValue(backend)
    vi.spyOn(firebase, 'waitForIndexes').mockResolvedValue()
    vi.spyOn(packages, 'install').mockResolvedValue()
    vi.spyOn(checks, 'requireLiveBuild').mockResolvedValue()
    vi.spyOn(records, 'completeBuild').mockResolvedValue(record({}))
    vi.spyOn(fingerprints, 'fingerprintSources').mockImplementation(() => sources)
    vi.spyOn(firebase, 'runFirebase').mockImplementation(async (_, ...args) => {
      steps.push(args[2]?.replace(/^(firestore|functions):/, '') ?? '')
      return ''
    })
    vi.spyOn(documents, 'writeItems').mockImplementation(async () => void steps.push('documents'))
    vi.spyOn(builds, 'buildSite').mockImplementation(async () => void steps.push('build'))
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(() => void vi.restoreAllMocks())

  const publish = (...args: string[]) => {
    const data = { before: record({}), rules: 'r', sources: 'sources' } as unknown as Plan['data']
    const plan = { data } as Plan
    const options = readOptions(['--project', backend.projectId, ...args])
    return publishSite({ root: '', plan, commit: 'abc1234', written: [], options })
  }

  it('builds after everything that the build reads, and ends with the notifier', async () => {
    await publish('--notifier')
    expect(steps).toEqual(['indexes', 'rules', 'documents', 'build', 'hosting', 'notifier'])
  })

  it('uploads nothing if a file changed during the build, or the built site after it', async () => {
    sources = 'others'
    await expect(publish()).rejects.toThrow('content/, the code, .env or the rules changed')
    sources = 'sources'
    let builtAs = 0
    vi.spyOn(fingerprints, 'fingerprintPaths').mockImplementation(() => String(builtAs++))
    await expect(publish()).rejects.toThrow('The built site changed')
    expect(steps).not.toContain('hosting')
  })
})

describe('what is live', () => {
  let answers: Record<string, string>

  async function serve() {
    answers = {}
    const server = createServer(({ url = '' }, response) => {
      const body = answers[url]
      response.writeHead(body === undefined ? 404 : body === 'busy' ? 503 : 200).end(body)
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  it('is read from the site, unless it has none or an unsafe one', async () => {
    const live = await serve()
    expect(await records.readPublished(live)).toBeNull()
    answers['/published.json'] = JSON.stringify(record({ '/': '1' }))
    expect(await records.readPublished(live)).toEqual(record({ '/': '1' }))
    for (const wrong of ['<!doctype html>', JSON.stringify({ ...record({}), assets: ['assets/../x.js'] })]) {
      answers['/published.json'] = wrong
      expect(await records.readPublished(live)).toBeNull()
    }
    answers['/published.json'] = 'busy'
    await expect(records.readPublished(live)).rejects.toThrow('answers 503')
    await expect(records.readPublished('http://127.0.0.1:1')).rejects.toThrow('does not answer')
  })

  it('leaves its own hashed files for one more publish', async () => {
    const live = await serve()
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'new-1.js'), 'new')
    writeFileSync(join(folder, 'index.html'), '<script src="/assets/main-AbC_1234.js"></script>Words')
    answers['/assets/old-1.js'] = 'old'
    const before = { ...record({}), assets: ['assets/old-1.js', 'assets/gone-1.js', 'assets/new-1.js'] }
    const facts = { folder, live, before, commit: null, rules: 'r' }
    const after = await records.completeBuild(facts)
    expect(readFileSync(join(folder, 'assets', 'old-1.js'), 'utf8')).toBe('old')
    expect(readFileSync(join(folder, 'assets', 'new-1.js'), 'utf8')).toBe('new')
    expect(JSON.parse(readFileSync(join(folder, 'published.json'), 'utf8'))).toEqual(after)
    expect(after.assets).toEqual(['assets/new-1.js'])

    writeFileSync(join(folder, 'index.html'), '<script src="/assets/main-XyZ-9876.js"></script>Words')
    expect((await records.completeBuild(facts)).pages).toEqual(after.pages)
    writeFileSync(join(folder, 'index.html'), '<script src="/assets/main-XyZ-9876.js"></script>Others')
    expect((await records.completeBuild(facts)).pages).not.toEqual(after.pages)
  })

  it('is compared page by page', () => {
    const after = record({ '/': '2', '/plans': '1', '/insight/new': '1' })
    expect(records.describePages(record({ '/': '1', '/plans': '1', '/old': '1' }), after)).toEqual([
      'Changed pages: 3 of 4',
      '  /',
      '  /insight/new (new)',
      '  /old (removed)',
    ])
    const many = record(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`/${index}`, '1'])))
    expect(records.describePages(record({}), many)).toContain('  and 38 more')
    expect(records.describePages(null, after)).toEqual(['Pages: 3, all of them new.'])
  })
})

describe('the wait for the indexes', () => {
  let states: string[]

  beforeEach(() => {
    vi.useFakeTimers()
    states = ['READY', 'CREATING']
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/collectionGroups/-/indexes')
        ? Response.json({ indexes: states.map((state) => ({ state })) })
        : Response.error(),
    )
  })
  afterEach(() => void vi.useRealTimers())

  it('ends when all are ready', async () => {
    let isOver = false
    const waiting = firebase
      .waitForIndexes(() => readIndexStates(backend))
      .then(() => {
        isOver = true
      })
    await vi.advanceTimersByTimeAsync(HOUR / 4)
    expect(isOver).toBe(false)
    states = ['READY', 'READY']
    await vi.advanceTimersByTimeAsync(HOUR / 60)
    await waiting
  })
})
