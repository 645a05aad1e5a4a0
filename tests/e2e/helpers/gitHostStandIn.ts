import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type Request, test } from '@playwright/test'

export type Body = Record<string, unknown>
/** A buffer is sent as it is. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}
type Call = { part: string; body: Body; query: URLSearchParams }
/** What it returns is the body of a 200, if it is no answer. */
export type Route = [method: string, path: RegExp, act: (call: Call) => unknown]
/** A pull request, or a merge request. */
export type Proposal = { number: number; title: string; branch: string; state: string; labels: string[] }
export type TreeFile = { path: string; sha: string | null }

const AUTHOR = ['-c', 'user.name=Partner', '-c', 'user.email=partner@site.example']

/** A git host on a bare repository with the files of a folder. Its API is in the classes that extend it. */
export abstract class GitHostStandIn {
  private readonly bare = test.info().outputPath('site.git')
  protected readonly proposals: Proposal[] = []
  /** The commits of which the host knows whether it can merge them. */
  protected readonly checked = new Set<string>()
  /** The content of a form is many files, and a process for each of them takes long. */
  private readonly blobs = new Map<string, Buffer>()
  private readonly trees = new Map<string, { path: string; id: string }[]>()

  constructor(folder: string) {
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', this.bare])
    this.commitFolder(folder)
  }

  /** Someone pushes to a branch. */
  write(path: string, change: (text: string) => string, branch = 'main') {
    const id = this.store(change(this.read(path, branch)))
    const tree = this.writeTree(branch, [{ path, sha: id }])
    this.move(branch, this.commitTree(tree, [branch], 'Push'))
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

  protected isSignedIn = (authorization: string) => authorization !== ''
  abstract answerIn(context: BrowserContext): Promise<void>
  protected abstract routes: Route[]

  /** The API at an address, from which the rest of the path follows. */
  protected answerApi(context: BrowserContext, address: string) {
    return context.route(`${new URL(address).origin}/**`, async (route) => {
      const request = route.request()
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
        'access-control-expose-headers': '*',
      }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const { status, body, headers: more } = this.answer(request, new URL(address).pathname)
      const sent = Buffer.isBuffer(body) ? { body } : body === undefined ? {} : { json: body }
      return route.fulfill({ status, headers: { ...headers, ...more }, ...sent })
    })
  }

  private answer(request: Request, root: string): Answer {
    const { pathname, searchParams: query } = new URL(request.url())
    const path = decodeURIComponent(pathname).replace(decodeURIComponent(root), '')
    if (!this.isSignedIn(request.headers().authorization ?? ''))
      return new Answer(401, { error: 'invalid_token' })
    const body: Body = request.postData() ? request.postDataJSON() : {}
    for (const [method, pattern, act] of this.routes) {
      const found = method === request.method() ? pattern.exec(path) : null
      if (!found) continue
      const answer = act({ part: found[1] ?? '', body, query })
      return answer instanceof Answer ? answer : new Answer(200, answer)
    }
    return new Answer(404, { message: `Not played: ${request.method()} ${path}` })
  }

  protected propose(title: unknown, branch: unknown, labels: string[]): Proposal {
    const number = this.proposals.length + 1
    this.proposals.push({ number, title: `${title}`, branch: `${branch}`, state: 'open', labels })
    return this.proposal(`${number}`)
  }
  protected proposal = (number: string) => this.proposals[Number(number) - 1] as Proposal
  protected openProposals = () => this.proposals.filter(({ state }) => state === 'open')

  /** Null: git cannot merge it. */
  protected mergedTree = (sha: string) => this.gitOrNull('merge-tree', '--write-tree', 'main', sha)

  protected merge(proposal: Proposal, tree: string) {
    this.move('main', this.commitTree(tree, ['main', proposal.branch], 'Merge'))
    proposal.state = 'merged'
  }

  protected filesOf(commit: string) {
    const sha = this.head(commit)
    const known = this.trees.get(sha)
    if (known) return known
    const lines = this.git(['ls-tree', '-r', sha]).split('\n')
    const files = lines.map((line) => {
      const [, id = '', path = ''] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? []
      return { path, id }
    })
    this.trees.set(sha, files)
    return files
  }

  protected readBlob = (id: string) => this.blobs.get(id) ?? this.raw(['cat-file', 'blob', id])
  protected store = (content: string | Buffer) => this.git(['hash-object', '-w', '--stdin'], content)
  protected move = (branch: string, sha: string) => this.git(['update-ref', `refs/heads/${branch}`, sha])
  protected remove = (branch: string) => this.git(['update-ref', '-d', `refs/heads/${branch}`])
  protected isAhead = (sha: string, branch: string) =>
    this.git(['merge-base', branch, sha]) === this.head(branch)
  protected branchHeads = (start: string) =>
    this.branches()
      .filter((name) => name.startsWith(start))
      .map((name) => ({ name, sha: this.head(name) }))

  protected resolve = (name: string) => this.gitOrNull('rev-parse', '--verify', '-q', name)

  protected writeTree(base: string, files: TreeFile[]): string {
    const index = { GIT_INDEX_FILE: join(this.bare, `index-${randomUUID()}`) }
    this.git(['read-tree', base], '', index)
    const lines = files.map(({ path, sha }) => `${sha ? '100644' : '0'} ${sha ?? '0'.repeat(40)}\t${path}\n`)
    this.git(['update-index', '--index-info'], lines.join(''), index)
    return this.git(['write-tree'], '', index)
  }

  protected commitTree(tree: string, parents: string[], message: string) {
    const options = parents.flatMap((parent) => ['-p', this.head(parent)])
    return this.git([...AUTHOR, 'commit-tree', tree, ...options], message)
  }

  private commitFolder(folder: string) {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const content = readFileSync(join(file.parentPath, file.name))
      const id = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
      this.blobs.set(id, content)
    }
    const work = ['--work-tree', folder]
    this.git([...work, 'add', '--all'])
    this.git([...AUTHOR, ...work, 'commit', '-qm', 'Add content'])
  }

  private gitOrNull(...args: string[]): string | null {
    try {
      return this.git(args)
    } catch {
      return null
    }
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
