import * as v from 'valibot'
import { UserError } from '../lib/userError'

const recordSchema = v.object({
  /** Null if uncommitted files were published. Only a hash: git would read other text as one of its options. */
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[\da-f]{4,64}$/))),
  rules: v.string(),
  /** When the site must be published again, for a scheduled article. .github/workflows/scheduled.yml reads it. */
  due: v.optional(v.nullable(v.string()), null),
})

/** What the next publish must know, on any machine. The site contains it. */
export type Published = v.InferOutput<typeof recordSchema>

export const RECORD = 'published.json'
const REQUEST_TIMEOUT = 20_000 // ms

export const liveUrl = (project: string) => `https://${project}.web.app`

/** Returns null if the site has not been published yet. */
export async function readPublished(live: string): Promise<Published | null> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) } as const
  const response = await fetch(`${live}/${RECORD}`, options).catch(() => {
    throw new UserError(`${live} does not answer, so the changes cannot be listed. Check the network.`)
  })
  if (response.status === 404) return null
  if (!response.ok) throw new UserError(`${live} answers ${response.status}. Try again in a few minutes.`)
  const { success, output } = v.safeParse(recordSchema, await response.json().catch(() => null))
  return success ? output : null
}
