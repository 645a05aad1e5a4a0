import { expect, it, vi } from 'vitest'
import { addOrder, listOrders } from '@/data/orders'
import { denied, stubFirestore } from '../../stubFirestore'

const plan = { id: 'site-care', title: 'Site Care' }
const place = `projects/demo-site/databases/(default)/documents/users/asha/orders/${plan.id}`
const readTime = '2026-11-21T00:00:00Z'

/** The rules refuse to write an order again, and every other wrong order. Then the app asks whether it is there. */
function refuseWrite(stored: object) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(':batchGet') ? Response.json([{ ...stored, readTime }]) : denied(),
  )
}

it('a plan that is in the bag already, such as after a lost response, is no failure', async () => {
  refuseWrite({ found: { name: place, fields: {}, createTime: readTime, updateTime: readTime } })
  expect(await addOrder('asha', plan)).toBe('had')
})

it('an order that is refused and not in the bag is a failure', async () => {
  refuseWrite({ missing: place })
  await expect(addOrder('asha', plan)).rejects.toThrow()
})

it('the bag lists the newest order first, and one without a date last', async () => {
  const order = (id: string, time?: string) => ({
    id,
    fields: { plan: { stringValue: id }, ...(time && { dateOfOrder: { timestampValue: time } }) },
  })
  const [older, newer] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  stubFirestore(() => [order('undated'), order('older', older), order('newer', newer)])
  expect((await listOrders('asha')).map(({ id }) => id)).toEqual(['newer', 'older', 'undated'])
})
