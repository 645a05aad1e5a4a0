import { expect, it } from 'vitest'
import { addOrder, listOrders } from '@/data/orders'
import { ownerOf } from '@/data/owner'
import { denied, stubDocument, stubFirestore } from '../../stubFirestore'

const plan = { id: 'site-care', title: 'Site Care' }

// The rules refuse to write an order again, and every other wrong order. Then the app asks whether it is there.

it('a plan that is in the bag already, such as after a lost response, is no failure', async () => {
  stubDocument({}, denied)
  expect(await addOrder(ownerOf('asha'), plan)).toBe('had')
})

it('an order that is refused and not in the bag is a failure', async () => {
  stubDocument(null, denied)
  await expect(addOrder(ownerOf('asha'), plan)).rejects.toThrow()
})

it('the bag lists the newest order first, and one without a date last', async () => {
  const order = (id: string, time?: string) => ({
    id,
    fields: { plan: { stringValue: id }, ...(time && { dateOfOrder: { timestampValue: time } }) },
  })
  const [older, newer] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
  stubFirestore(() => [order('undated'), order('older', older), order('newer', newer)])
  expect((await listOrders(ownerOf('asha'))).map(({ id }) => id)).toEqual(['newer', 'older', 'undated'])
})
