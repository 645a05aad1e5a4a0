import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeDatabase, describeDifference } from '../../../../scripts/publish/difference'
import { keepAssets, readLastDeploy } from '../../../../scripts/publish/lastDeploy'
import { fingerprint, parseManifest, readFiles } from '../../../../scripts/publish/manifest'
import { temporaryFolder } from '../../../temporaryFolder'

const manifest = (files: Record<string, string>, change = {}) => ({
  commit: 'abc1234',
  at: '2026-11-21T09:12:00.000Z',
  files,
  kept: [] as string[],
  rules: 'r',
  indexes: 'i',
  ...change,
})

describe('what a deploy changes', () => {
  it('is listed, pages by URL', () => {
    const before = manifest({ 'index.html': '1', 'plans.html': '1', 'old.html': '1', 'assets/a-1.js': '1' })
    const after = manifest(
      {
        'index.html': '2',
        'plans.html': '1',
        'insight/new.html': '1',
        'assets/a-2.js': '1',
        'assets/a-1.js': '1',
      },
      { kept: ['assets/a-1.js'], rules: 'other' },
    )
    expect(describeDatabase(before, after)).toEqual(['  Rules: changed', '  Indexes: unchanged'])
    expect(describeDifference(before, after)).toEqual([
      'Since commit abc1234, deployed 2026-11-21 09:12 UTC:',
      '  Pages and files: 1 added, 1 changed, 1 removed',
      '    added    /insight/new',
      '    changed  /',
      '    removed  /old',
      '  Scripts, styles, fonts: 1 added, 1 removed',
      '  Kept for pages that are still open: 1',
    ])
  })

  it('is everything the first time', () => {
    const after = manifest({ 'index.html': '1' })
    expect(describeDifference(null, after)[0]).toContain('First deploy')
    expect(describeDatabase(null, after)).toEqual(['  Rules: changed', '  Indexes: changed'])
  })

  it('lists only the first paths', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`p${index}.html`, '1']))
    const lines = describeDifference(manifest({}), manifest(many))
    expect(lines).toContain('    and 38 more')
    expect(lines.length).toBeLessThan(25)
  })
})

it('rejects anything that is not a manifest', () => {
  expect(parseManifest(manifest({ a: '1' }))).not.toBeNull()
  for (const wrong of [null, 'text', {}, manifest({ a: 1 as never }), { ...manifest({}), kept: [1] }])
    expect(parseManifest(wrong)).toBeNull()
})

describe('the deploy before', () => {
  let folder: string
  let server: Server
  let live: string
  let answers: Record<string, string>

  beforeEach(async () => {
    folder = temporaryFolder()
    mkdirSync(join(folder, 'assets'))
    answers = {}
    server = createServer(({ url = '' }, response) => {
      const answer = answers[url]
      response.writeHead(answer === undefined ? 404 : 200).end(answer)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    live = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterEach(() => void server.close())

  it('is read from the live site; no answer is an error, no manifest is not', async () => {
    expect(await readLastDeploy(live)).toBeNull()
    answers['/deployed.json'] = JSON.stringify(manifest({ 'index.html': '1' }))
    expect(await readLastDeploy(live)).toMatchObject({ commit: 'abc1234' })
    answers['/deployed.json'] = '<!doctype html>'
    expect(await readLastDeploy(live)).toBeNull()
    await expect(readLastDeploy('http://127.0.0.1:1')).rejects.toThrow('does not answer')
  })

  it('leaves its own assets for one more deploy, except damaged ones', async () => {
    const before = manifest(
      {
        'assets/own-1.js': fingerprint('own'),
        'assets/older-1.js': fingerprint('older'),
        'assets/still-1.js': fingerprint('still'),
        'assets/torn-1.js': fingerprint('whole'),
        'assets/../../outside.js': fingerprint('outside'),
        'index.html': fingerprint('page'),
      },
      { kept: ['assets/older-1.js'] },
    )
    for (const name of ['own', 'older', 'still', 'torn']) answers[`/assets/${name}-1.js`] = name
    answers['/outside.js'] = 'outside'
    const files = { 'assets/still-1.js': fingerprint('still') }
    expect(await keepAssets({ live, before, folder, files })).toEqual({
      kept: ['assets/own-1.js'],
      lost: ['assets/torn-1.js'],
    })
    expect(readFileSync(join(folder, 'assets', 'own-1.js'), 'utf8')).toBe('own')
    expect(Object.keys(await readFiles(folder))).toEqual(['assets/own-1.js'])
  })

  it('a page counts as changed only if more than asset names changed', async () => {
    const read = async (text: string) => {
      writeFileSync(join(folder, 'index.html'), text)
      return (await readFiles(folder))['index.html']
    }
    const first = await read('<script src="/assets/main-AbC_1234.js"></script>Words')
    expect(await read('<script src="/assets/main-XyZ-9876.js"></script>Words')).toBe(first)
    expect(await read('<script src="/assets/main-XyZ-9876.js"></script>Others')).not.toBe(first)
  })
})
