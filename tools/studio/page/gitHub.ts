import { StudioError } from './api'

/** A file by its path: what identifies its content, and its size in bytes. */
export type Tree = Map<string, { id: string; size: number }>
/** Null: the file is deleted. */
export type NewFile = { path: string; content: string | Blob | null }
export type Branch = { name: string; sha: string }
/** What Decap shows of a pull request. */
export type Request = { pull: PullRequest; status: string; updatedAt: string; author: string }

/** What the studio uses of the API object of Decap's GitHub backend, which adds the token and waits when GitHub is busy. */
export type GitHubApi = {
  repoURL: string
  branch: string
  request: (path: string, options?: { method?: string; body?: string }) => Promise<unknown>
  getDefaultBranch: () => Promise<{ commit: { sha: string } }>
  getPullRequests: (
    head: undefined,
    state: 'open',
    keep: (pull: PullRequest) => boolean,
  ) => Promise<PullRequest[]>
  listFiles: (
    folder: string,
    options: { branch: string; depth: number },
  ) => Promise<{ path: string; id: string; size: number }[]>
  readFile(path: string, id: string, options: { parseText: true }): Promise<string>
  readFile(path: string, id: string, options: { parseText: false }): Promise<Blob>
  uploadBlob: (file: { raw?: string; toBase64?: () => Promise<string> }) => Promise<{ sha: string }>
  updateTree: (parent: string, files: { path: string; sha: string | null }[]) => Promise<GitTree>
  commit: (message: string, tree: GitTree) => Promise<{ sha: string }>
  createRef: (type: 'heads', branch: string, sha: string) => Promise<unknown>
  patchBranch: (branch: string, sha: string) => Promise<unknown>
  deleteBranch: (branch: string) => Promise<unknown>
  createPR: (title: string, branch: string) => Promise<PullRequest>
  setPullRequestStatus: (pull: PullRequest, status: string) => Promise<unknown>
  closePR: (number: number) => Promise<unknown>
}
type GitTree = { sha: string; parentSha: string }
type PullRequest = {
  number: number
  /** Null: a fork that has been deleted. */
  head: { ref: string; repo: { full_name: string } | null }
  base: { repo: { full_name: string } }
  labels: { name: string }[]
  updated_at: string
  html_url: string
  user?: { login: string }
}

export const DRAFTS = 'cms/'
const LABEL = 'decap-cms/'
/** A new draft can be published at once. */
const READY = 'pending_publish'

/**
 * Decap would rebase a draft on every save, which puts its whole files over newer ones, and merge what conflicts in the same
 * way. Here, a branch only moves forward, and git merges.
 */
export function gitHub(api: GitHubApi) {
  const { repoURL } = api
  /** Another person may be faster. */
  const refuse = (error: unknown, statuses: number[], message: string) => {
    const { status, message: reason } = error as { status?: number; message?: string }
    throw status && statuses.includes(status) ? new StudioError(409, `${message} ${reason}`) : error
  }
  return {
    main: async (): Promise<Branch> => ({
      name: api.branch,
      sha: (await api.getDefaultBranch()).commit.sha,
    }),
    async drafts(): Promise<Branch[]> {
      const refs = await api.request(`${repoURL}/git/matching-refs/heads/${DRAFTS}`)
      return (refs as { ref: string; object: { sha: string } }[]).map(({ ref, object }) => ({
        name: ref.slice('refs/heads/'.length),
        sha: object.sha,
      }))
    },
    requests: async () => (await api.getPullRequests(undefined, 'open', isOwn)).map(toRequest),
    async tree(commit: string): Promise<Tree> {
      const options = { branch: commit, depth: 9 }
      const listed = await Promise.all(['content', 'public'].map((top) => api.listFiles(top, options)))
      return new Map(listed.flat().map(({ path, id, size }) => [path, { id, size }]))
    },
    read: (path: string, id: string) => api.readFile(path, id, { parseText: true }),
    readBytes: (path: string, id: string) => api.readFile(path, id, { parseText: false }),
    /** Moves a branch forward by one commit, or starts it. */
    async commit(parent: Branch, branch: string, files: NewFile[], message: string): Promise<string> {
      const changed = files.map(async ({ path, content }) => {
        if (content === null) return { path, sha: null }
        const file = typeof content === 'string' ? { raw: content } : { toBase64: () => base64Of(content) }
        return { path, sha: (await api.uploadBlob(file)).sha }
      })
      const tree = await api.updateTree(parent.sha, await Promise.all(changed))
      const { sha } = await api.commit(message, tree)
      const move = parent.name === branch ? api.patchBranch(branch, sha) : api.createRef('heads', branch, sha)
      await move.catch((error) => refuse(error, [422], `GitHub refuses the change of ${branch}:`))
      return sha
    },
    async request(branch: string, title: string): Promise<Request> {
      const pull = await api.createPR(title, branch)
      await api.setPullRequestStatus(pull, READY)
      return toRequest(pull)
    },
    setStatus: ({ pull }: Request, status: string) => api.setPullRequestStatus(pull, status),
    async merge({ name, sha }: Branch, { pull }: Request) {
      const options = { method: 'PUT', body: JSON.stringify({ sha, merge_method: 'merge' }) }
      await api
        .request(`${repoURL}/pulls/${pull.number}/merge`, options)
        .catch((error) => refuse(error, [405, 409], 'GitHub cannot merge this draft:'))
      await api.deleteBranch(name)
    },
    async discard({ name }: Branch, request: Request | undefined) {
      if (request) await api.closePR(request.pull.number)
      await api.deleteBranch(name)
    },
  }
}

/** A fork can have a branch with the name of a draft. */
const isOwn = ({ head, base }: PullRequest) => head.repo?.full_name === base.repo.full_name

function toRequest(pull: PullRequest): Request {
  const label = pull.labels.find(({ name }) => name.startsWith(LABEL))
  const status = label?.name.slice(LABEL.length) ?? READY
  return { pull, status, updatedAt: pull.updated_at, author: pull.user?.login ?? '' }
}

export type GitHub = ReturnType<typeof gitHub>

async function base64Of(blob: Blob): Promise<string> {
  const address = await new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsDataURL(blob)
  })
  return String(address).replace(/^.*,/, '')
}
