import { UserError } from '../lib/userError'
import { noDatabase, remedyForDenied } from './remedies'
import { type Target, UnreachableError } from './target'

/** firebase-admin itself retries for ten minutes. */
const TIMEOUT = 30_000 // ms
const UNREACHABLE = 'Firestore cannot be reached. Check the network and run the command again.'

/** A code of gRPC, and what Google adds to it. */
type Refusal = { code?: unknown; reason?: string; errorInfoMetadata?: { service?: string } }

const BUSY = [2, 8, 10, 13]

/** Waits for a request to Firestore, and says in words why it failed. */
export async function attempt<T>({ projectId }: Pick<Target, 'projectId'>, request: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachableError(UNREACHABLE)), TIMEOUT)
  })
  try {
    return await Promise.race([request, timeout])
  } catch (error) {
    throw explain(error, projectId)
  } finally {
    clearTimeout(timer)
  }
}

function explain(error: unknown, projectId: string): unknown {
  const { code, reason, errorInfoMetadata }: Refusal = Object(error)
  if (code === 5) return new UserError(noDatabase(projectId))
  // 16: the account is unknown.
  if (code === 7 || code === 16) {
    return new UserError(remedyForDenied(projectId, 'Cloud Datastore User', { reason, ...errorInfoMetadata }))
  }
  if (code === 4 || code === 14) return new UnreachableError(UNREACHABLE)
  if (BUSY.includes(Number(code)))
    return new UserError('Firestore is busy. Run the command again in some minutes.')
  return error
}
