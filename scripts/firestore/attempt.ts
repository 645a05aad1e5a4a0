import { UserError } from '../lib/userError'
import { type Target, UnreachableError } from './target'

/** firebase-admin itself retries for ten minutes. */
const TIMEOUT = 30_000 // ms
const UNREACHABLE = 'Firestore cannot be reached. Check the network and run the command again.'

/** The codes of gRPC. */
const REMEDIES: Record<number, (projectId: string) => string> = {
  5: (projectId) => `${projectId} has no Firestore database yet: create it as in docs/launch.md.`,
  7: (projectId) =>
    `These credentials cannot read and write the database of ${projectId}: give the account the roles named in docs/launch.md.`,
}
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
  const code = error instanceof Error && 'code' in error ? Number(error.code) : Number.NaN
  // 16: the account is unknown.
  const remedy = REMEDIES[code === 16 ? 7 : code]
  if (remedy) return new UserError(remedy(projectId))
  if (code === 4 || code === 14) return new UnreachableError(UNREACHABLE)
  if (BUSY.includes(code)) return new UserError('Firestore is busy. Run the command again in some minutes.')
  return error
}
