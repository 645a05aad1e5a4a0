import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { Answer, type Body, GitHostStandIn, type Proposal, type Route } from './gitHostStandIn'

type TextQuery = { commit: string; paths: string[] }
type Action = { action: string; file_path: string; content?: string; last_commit_id?: string }

export const GITLAB = 'https://git.agency.example'

/** The part of GitLab's REST API that the studio uses, and its sign-in. */
export class GitLabStandIn extends GitHostStandIn {
  private challenge = ''

  async answerIn(context: BrowserContext) {
    await this.answerApi(context, `${GITLAB}/api/v4/projects/agency%2Fsite`)
    await context.route(`${GITLAB}/oauth/authorize?**`, (route) => {
      const { searchParams } = new URL(route.request().url())
      this.challenge = `${searchParams.get('code_challenge')}`
      const query = { code: 'fresh', state: `${searchParams.get('state')}` }
      const location = `${searchParams.get('redirect_uri')}?${new URLSearchParams(query)}`
      return route.fulfill({ status: 302, headers: { location } })
    })
    await context.route(`${GITLAB}/oauth/token`, (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const { code_verifier: verifier } = route.request().postDataJSON()
      const challenge = createHash('sha256').update(`${verifier}`).digest('base64url')
      if (challenge !== this.challenge)
        return route.fulfill({ status: 400, headers, json: { error: 'invalid_grant' } })
      return route.fulfill({ headers, json: { access_token: 'token', refresh_token: 'next' } })
    })
  }

  protected override isSignedIn = (authorization: string) => authorization === 'Bearer token'

  protected routes: Route[] = [
    ['GET', /\/user$/, () => ({ username: 'partner', name: 'Partner', id: 1 })],
    ['GET', /^$/, () => ({ permissions: { project_access: { access_level: 30 }, group_access: null } })],
    ['GET', /^\/repository\/branches\/(.+)$/, ({ part }) => ({ commit: { id: this.head(part) } })],
    ['DELETE', /^\/repository\/branches\/(.+)$/, ({ part }) => new Answer(204, void this.remove(part))],
    ['GET', /^\/repository\/branches$/, ({ query }) => this.listed(`${query.get('search')}`)],
    ['GET', /^\/repository\/tree$/, ({ query }) => this.tree(query)],
    ['GET', /^\/repository\/files\/(.+)\/raw$/, ({ part, query }) => this.file(part, `${query.get('ref')}`)],
    ['GET', /^\/repository\/files\/(.+)$/, ({ part, query }) => this.stateOf(part, `${query.get('ref')}`)],
    ['POST', /^\/api\/graphql$/, ({ body }) => this.texts(body.variables as TextQuery)],
    ['POST', /^\/repository\/commits$/, ({ body }) => this.commit(body)],
    ['GET', /^\/merge_requests$/, () => this.openProposals().map(this.shown)],
    ['POST', /^\/merge_requests$/, ({ body }) => this.open(body)],
    ['GET', /^\/merge_requests\/(\d+)$/, ({ part }) => this.shownAlone(this.proposal(part))],
    ['PUT', /^\/merge_requests\/(\d+)\/merge$/, ({ part, body }) => this.accept(part, `${body.sha}`)],
  ]

  private stateOf = (path: string, ref: string) => ({ last_commit_id: this.lastCommit(path, ref) })
  private open = ({ title, source_branch, labels }: Body) =>
    this.shown(this.propose(title, source_branch, `${labels}`.split(',')))
  private listed = (search: string) =>
    this.branchHeads(search.slice(1)).map(({ name, sha }) => ({ name, commit: { id: sha } }))

  private shown = ({ number, title, branch, labels }: Proposal) => ({
    iid: number,
    title,
    source_branch: branch,
    source_project_id: 1,
    target_project_id: 1,
    labels,
    updated_at: '2026-11-26T12:00:00Z',
    web_url: `${GITLAB}/agency/site/-/merge_requests/${number}`,
    author: { username: 'partner' },
  })

  /** GitLab looks at a new commit after the first question. */
  private shownAlone(found: Proposal) {
    const sha = this.head(found.branch)
    const decided = this.mergedTree(sha) ? 'mergeable' : 'conflict'
    const status = this.checked.has(sha) ? decided : 'checking'
    this.checked.add(sha)
    return { ...this.shown(found), sha, detailed_merge_status: status, user: { can_merge: true } }
  }

  private tree(query: URLSearchParams) {
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    const files = this.filesOf(`${query.get('ref')}`).filter(({ path }) =>
      path.startsWith(`${query.get('path')}/`),
    )
    const shown = files.slice((page - 1) * size, page * size).map((file) => ({ ...file, type: 'blob' }))
    return new Answer(200, shown, { 'x-next-page': page * size < files.length ? `${page + 1}` : '' })
  }

  private file(path: string, commit: string) {
    const found = this.filesOf(commit).find((file) => file.path === path)
    return found ? this.readBlob(found.id) : new Answer(404, { message: '404 File Not Found' })
  }

  private texts({ commit, paths }: TextQuery) {
    const nodes = this.filesOf(commit)
      .filter(({ path }) => paths.includes(path))
      .map(({ id }) => ({ oid: id, rawTextBlob: `${this.readBlob(id)}` }))
    return { data: { project: { repository: { blobs: { nodes } } } } }
  }

  private commit({ branch, start_sha, actions, commit_message }: Body) {
    const refused = (message: string) => new Answer(400, { message })
    if (start_sha && this.resolve(`${branch}`)) return refused(`A branch called '${branch}' already exists.`)
    const parent = `${start_sha ?? branch}`
    const files: { path: string; sha: string | null }[] = []
    for (const { action, file_path: path, content, last_commit_id: known } of actions as Action[]) {
      const isNew = action === 'create'
      if (isNew === this.exists(path, parent))
        return refused(`A file with this name ${isNew ? 'already exists' : "doesn't exist"}`)
      if (known && known !== this.lastCommit(path, parent))
        return refused(`The file has changed since you started editing it: ${path}`)
      files.push({ path, sha: content === undefined ? null : this.store(Buffer.from(content, 'base64')) })
    }
    this.move(`${branch}`, this.commitTree(this.writeTree(parent, files), [parent], `${commit_message}`))
    return {}
  }

  private accept(number: string, sha: string) {
    const found = this.proposal(number)
    const tree = this.mergedTree(sha)
    if (!tree || !this.checked.has(sha)) return new Answer(422, { message: 'Branch cannot be merged' })
    if (this.head(found.branch) !== sha)
      return new Answer(409, { message: 'SHA does not match HEAD of source branch' })
    this.merge(found, tree)
    return {}
  }
}
