import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { readContent } from '../../../../scripts/content/readContent'
import { describeVanishing, findVanishing } from '../../../../scripts/publish/addresses'
import { temporaryFolder } from '../../../temporaryFolder'

const LIVE = 'https://site.web.app'

function goLive(addresses: string[]) {
  const sitemap = addresses.map((address) => `<loc>https://www.agency.example${address}</loc>`).join('')
  vi.stubGlobal('fetch', async () => new Response(sitemap))
}

it('a publish names the addresses that it would take away, until they are redirected', async () => {
  const root = temporaryFolder()
  cpSync('sample/content', join(root, 'content'), { recursive: true })
  cpSync('sample/public', join(root, 'public'), { recursive: true })
  const article = '/insight/llp-or-private-limited'
  goLive(['/', '/about', '/services/payroll', article, '/blog'])
  const find = async () => findVanishing(root, await readContent(root), LIVE)
  expect(await find()).toEqual([])

  const services = join(root, 'content/services')
  for (const ending of ['md', 'svg'])
    renameSync(join(services, `payroll.${ending}`), join(services, `wages.${ending}`))
  rmSync(join(root, 'content/articles/llp-or-private-limited.md'))
  const vanishing = await find()
  expect(vanishing).toEqual(['/services/payroll', article])
  expect(describeVanishing(vanishing).join('\n')).toContain(
    'into content/redirects.yaml, as /services/payroll: /the-new-address',
  )
  writeFileSync(
    join(root, 'content/redirects.yaml'),
    `/services/payroll: /services/wages\n${article}: /insight\n`,
  )
  expect(await find()).toEqual(['/blog'])
})

it('nothing vanishes from a site that has not been published', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await findVanishing('sample', await readContent('sample'), LIVE)).toEqual([])
  expect(describeVanishing([])).toEqual([])
})
