import { UserError } from '../lib/userError'
import { remedyForDenied } from './remedies'
import { readAccessToken } from './target'

const REQUEST_TIMEOUT = 30_000 // ms

/** Reads what firebase-admin cannot. Null for what does not exist. `role` allows it. */
export async function readRestApi<T>(project: string, path: string, role: string): Promise<T | null> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)${path}`
  // A token expires after an hour at most; this renews it.
  const headers = { Authorization: `Bearer ${await readAccessToken()}`, 'X-Goog-User-Project': project }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(
    () => null,
  )
  if (response?.ok) return (await response.json()) as T
  if (response?.status === 404) return null
  if (response?.status === 403) {
    const { error } = (await response.json()) as { error: { details?: ErrorInfo[] } }
    const { reason, metadata } = error.details?.find((one) => one.reason) ?? {}
    throw new UserError(remedyForDenied(project, role, { reason, ...metadata }))
  }
  throw new UserError(
    `Firestore does not work (${response?.status ?? 'no answer'}). Check the network and publish again.`,
  )
}

type ErrorInfo = { reason?: string; metadata?: { service?: string } }
