import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type Request, test } from '@playwright/test'

type Body = Record<string, unknown>
type Answer = [status: number, body?: unknown]
type Pull = { number: number; title: string; ref: string; state: string; labels: { name: string }[] }

const AUTHOR = ['-c', 'user.name=Partner', '-c', 'user.email=partner@site.example']

/** The part of GitHub's REST API that the studio uses, on a bare repository with the files of a folder. */
export class GitHubStandIn {
  private readonly bare = test.info().outputPath('site.git')
  readonly requests: string[] = []
  private readonly pulls: Pull[] = []
  /** The content of a form is many files, and a process for each of them takes long. */
  private readonly blobs = new Map<string, string>()

  constructor(folder: string) {
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', this.bare])
    this.commitFolder(folder)
  }

  /** Someone pushes to main. */
  write(path: string, change: (text: string) => string) {
    const id = this.git(['hash-object', '-w', '--stdin'], change(this.read(path)))
    const tree = this.writeTree('main', [{ path, sha: id }])
    this.git(['update-ref', 'refs/heads/main', this.commitTree(tree, ['main'], 'Push')])
  }

  read = (path: string, branch = 'main') => this.raw(['show', `${branch}:${path}`]).toString()
  exists = (path: string, branch = 'main') => this.resolve(`${branch}:${path}`) !== null
  changedLines = (path: string, from: string, to: string) =>
    this.git(['diff', '-U0', from, to, '--', path])
      .split('\n')
      .filter((line) => /^[-+](?![-+]{2})/.test(line))
  changedFiles = (from: string, to: string) => this.git(['diff', '--name-only', from, to]).split('\n')
  branches = () => this.git(['branch', '--format=%(refname:short)']).split('\n').toSorted()
  head = (branch = 'main') => this.git(['rev-parse', branch])

  answerIn(context: BrowserContext) {
    return context.route('https://api.github.com/**', async (route) => {
      const request = route.request()
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const [status, body] = this.answer(request)
      return route.fulfill({ status, headers, ...(body === undefined ? {} : { json: body }) })
    })
  }

  private answer(request: Request): Answer {
    const { pathname, searchParams } = new URL(request.url())
    const path = decodeURIComponent(pathname).replace('/repos/agency/site', '')
    this.requests.push(`${request.method()} ${path}`)
    if (!request.headers().authorization) return [401, { message: 'Bad credentials' }]
    const body: Body = request.postData() ? request.postDataJSON() : {}
    for (const [method, pattern, act] of this.routes) {
      const found = method === request.method() ? pattern.exec(path) : null
      if (found) return act({ part: found[1] ?? '', body, isRecursive: searchParams.has('recursive') })
    }
    return [404, { message: `Not played: ${request.method()} ${path}` }]
  }

