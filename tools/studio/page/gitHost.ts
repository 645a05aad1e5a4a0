import { StudioError } from '../forms/studioError'

/** What identifies the content of each file of a commit, by path. */
export type Tree = Map<string, string>
export type Branch = { name: string; sha: string }
export type Revision = Branch & { tree: Tree }
/** Null: the file is deleted. */
export type NewFile = { path: string; content: string | Blob | null }
/** A pull request, which GitLab calls a merge request. */
export type Request = {
  id: number
  branch: string
  address: string
  updatedAt: string
  author: string
  /** The entry that has another name in the draft. */
  renamed?: string | undefined
}

/** What the studio needs of a git host. A `StudioError` 409 says that something newer is in the way. */
export type GitHost = {
  main: () => Promise<Branch>
  drafts: () => Promise<Branch[]>
  /** Without those of forks, which can have a branch with the name of a draft. */
  requests: () => Promise<Request[]>
  tree: (commit: string) => Promise<Tree>
  read: (path: string, id: string, commit: string) => Promise<string>
  /** Up to `TEXTS_AT_ONCE`, by what identifies them. Those that it leaves out are read one by one. */
  readTexts: (files: [path: string, id: string][], commit: string) => Promise<Map<string, string>>
  readBytes: (path: string, id: string, commit: string) => Promise<Blob>
  /** Moves a branch forward by one commit, or starts it. */
  commit: (parent: Revision, branch: string, files: NewFile[], message: string) => Promise<unknown>
  openRequest: (branch: string, title: string) => Promise<Request>
  /** Merges a branch that has not changed. */
  merge: (branch: Branch, request: Request) => Promise<unknown>
  /** The host closes the request of the branch. */
  deleteBranch: (name: string) => Promise<unknown>
}

/** GitLab refuses more. */
export const TEXTS_AT_ONCE = 100

export const DRAFTS = 'cms/'

/** The first save of a draft gives its request the title. */
export const renamedBy = (title: string) => /^Rename (content\/\S+) to /.exec(title)?.[1]

const MAX_CHECKS = 15
const PAUSE = 1_000 // ms

/** A host finds out some seconds after a commit whether it can merge a branch. */
export async function whenDecided<Found>(
  look: () => Promise<Found>,
  isDecided: (found: Found) => boolean,
): Promise<Found> {
  for (let check = 1; ; check += 1) {
    const found = await look()
    if (isDecided(found) || check === MAX_CHECKS) return found
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}

/** Another person may be faster, and the host may have rules. */
export function refuse(error: unknown, statuses: number[], message: string): never {
  const { status, message: reason } = error as { status?: number; message?: string }
  throw status && statuses.includes(status) ? new StudioError(409, `${message} ${reason}`) : error
}

export async function base64Of(content: string | Blob): Promise<string> {
  const address = await new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsDataURL(new Blob([content]))
  })
  return String(address).replace(/^.*,/, '')
}

/** Decap's requests fail with "TypeError: Failed to fetch", or with an object that says nothing to a partner. */
export const explainFailures = (host: GitHost) =>
  Object.fromEntries(
    Object.entries(host).map(([name, act]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) => act(...args).catch(explain),
    ]),
  ) as GitHost

function explain(error: unknown): never {
  if (error instanceof StudioError) throw error
  const { status, message } = error as { status?: number; message?: string }
  // A host that is down does not answer in JSON, and Decap finds no message.
  const isOffline =
    Number(status) >= 500 ||
    error instanceof TypeError ||
    /failed to fetch|networkerror|load failed/i.test(`${message}`)
  // GitHub refuses the token, or GitLab its renewal.
  const isSignedOut = status === 401 || /authorization grant/i.test(`${message}`)
  const offline =
    'The repository cannot be reached. Check the network, and try again: your text stays in this window.'
  const signedOut = 'Your sign-in has ended. Load this page again, and sign in: your text is recovered.'
  const refused = `The repository refuses this: ${message}`
  throw new StudioError(status ?? 0, isOffline ? offline : isSignedOut ? signedOut : refused)
}
