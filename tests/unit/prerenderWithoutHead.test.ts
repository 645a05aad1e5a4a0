import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { collections } from '@/data/collections'
import { openSource, renderPage } from '@/prerender'

vi.mock('@/components/seo/PageSeo', () => ({ PageSeo: () => null }))

it('a page without a canonical address stops the build', async () => {
  const content = Object.fromEntries(collections.map(({ name }) => [name, []]))
  const source = await openSource(
    content as unknown as Parameters<typeof openSource>[0],
    new JSDOM('').window,
  )
  await expect(renderPage('/about', source)).rejects.toThrow('The page /about has no canonical address')
})
