import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { planPublishing, publishPlan } from '../../../../tools/studio/server/publishing'
import { temporaryFolder } from '../../../temporaryFolder'

const article = (date: string, more = '') =>
  `---\n${more}blogTitle: Title\nblogDesc: For a card.\ndate: ${date}\ndomain: Digital\ndesc: A.\nwriterName: B\n---\n\nText.\n`

let root: string
let requests: string[]

const write = (path: string, text: string) => writeFile(join(root, path), text)

beforeEach(async () => {
  root = temporaryFolder()
  await cp('tests/fixtures/sampleBrand', root, { recursive: true })
  requests = []
  // An empty backend that accepts everything.
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    requests.push(`${url} ${body}`)
    return Response.json({})
  })
})

const written = () => requests.filter((request) => request.includes(':commit'))
const plan = () => planPublishing(root, 'local', null)

describe('publishing from the studio', () => {
  it('says in words what will change, and writes nothing before it is confirmed', async () => {
    await write('content/articles/one.md', article('2026-01-01'))
    await write('content/articles/later.md', article('2999-01-01'))
    const { changes, key } = await plan()
    expect(changes).toContain('New article “Title”, appears on 2999-01-01 at 00:00 UTC')
    expect(changes).toContain('New article “Title”')
    expect(written()).toEqual([])
    expect(await publishPlan(root, 'local', null, key)).toMatchObject({ written: changes.length })
    expect(written().join()).toContain('blogs/later')
  })

  it('refuses a plan that is no longer what the owner has seen', async () => {
    await write('content/articles/one.md', article('2026-01-01'))
    const { key } = await plan()
    await write('content/articles/two.md', article('2026-01-02'))
    await expect(publishPlan(root, 'local', null, key)).rejects.toThrow('Something has changed')
    expect(written()).toEqual([])
  })

  it('names the file and the field of each mistake, and publishes nothing until they are corrected', async () => {
    await write('content/articles/one.md', article('soon'))
    const { mistakes, key } = await plan()
    expect(mistakes).toContainEqual(
      expect.objectContaining({ path: 'content/articles/one.md', field: 'date' }),
    )
    await expect(publishPlan(root, 'local', null, key)).rejects.toThrow('Correct the mistakes')
    expect(written()).toEqual([])
  })

  it('goes to no project that .env does not name', async () => {
    await expect(planPublishing(root, 'project', null)).rejects.toThrow('No project is named in .env')
    await expect(publishPlan(root, 'project', null, '')).rejects.toThrow('No project is named in .env')
    expect(requests).toEqual([])
  })
})
