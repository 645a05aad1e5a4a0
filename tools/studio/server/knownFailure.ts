import { LONG_NAME } from '../forms/contentPaths'
import { StudioError } from '../forms/studioError'

const FULL = 'The disk is full. Make room on it, and try again.'
const REFUSED =
  'This computer does not let the studio read or write the file. Change its permissions, and try again.'

/** The computer's own messages name a folder of the owner, and no remedy. */
const MESSAGES: Record<string, string> = {
  ENAMETOOLONG: LONG_NAME,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: REFUSED,
  EPERM: REFUSED,
  EROFS: REFUSED,
}

/** What the owner can correct, for an error of the computer. Any other error stays. */
export function knownFailure(error: unknown): unknown {
  const message = error instanceof Error && 'code' in error ? MESSAGES[String(error.code)] : undefined
  return message ? new StudioError(422, message) : error
}
