import { vi } from 'vitest'

type FieldValue = { stringValue?: string; arrayValue?: { values: FieldValue[] } }

const TIME = '2026-11-21T00:00:00Z'

/** What Firestore answers to a request that the rules do not allow. */
export const denied = () =>
  Response.json({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No' } }, { status: 403 })

export const stored = () => Response.json({ writeResults: [{}], commitTime: TIME })

export const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}

type Update = { name: string; fields?: Record<string, FieldValue> }
type Write = { update: Update; updateMask?: { fieldPaths: string[] } }

/** Answers the writes that the Firestore SDK sends. Returns a mock that has seen each: its path and its fields. */
export function stubWrites(answer: () => Response | Promise<Response> = stored) {
  const writes = vi.fn((_path: string, _fields: Record<string, FieldValue>, _write: Write) => answer())
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { writes: sent } = JSON.parse(body) as { writes: Write[] }
    const [write] = sent
    if (!write) throw new Error('Not a write')
    const path = write.update.name.split('/documents/')[1] ?? ''
    return writes(path, write.update.fields ?? {}, write)
  })
  return writes
}
