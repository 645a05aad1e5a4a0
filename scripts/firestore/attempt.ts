import { withTimeout } from '@/lib/withTimeout'
import { UserError } from '../lib/userError'
import { noDatabase, remedyForDenied } from './remedies'
import type { Target } from './target'

/** firebase-admin itself retries for ten minutes. */
const TIMEOUT = 30_000 // ms
// That includes a quota of the day that is used up.
const UNREACHABLE =
  'Firestore cannot be reached, or the free quota of the day is used up. Check the network and the usage in the Firebase console, and run the command again.'

/** An error of firebase-admin, with what Google adds to it. */
type Refusal = { code?: unknown; reason?: string; errorInfoMetadata?: { service?: string } }

/** The codes of gRPC. */
const UNKNOWN = 2
const DEADLINE_EXCEEDED = 4
const NOT_FOUND = 5
const PERMISSION_DENIED = 7
const RESOURCE_EXHAUSTED = 8
const ABORTED = 10
const INTERNAL = 13
const UNAVAILABLE = 14
const UNAUTHENTICATED = 16

/** Waits for a request to Firestore, and says in words why it failed. */
export async function attempt<T>({ projectId }: Pick<Target, 'projectId'>, request: Promise<T>): Promise<T> {
  try {
    return await withTimeout(request, TIMEOUT, () => new UserError(UNREACHABLE))
  } catch (error) {
    throw explain(error, projectId)
  }
}

function explain(error: unknown, projectId: string): unknown {
  const { code, reason, errorInfoMetadata }: Refusal = Object(error)
  switch (code) {
    case NOT_FOUND:
      return new UserError(noDatabase(projectId))
    case PERMISSION_DENIED:
    case UNAUTHENTICATED:
      return new UserError(
        remedyForDenied(projectId, 'Cloud Datastore User', { reason, ...errorInfoMetadata }),
      )
    case DEADLINE_EXCEEDED:
    case UNAVAILABLE:
    case RESOURCE_EXHAUSTED:
      return new UserError(UNREACHABLE)
    case UNKNOWN:
    case ABORTED:
    case INTERNAL:
      return new UserError('Firestore is busy. Run the command again in a few minutes.')
    default:
      return error
  }
}
