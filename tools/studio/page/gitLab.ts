import { base64Of, DRAFTS, type GitHost, type Request, refuse, renamedBy, whenDecided } from './gitHost'

/** What the studio uses of the API object of Decap's GitLab backend, which adds the token and renews it. */
export type GitLabApi = {
  apiRoot: string
  repo: string
  repoURL: string
  branch: string
  request: (request: Options & { url: string }) => Promise<Response>
  responseToJSON: (response: Response) => Promise<unknown>
  getDefaultBranch: () => Promise<LabBranch>
  readFile(path: string, id: string, options: { parseText: true; branch: string }): Promise<string>
  readFile(path: string, id: string, options: { parseText: false; branch: string }): Promise<Blob>
  deleteBranch: (branch: string) => Promise<unknown>
}
type Query = Record<string, string | number | boolean>
type Options = RequestInit & { params?: Query }
type LabBranch = { name: string; commit: { id: string } }
type TreeItem = { path: string; id: string; type: string }
type Texts = {
  data: { project: { repository: { blobs: { nodes: { oid: string; rawTextBlob: string | null }[] } } } }
}
type MergeRequest = {
  iid: number
  source_branch: string
  source_project_id: number | null
  target_project_id: number
  sha: string
  title: string
  updated_at: string
  web_url: string
  author: { username: string }
  detailed_merge_status: string
  user: { can_merge: boolean }
}

const TEXTS = `query ($project: ID!, $commit: String!, $paths: [String!]!) {
  project(fullPath: $project) {
    repository { blobs(ref: $commit, paths: $paths) { nodes { oid rawTextBlob } } }
  }
}`

const UNDECIDED = ['unchecked', 'checking', 'preparing', 'approvals_syncing']

export function gitLab(api: GitLabApi): GitHost {
  const { branch: main } = api
  const ask = (path: string, options: Options) => api.request({ url: `${api.repoURL}/${path}`, ...options })
  const read = async <Answer>(path: string, params: Query = {}) =>
    (await api.responseToJSON(await ask(path, { params }))) as Answer
  const sendTo = async (url: string, method: string, content: object) => {
    const headers = { 'Content-Type': 'application/json' }
    return api.responseToJSON(await api.request({ url, method, headers, body: JSON.stringify(content) }))
  }
  const send = (method: string, path: string, content: object) =>
    sendTo(`${api.repoURL}/${path}`, method, content)

  /** Page by page. GitLab does not count the pages of a long list. */
  async function list<Item>(path: string, params: Query): Promise<Item[]> {
    const items: Item[] = []
    for (let page: string | null = '1'; page; ) {
      const response: Response = await ask(path, { params: { ...params, per_page: 100, page } })
      items.push(...((await api.responseToJSON(response)) as Item[]))
      page = response.headers.get('X-Next-Page')
    }
    return items
  }

  /** GitLab refuses the change of a file that has a newer commit. */
  async function lastCommit(path: string, commit: string): Promise<string> {
    const file = `repository/files/${encodeURIComponent(path)}`
    return (await read<{ last_commit_id: string }>(file, { ref: commit })).last_commit_id
  }

  return {
    main: async () => ({ name: main, sha: (await api.getDefaultBranch()).commit.id }),
    async drafts() {
      const branches = await list<LabBranch>('repository/branches', { search: `^${DRAFTS}` })
      return branches.map(({ name, commit }) => ({ name, sha: commit.id }))
    },
    async requests() {
      const params = { state: 'opened', target_branch: main }
      return (await list<MergeRequest>('merge_requests', params)).filter(isOwn).map(toRequest)
    },
    async tree(commit) {
      const params = { ref: commit, recursive: true }
      const listed = await Promise.all(
        ['content', 'public'].map((path) => list<TreeItem>('repository/tree', { ...params, path })),
      )
      return new Map(listed.flat().flatMap(({ path, id, type }) => (type === 'blob' ? [[path, id]] : [])))
    },
    // By commit: a branch may have moved, and Decap keeps what it has read under the id.
    read: (path, id, commit) => api.readFile(path, id, { parseText: true, branch: commit }),
    async readTexts(files, commit) {
      const variables = { project: api.repo, commit, paths: files.map(([path]) => path) }
      const address = api.apiRoot.replace(/v4$/, 'graphql')
      const { data } = (await sendTo(address, 'POST', { query: TEXTS, variables })) as Texts
      const { nodes } = data.project.repository.blobs
      return new Map(nodes.flatMap(({ oid, rawTextBlob: text }) => (text === null ? [] : [[oid, text]])))
    },
    readBytes: (path, id, commit) => api.readFile(path, id, { parseText: false, branch: commit }),
    async commit(parent, branch, files, message) {
      const isNew = parent.name !== branch
      const actions = files.map(async ({ path, content }) => {
        const isKnown = parent.tree.has(path)
        const written = isKnown ? 'update' : 'create'
        return {
          action: content === null ? 'delete' : written,
          file_path: path,
          ...(content !== null && { content: await base64Of(content), encoding: 'base64' }),
          ...(isKnown && !isNew && { last_commit_id: await lastCommit(path, parent.sha) }),
        }
      })
      await send('POST', 'repository/commits', {
        branch,
        commit_message: message,
        actions: await Promise.all(actions),
        ...(isNew && { start_sha: parent.sha }),
      }).catch((error) => refuse(error, [400], `GitLab refuses the change of ${branch}:`))
    },
    async openRequest(source_branch, title) {
      const body = { source_branch, target_branch: main, title, remove_source_branch: true }
      return toRequest((await send('POST', 'merge_requests', body)) as MergeRequest)
    },
    async merge({ sha }, request) {
      const { detailed_merge_status: status, user } = await whenDecided(
        () => read<MergeRequest>(`merge_requests/${request.id}`),
        (found) => found.sha === sha && !UNDECIDED.includes(found.detailed_merge_status),
      )
      const reason = user.can_merge ? status.replaceAll('_', ' ') : `you may not merge into ${main}`
      await send('PUT', `merge_requests/${request.id}/merge`, { sha }).catch((error) =>
        refuse(error, [401, 405, 409, 422], `GitLab cannot merge this draft (${reason}):`),
      )
    },
    // GitLab itself may have deleted the branch of a merge request, which Decap does not mind.
    deleteBranch: (name) => api.deleteBranch(name),
  }
}

const isOwn = (found: MergeRequest) => found.source_project_id === found.target_project_id

const toRequest = (found: MergeRequest): Request => ({
  id: found.iid,
  branch: found.source_branch,
  address: found.web_url,
  updatedAt: found.updated_at,
  author: found.author.username,
  renamed: renamedBy(found.title),
})
