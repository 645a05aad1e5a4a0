import type { BrowserContext } from '@playwright/test'
import { Answer, type Body, GitHostStandIn, type Proposal, type Route, type TreeFile } from './gitHostStandIn'

/** The part of GitHub's REST API that the studio uses. */
export class GitHubStandIn extends GitHostStandIn {
  async answerIn(context: BrowserContext) {
    await this.answerApi(context, 'https://api.github.com/repos/agency/site')
    await context.route('https://github.com/login/oauth/authorize?**', (route) => {
      const { searchParams } = new URL(route.request().url())
      const location = `${searchParams.get('redirect_uri')}?code=fresh&state=${searchParams.get('state')}`
      return route.fulfill({ status: 302, headers: { location } })
    })
  }

  protected routes: Route[] = [
    ['GET', /^\/user$/, () => ({ login: 'partner', name: 'Partner', id: 1 })],
    ['GET', /^$/, () => ({ owner: { login: 'agency' }, permissions: { push: true } })],
    ['GET', /^\/branches\/(.+)$/, ({ part }) => ({ name: part, commit: { sha: this.head(part) } })],
    ['GET', /^\/git\/matching-refs\/heads\/(.*)$/, ({ part }) => this.refs(part)],
    ['GET', /^\/git\/trees\/(.+)$/, ({ part }) => this.tree(part)],
    ['GET', /^\/git\/blobs\/(\w+)$/, ({ part }) => ({ content: this.readBlob(part).toString('base64') })],
    ['POST', /^\/git\/blobs$/, ({ body }) => ({ sha: this.store(Buffer.from(`${body.content}`, 'base64')) })],
    ['POST', /^\/git\/trees$/, ({ body }) => this.addTree(`${body.base_tree}`, body.tree as TreeFile[])],
    ['POST', /^\/git\/commits$/, ({ body }) => this.addCommit(body)],
    ['POST', /^\/git\/refs$/, ({ body }) => this.create(`${body.ref}`, `${body.sha}`)],
    ['PATCH', /^\/git\/refs\/heads\/(.+)$/, ({ part, body }) => this.advance(part, `${body.sha}`)],
    ['DELETE', /^\/git\/refs\/heads\/(.+)$/, ({ part }) => new Answer(204, void this.remove(part))],
    ['POST', /^\/graphql$/, ({ body }) => this.texts(`${body.query}`)],
    ['GET', /^\/pulls\/(\d+)$/, ({ part }) => this.shownAlone(this.proposal(part))],
    ['GET', /^\/pulls$/, () => this.openProposals().map(this.shown)],
    ['POST', /^\/pulls$/, ({ body: { title, head } }) => this.open(title, `${head}`.replace(/^.*:/, ''))],
    ['PUT', /^\/issues\/(\d+)\/labels$/, ({ part, body }) => this.label(part, body.labels as string[])],
    ['PUT', /^\/pulls\/(\d+)\/merge$/, ({ part, body }) => this.accept(this.proposal(part), `${body.sha}`)],
  ]

  private addTree = (base: string, files: TreeFile[]) => ({ sha: this.writeTree(base, files) })
  private addCommit({ tree, parents, message }: Body) {
    return { sha: this.commitTree(`${tree}`, parents as string[], `${message}`) }
  }
  private open = (title: unknown, branch: string) => this.shown(this.propose(title, branch, []))
  private label(part: string, labels: string[]) {
    this.proposal(part).labels = labels
    return []
  }

  private shown = ({ branch, labels, ...pull }: Proposal) => ({
    ...pull,
    labels: labels.map((name) => ({ name })),
    head: { ref: branch, sha: this.resolve(branch), repo: { full_name: 'agency/site' } },
    base: { repo: { full_name: 'agency/site' } },
    updated_at: '2026-11-26T12:00:00Z',
    html_url: `https://github.com/agency/site/pull/${pull.number}`,
    user: { login: 'partner' },
  })

  /** GitHub looks at a new commit after the first question. */
  private shownAlone(found: Proposal) {
    const sha = this.head(found.branch)
    const mergeable = this.checked.has(sha) ? this.mergedTree(sha) !== null : null
    this.checked.add(sha)
    return { ...this.shown(found), mergeable }
  }

  private refs = (start: string) =>
    this.branchHeads(start).map(({ name, sha }) => ({ ref: `refs/heads/${name}`, object: { sha } }))

  private tree(name: string) {
    const [commit = '', folder = ''] = name.split(':')
    const files = this.filesOf(commit).filter(({ path }) => path.startsWith(folder))
    const relative = (path: string) => (folder ? path.slice(folder.length + 1) : path)
    return { tree: files.map(({ path, id }) => ({ type: 'blob', sha: id, path: relative(path) })) }
  }

  private texts(query: string) {
    const found = query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)
    const blobs = Array.from(found, ([, name, oid = '']) => [name, { oid, text: `${this.readBlob(oid)}` }])
    return { data: { repository: Object.fromEntries(blobs) } }
  }

  private create(ref: string, sha: string) {
    if (this.resolve(ref) !== null) return new Answer(422, { message: 'Reference already exists' })
    this.move(ref.replace('refs/heads/', ''), sha)
    return { ref }
  }

  private advance(branch: string, sha: string) {
    if (!this.isAhead(sha, branch)) return new Answer(422, { message: 'Update is not a fast forward' })
    this.move(branch, sha)
    return {}
  }

  private accept(pull: Proposal, sha: string) {
    if (this.head(pull.branch) !== sha) return new Answer(409, { message: 'Head branch was modified.' })
    const tree = this.mergedTree(sha)
    if (!tree || !this.checked.has(sha)) return new Answer(405, { message: 'Pull Request is not mergeable' })
    this.merge(pull, tree)
    return { merged: true }
  }
}
