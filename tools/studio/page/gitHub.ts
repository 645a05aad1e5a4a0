import { base64Of, DRAFTS, type GitHost, type Request, refuse, renamedBy, whenDecided } from './gitHost'

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
  ) => Promise<{ path: string; id: string }[]>
  readFile(path: string, id: string, options: { parseText: true }): Promise<string>
  readFile(path: string, id: string, options: { parseText: false }): Promise<Blob>
  uploadBlob: (file: { toBase64: () => Promise<string> }) => Promise<{ sha: string }>
  updateTree: (parent: string, files: { path: string; sha: string | null }[]) => Promise<GitTree>
  commit: (message: string, tree: GitTree) => Promise<{ sha: string }>
  createRef: (type: 'heads', branch: string, sha: string) => Promise<unknown>
  patchBranch: (branch: string, sha: string) => Promise<unknown>
  deleteBranch: (branch: string) => Promise<unknown>
  createPR: (title: string, branch: string) => Promise<PullRequest>
}
type Texts = {
  data: { repository: Record<string, { oid: string; text?: string | null; isTruncated?: boolean } | null> }
}
type GitTree = { sha: string; parentSha: string }
type PullRequest = {
  number: number
  /** Null: a fork that has been deleted. */
  head: { ref: string; sha: string; repo: { full_name: string } | null }
  base: { repo: { full_name: string } }
  title: string
  updated_at: string
  html_url: string
  user?: { login: string }
  /** Null: not known yet. */
  mergeable?: boolean | null
}

/**
 * Decap would rebase a draft on every save, which puts its whole files over newer ones, and merge what conflicts in the same
 * way. Here, a branch only moves forward, and git merges.
 */
export function gitHub(api: GitHubApi): GitHost {
  const { repoURL } = api
  return {
    main: async () => ({ name: api.branch, sha: (await api.getDefaultBranch()).commit.sha }),
    async drafts() {
      const refs = await api.request(`${repoURL}/git/matching-refs/heads/${DRAFTS}`)
      return (refs as { ref: string; object: { sha: string } }[]).map(({ ref, object }) => ({
        name: ref.slice('refs/heads/'.length),
        sha: object.sha,
      }))
    },
    requests: async () => (await api.getPullRequests(undefined, 'open', isOwn)).map(toRequest),
    async tree(commit) {
      const options = { branch: commit, depth: 9 }
      const listed = await Promise.all(['content', 'public'].map((top) => api.listFiles(top, options)))
      return new Map(listed.flat().map(({ path, id }) => [path, id]))
    },
    read: (path, id) => api.readFile(path, id, { parseText: true }),
    // A request for each text would take long, and a thousand are more than GitHub answers in a minute.
    async readTexts(files) {
      const [, , owner, name] = repoURL.split('/')
      const texts = files.map(
        ([, id]) => `t${id}: object(oid: "${id}") { oid ... on Blob { text isTruncated } }`,
      )
      const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${texts.join(' ')} } }`
      const body = JSON.stringify({ query, variables: { owner, name } })
      const { data } = (await api.request('/graphql', { method: 'POST', body })) as Texts
      return new Map(
        Object.values(data.repository).flatMap((found) =>
          typeof found?.text === 'string' && !found.isTruncated ? [[found.oid, found.text]] : [],
        ),
      )
    },
    readBytes: (path, id) => api.readFile(path, id, { parseText: false }),
    async commit(parent, branch, files, message) {
      const changed = files.map(async ({ path, content }) => {
        if (content === null) return { path, sha: null }
        return { path, sha: (await api.uploadBlob({ toBase64: () => base64Of(content) })).sha }
      })
      const tree = await api.updateTree(parent.sha, await Promise.all(changed))
      const { sha } = await api.commit(message, tree)
      const move = parent.name === branch ? api.patchBranch(branch, sha) : api.createRef('heads', branch, sha)
      await move.catch((error) => refuse(error, [422], `GitHub refuses the change of ${branch}:`))
    },
    openRequest: async (branch, title) => toRequest(await api.createPR(title, branch)),
    async merge({ sha }, { id }) {
      const address = `${repoURL}/pulls/${id}`
      await whenDecided(
        () => api.request(address) as Promise<PullRequest>,
        ({ head, mergeable }) => head.sha === sha && mergeable !== null,
      )
      const body = JSON.stringify({ sha, merge_method: 'merge' })
      await api
        .request(`${address}/merge`, { method: 'PUT', body })
        .catch((error) => refuse(error, [405, 409], 'GitHub cannot merge this draft:'))
    },
    deleteBranch: (name) => api.deleteBranch(name),
  }
}

const isOwn = ({ head, base }: PullRequest) => head.repo?.full_name === base.repo.full_name

const toRequest = (pull: PullRequest): Request => ({
  id: pull.number,
  branch: pull.head.ref,
  address: pull.html_url,
  updatedAt: pull.updated_at,
  author: pull.user?.login ?? '',
  renamed: renamedBy(pull.title),
})
