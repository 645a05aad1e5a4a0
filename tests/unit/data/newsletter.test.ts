import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOfKey } from '@/data/guestKeys'
import { subscribe, unsubscribe } from '@/data/guestWrites'
import { denied } from '../../stubFirestore'

type Commit = { writes: { update: { name: string }; updateTransforms?: object[] }[] }

const stored = () => Response.json({ writeResults: [{}], commitTime: '2026-11-21T10:00:00Z' })
const lost = () => {
  throw new TypeError('Failed to fetch')
}

let answers: (() => Response)[] = []
let commits: Commit[] = []
const keys = () => commits.map(({ writes }) => writes[0]?.update.name.split('/documents/')[1] ?? '')

let address = ''
let count = 0
beforeEach(() => {
  answers = []
  commits = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    commits.push(JSON.parse(String(init?.body)))
    return (answers.shift() ?? stored)()
  })
  count += 1
  address = `reader-${count}@example.com`
})

describe.each([
  ['newsletter', subscribe],
  ['unsubscribe', unsubscribe],
] as const)('%s', (list, send) => {
  it('stores the address with a random part, which is different each time', async () => {
    await send(address)
    await send(address)
    expect(new Set(keys()).size).toBe(2)
    for (const key of keys()) expect(key).toMatch(new RegExp(`^${list}/${address}~[A-Za-z0-9]{20}$`))
  })

  it('keeps the key until the attempt succeeds, although its response was lost', async () => {
    answers = [lost, denied]
    await expect(send(address)).rejects.toThrow()
    // The first write has arrived, so the rules refuse its key.
    await send(address)
    await send(address)
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('fails if the rules refuse a new key, and tries another one next time', async () => {
    answers = [denied, denied]
    await expect(send(address)).rejects.toThrow()
    await expect(send(address)).rejects.toThrow()
    expect(new Set(keys()).size).toBe(2)
  })

  it('shares no key with another address', async () => {
    answers = [lost]
    await expect(send(address)).rejects.toThrow()
    await send(`other-${address}`)
    expect(new Set(keys().map((key) => key.slice(-20))).size).toBe(2)
  })
})

it.each([
  ['asha@example.com~AbCdEfGhIjKlMnOpQrSt', 'asha@example.com'],
  ['a~b@example.com~AbCdEfGhIjKlMnOpQrSt', 'a~b@example.com'],
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.com', 'asha@example.com'],
])('the key %s belongs to %s', (key, expected) => {
  expect(addressOfKey(key)).toBe(expected)
})
