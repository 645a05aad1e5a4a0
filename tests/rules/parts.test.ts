import * as db from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { ALL_ON, type PartStates } from '../../scripts/content/parts/parts'
import {
  type Database,
  type Fields,
  isAllowed,
  message,
  newKey,
  ORDER,
  OWNED,
  order,
  record,
  request,
  rulesFor,
} from './environment'

/** A write of each part, and one that every site accepts. */
const writes: Record<string, { path: () => string; data: () => Fields; as: 'guest' | 'owner' }> = {
  message: { path: () => `contactMsg/${newKey(message.name)}`, data: () => message, as: 'guest' },
  subscription: { path: () => `newsletter/${newKey('asha@example.com')}`, data: () => ({}), as: 'guest' },
  departure: { path: () => `unsubscribe/${newKey('asha@example.com')}`, data: request, as: 'guest' },
  record: { path: () => OWNED, data: () => record, as: 'owner' },
  order: { path: () => ORDER, data: order, as: 'owner' },
}

const table: [name: `without ${string}`, states: Partial<PartStates>, allowed: string[]][] = [
  ['without newsletter', { newsletter: 'off' }, ['message', 'record', 'order']],
  ['without subscribers', { newsletter: 'ending' }, ['message', 'departure', 'record', 'order']],
  ['without bag', { bag: 'off' }, ['message', 'subscription', 'departure', 'record']],
  ['without accounts', { accounts: 'off', bag: 'off' }, ['message', 'subscription', 'departure']],
  ['without parts', { accounts: 'off', bag: 'off', newsletter: 'off', search: 'off' }, ['message']],
]

describe.each(table)('a site %s', (name, states, allowed) => {
  const rules = rulesFor(name, { parts: { ...ALL_ON, ...states } })

  it('accepts only what it has a form for', async () => {
    await rules.clear()
    const found: string[] = []
    for (const [what, { path, data, as }] of Object.entries(writes)) {
      const database: Database = rules[as]()
      if (await isAllowed(db.setDoc(db.doc(database, path()), data()))) found.push(what)
    }
    expect(found).toEqual(allowed)
  })
})

describe('a site whose bag has ended', () => {
  const rules = rulesFor('without orders', { parts: { ...ALL_ON, bag: 'ending' } })

  it('lets people delete what is in it, and add nothing', async () => {
    await rules.clear()
    await rules.store({ [OWNED]: record, [ORDER]: { plan: 'One', dateOfOrder: new Date() } })
    const stored = db.doc(rules.owner(), ORDER)
    expect(await isAllowed(db.setDoc(stored, order()))).toBe(false)
    expect(await isAllowed(db.deleteDoc(stored))).toBe(true)
    expect(await isAllowed(db.setDoc(stored, order()))).toBe(false)
  })
})
