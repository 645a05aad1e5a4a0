import { appendFileSync, mkdirSync } from 'node:fs'
import { inCache } from './root.mjs'

/** Something the developer can put right: the message is the one sentence that is shown, without a stack. */
export class Problem extends Error {
  /** @override */
  name = 'Problem'
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|[Cc]ould ?n[o']t resolve host|[Cc]ould not resolve|Failed to connect|Could not connect|Temporary failure (in name resolution|resolving)|spurious network error|Network is unreachable|failed to (download|fetch)|Unable to fetch/
const NO_SPACE = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i
const NOT_ALLOWED = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i
const OUT_OF_STEP = /can only install packages when your package\.json and package-lock\.json/

const SENTENCES = /** @type {const} */ ([
  [NO_SPACE, 'The disk is full: free about 2 GB and run the command again.'],
  [NO_NETWORK, 'No package registry answers: check the network (or the proxy) and run the command again.'],
  [
    OUT_OF_STEP,
    'package.json and package-lock.json do not agree: run npm install, commit both, and run the command again.',
  ],
  [
    NOT_ALLOWED,
    'A file cannot be written: make this folder yours (owner and rights) and run the command again.',
  ],
])

/**
 * What went wrong in the words of another program, as one sentence of ours; null when they say nothing we know.
 * @param {string} words
 */
export function knownProblem(words) {
  return SENTENCES.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/**
 * The one sentence to show for whatever was thrown. What is not a Problem keeps its stack in a file.
 * @param {unknown} error
 */
export function sentenceFor(error) {
  // A ConfigurationError of the build is meant to be read as it is, too.
  if (error instanceof Error && /^(Problem|ConfigurationError)$/.test(error.name)) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = knownProblem(code)
  if (known) return known
  const message = error instanceof Error ? error.message : String(error)
  return `Something unexpected went wrong (${message.split('\n')[0]}); ${keepDetails(error)}`
}

/** @param {unknown} error */
function keepDetails(error) {
  try {
    mkdirSync(inCache(), { recursive: true })
    const details = error instanceof Error ? error.stack : String(error)
    appendFileSync(inCache('errors.log'), `${new Date().toISOString()} ${details}\n\n`)
    return 'the details are in .cache/errors.log.'
  } catch {
    return 'run the command again.'
  }
}
