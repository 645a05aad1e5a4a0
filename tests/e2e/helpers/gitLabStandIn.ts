import type { BrowserContext } from '@playwright/test'
import { Answer, GitHostStandIn, type Proposal, type Route } from './gitHostStandIn'

type TextQuery = { commit: string; paths: string[] }

export const GITLAB = 'https://git.agency.example'

/** GitLab's sign-in, and the part of its API with which the studio reads. What it sends is in gitHosts.dom.test.ts. */
export class GitLabStandIn extends GitHostStandIn {
  async answerIn(context: BrowserContext) {
    await this.answerApi(context, `${GITLAB}/api/v4/projects/agency%2Fsite`)
    await context.route(`${GITLAB}/oauth/authorize?**`, (route) => {
      const { searchParams } = new URL(route.request().url())
      const query = { code: 'fresh', state: `${searchParams.get('state')}` }
      const location = `${searchParams.get('redirect_uri')}?${new URLSearchParams(query)}`
      return route.fulfill({ status: 302, headers: { location } })
    })
    await context.route(`${GITLAB}/oauth/token`, (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      return route.fulfill({ headers, json: { access_token: 'token', refresh_token: 'next' } })
    })
  }

  /** Someone has saved a draft. */
  addDraft(branch: string, path: string, change: (text: string) => string) {
    this.move(branch, this.head())
    this.write(path, change, branch)
    this.propose('Update', branch, ['decap-cms/pending_publish'])
  }

  protected override isSignedIn = (authorization: string) => authorization === 'Bearer token'

  protected routes: Route[] = [
    ['GET', /\/user$/, () => ({ username: 'partner', name: 'Partner', id: 1 })],
    ['GET', /^$/, () => ({ permissions: { project_access: { access_level: 30 }, group_access: null } })],
    ['GET', /^\/repository\/branches\/(.+)$/, ({ part }) => ({ commit: { id: this.head(part) } })],
    ['GET', /^\/repository\/branches$/, ({ query }) => this.listed(`${query.get('search')}`)],
    ['GET', /^\/repository\/tree$/, ({ query }) => this.tree(query)],
    ['GET', /^\/repository\/files\/(.+)\/raw$/, ({ part, query }) => this.file(part, `${query.get('ref')}`)],
    ['POST', /^\/api\/graphql$/, ({ body }) => this.texts(body.variables as TextQuery)],
    ['GET', /^\/merge_requests$/, () => this.openProposals().map(this.shown)],
  ]

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
}