  private readonly routes: [
    string,
    RegExp,
    (call: { part: string; body: Body; isRecursive: boolean }) => Answer,
  ][] = [
    ['GET', /^\/user$/, () => [200, { login: 'partner', name: 'Partner', id: 1 }]],
    ['GET', /^$/, () => [200, { owner: { login: 'agency' }, permissions: { push: true } }]],
    [
      'GET',
      /^\/branches\/(.+)$/,
      ({ part }) => this.resolved(part, (sha) => ({ name: part, commit: { sha } })),
    ],
    ['GET', /^\/git\/matching-refs\/(.*)$/, ({ part }) => [200, this.refs(part)]],
    ['GET', /^\/git\/trees\/(.+)$/, ({ part }) => this.tree(part)],
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ({ part }) => [200, { content: this.blobs.get(part) ?? this.readBlob(part) }],
    ],
    [
      'POST',
      /^\/git\/blobs$/,
      ({ body }) => [
        201,
        { sha: this.git(['hash-object', '-w', '--stdin'], Buffer.from(String(body.content), 'base64')) },
      ],
    ],
    [
      'POST',
      /^\/git\/trees$/,
      ({ body }) => [201, { sha: this.writeTree(String(body.base_tree), body.tree as TreeFile[]) }],
    ],
    [
      'POST',
      /^\/git\/commits$/,
      ({ body }) => [
        201,
        { sha: this.commitTree(String(body.tree), body.parents as string[], String(body.message)) },
      ],
    ],
    ['POST', /^\/git\/refs$/, ({ body }) => this.createRef(String(body.ref), String(body.sha))],
    ['PATCH', /^\/git\/refs\/heads\/(.+)$/, ({ part, body }) => this.moveRef(part, String(body.sha))],
    [
      'DELETE',
      /^\/git\/refs\/heads\/(.+)$/,
      ({ part }) => [204, void this.git(['update-ref', '-d', `refs/heads/${part}`])],
    ],
    ['GET', /^\/pulls$/, () => [200, this.pulls.filter(({ state }) => state === 'open').map(this.shown)]],
    ['POST', /^\/pulls$/, ({ body }) => [201, this.shown(this.open(body))]],
    [
      'PATCH',
      /^\/pulls\/(\d+)$/,
      ({ part, body }) => [200, this.shown(Object.assign(this.pull(part), body))],
    ],
    [
      'PUT',
      /^\/issues\/(\d+)\/labels$/,
      ({ part, body }) => [200, this.label(part, body.labels as string[])],
    ],
    ['PUT', /^\/pulls\/(\d+)\/merge$/, ({ part, body }) => this.merge(this.pull(part), String(body.sha))],
  ]

  private shown = ({ ref, ...pull }: Pull) => ({
    ...pull,
    head: { ref, sha: this.resolve(ref), repo: { full_name: 'agency/site' } },
    base: { repo: { full_name: 'agency/site' } },
    updated_at: '2026-11-26T12:00:00Z',
    html_url: `https://github.com/agency/site/pull/${pull.number}`,
    user: { login: 'partner' },
  })

  private pull = (number: string) => this.pulls[Number(number) - 1] as Pull

  private open({ title, head }: Body): Pull {
    const ref = String(head).replace(/^.*:/, '')
    const pull = { number: this.pulls.length + 1, title: String(title), ref, state: 'open', labels: [] }
    this.pulls.push(pull)
    return pull
  }

  private label(number: string, labels: string[]) {
    this.pull(number).labels = labels.map((name) => ({ name }))
    return this.pull(number).labels
  }

  private merge(pull: Pull, sha: string): Answer {
    if (this.head(pull.ref) !== sha) return [409, { message: 'Head branch was modified.' }]
    try {
      const tree = this.git(['merge-tree', '--write-tree', 'main', sha])
      this.git(['update-ref', 'refs/heads/main', this.commitTree(tree, ['main', sha], 'Merge')])
    } catch {
      return [405, { message: 'Pull Request is not mergeable' }]
    }
    pull.state = 'closed'
    return [200, { merged: true }]
  }

  private tree(spec: string): Answer {
    if (this.resolve(spec) === null) return [404, { message: 'Not Found' }]
    const lines = this.git(['ls-tree', '-r', '-l', spec]).split('\n').filter(Boolean)
    const tree = lines.map((line) => {
      const [, sha, size, path] = /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? []
      return { type: 'blob', sha, size: Number(size), path }
    })
    return [200, { tree }]
  }

  private refs(start: string) {
    const lines = this.git(['for-each-ref', '--format=%(refname) %(objectname)', `refs/${start}`]).split('\n')
    return lines
      .filter(Boolean)
      .map((line) => ({ ref: line.split(' ')[0], object: { sha: line.split(' ')[1] } }))
  }

  private createRef(ref: string, sha: string): Answer {
    if (this.resolve(ref) !== null) return [422, { message: 'Reference already exists' }]
    this.git(['update-ref', ref, sha])
    return [201, { ref }]
  }

  private moveRef(branch: string, sha: string): Answer {
    if (this.git(['merge-base', branch, sha]) !== this.head(branch))
      return [422, { message: 'Update is not a fast forward' }]
    this.git(['update-ref', `refs/heads/${branch}`, sha])
    return [200, {}]
  }

  private resolved(name: string, show: (sha: string) => unknown): Answer {
    const sha = this.resolve(name)
    return sha === null ? [404, { message: 'Not Found' }] : [200, show(sha)]
  }

  private resolve(name: string): string | null {
    try {
      return this.git(['rev-parse', '--verify', '-q', name])
    } catch {
      return null
    }
  }

  private writeTree(base: string, files: TreeFile[]): string {
    const index = { GIT_INDEX_FILE: join(this.bare, `index-${randomUUID()}`) }
    this.git(['read-tree', base], '', index)
    const lines = files.map(({ path, sha }) => `${sha ? '100644' : '0'} ${sha ?? '0'.repeat(40)}\t${path}\n`)
    this.git(['update-index', '--index-info'], lines.join(''), index)
    return this.git(['write-tree'], '', index)
  }

  private commitTree = (tree: string, parents: string[], message: string) =>
    this.git(
      [...AUTHOR, 'commit-tree', tree, ...parents.flatMap((parent) => ['-p', this.head(parent)])],
      message,
    )

  private readBlob = (id: string) => this.raw(['cat-file', 'blob', id]).toString('base64')

  private commitFolder(folder: string) {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const content = readFileSync(join(file.parentPath, file.name))
      const id = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
      this.blobs.set(id, content.toString('base64'))
    }
    const work = ['--work-tree', folder]
    this.git([...work, 'add', '--all'])
    this.git([...AUTHOR, ...work, 'commit', '-qm', 'Add content'])
  }

  private git = (args: string[], input: string | Buffer = '', env = {}) =>
    this.raw(args, input, env).toString().trim()
  private raw = (args: string[], input: string | Buffer = '', env = {}) =>
    execFileSync('git', ['--git-dir', this.bare, ...args], {
      input,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    })
}

type TreeFile = { path: string; sha: string | null }
