import { beforeEach, expect, it, vi } from 'vitest'
import { explainFailures, type GitHost } from '../../../../tools/studio/page/gitHost'
import { type GitHubApi, gitHub } from '../../../../tools/studio/page/gitHub'
import { type GitLabApi, gitLab } from '../../../../tools/studio/page/gitLab'

type Sent = { method: string; url: string; params: Record<string, unknown>; body: Record<string, unknown> }
/** The answer to a path below the project, or `[status, answer]`. */
type Answers = Record<string, (sent: Sent) => unknown>

let sent: Sent[]

beforeEach(() => {
  sent = []
})

function answering(answers: Answers) {
  const api: Partial<GitLabApi> = {
    apiRoot: 'https://git.example/api/v4',
    repo: 'agency/site',
    repoURL: 'project',
    branch: 'main',
    async request({ url, method = 'GET', params = {}, body = '{}' }) {
      const request = { method, url: url.replace('project/', ''), params, body: JSON.parse(`${body}`) }
      sent.push(request)
      return answers[`${method} ${request.url}`]?.(request) as Response
    },
    async responseToJSON(response) {
      const answer = await response.json()
      if (!response.ok) throw Object.assign(new Error(answer.message), { status: response.status })
      return answer
    },
  }
  return gitLab(api as GitLabApi)
}

const gitHubWith = (api: Partial<GitHubApi>) => gitHub({ repoURL: '/repos/agency/site', ...api } as GitHubApi)

const json = (answer: unknown, init?: ResponseInit) => Response.json(answer, init)

const pullFrom = (repository: string | null, number: number) => ({
  number,
  head: { ref: 'cms/articles/one', sha: '', repo: repository === null ? null : { full_name: repository } },
  base: { repo: { full_name: 'agency/site' } },
  labels: [],
  title: 'Rename content/team/a.md to b',
  updated_at: '2026-11-26T12:00:00Z',
  html_url: '',
})
const pulls = [pullFrom('stranger/site', 1), pullFrom(null, 2), pullFrom('agency/site', 3)]

const mergeFrom = (project: number | null, iid: number) => ({
  iid,
  source_project_id: project,
  target_project_id: 1,
  title: 'Rename content/team/a.md to b',
  author: { username: 'partner' },
})
const merges = [mergeFrom(2, 1), mergeFrom(null, 2), mergeFrom(1, 3)]

it.each([
  ['GitHub', gitHubWith({ getPullRequests: async (_head, _state, keep) => pulls.filter(keep) })],
  ['GitLab', answering({ 'GET merge_requests': () => json(merges) })],
])('a request from a fork is never taken for that of a draft at %s', async (_, host) => {
  expect(await host.requests()).toMatchObject([{ id: 3, renamed: 'content/team/a.md' }])
})

it('GitHub: many texts come in one answer, without pictures and what it cuts off', async () => {
  const texts = [{ text: 'One' }, { text: null }, { text: 'Tw', isTruncated: true }, {}]
  const found = texts.map((object, index) => [`t${index}`, { oid: `${index}`, ...object }])
  const repository = { ...Object.fromEntries(found), t9: null }
  const request = vi.fn(async (_path: string, _options?: { body?: string }) => ({ data: { repository } }))
  const host = gitHubWith({ request })
  const files = ['0', '9'].map((id): [string, string] => [`content/${id}.md`, id])
  expect(await host.readTexts(files, 'abc')).toEqual(new Map([['0', 'One']]))
  const [[path, options]] = request.mock.calls as [[string, { body: string }]]
  expect(path).toBe('/graphql')
  const { query, variables } = JSON.parse(options.body)
  expect(query).toMatch(/t0: object\(oid: "0"\) .* t9: object\(oid: "9"\)/)
  expect(variables).toEqual({ owner: 'agency', name: 'site' })
})

it('GitLab: many texts come in one answer, without pictures', async () => {
  const nodes = ['One', null].map((rawTextBlob, index) => ({ oid: `${index}`, rawTextBlob }))
  const answer = { data: { project: { repository: { blobs: { nodes } } } } }
  const host = answering({ 'POST https://git.example/api/graphql': () => json(answer) })
  expect(await host.readTexts([['content/one.md', '0']], 'abc')).toEqual(new Map([['0', 'One']]))
  const variables = { project: 'agency/site', commit: 'abc', paths: ['content/one.md'] }
  expect(sent[0]?.body.variables).toEqual(variables)
})

it('GitLab: lists are read to their last page', async () => {
  const page = ({ params: { path, page: number } }: Sent) =>
    json([{ path: `${path}/${number}`, id: `${number}`, type: 'blob' }], {
      headers: { 'X-Next-Page': number === '1' ? '2' : '' },
    })
  const tree = await answering({ 'GET repository/tree': page }).tree('abc')
  expect([...tree.keys()].toSorted()).toEqual(['content/1', 'content/2', 'public/1', 'public/2'])
})

const parent = { name: 'main', sha: 'abc', tree: new Map([['content/a.md', '1']]) }
const files = [
  { path: 'content/a.md', content: 'ä' },
  { path: 'content/b.md', content: 'b' },
]

it('GitLab: a new branch starts at the commit that was read; an existing one must have no newer text', async () => {
  const host = answering({
    'POST repository/commits': () => json({}),
    'GET repository/files/content%2Fa.md': ({ params }) => json({ last_commit_id: `before ${params.ref}` }),
  })
  const encoding = 'base64'
  const created = { action: 'create', file_path: 'content/b.md', content: 'Yg==', encoding }
  const updated = { action: 'update', file_path: 'content/a.md', content: 'w6Q=', encoding }
  await host.commit(parent, 'cms/team/a', files, 'Update')
  const commit = { commit_message: 'Update', actions: [updated, created] }
  expect(sent.at(-1)?.body).toEqual({ branch: 'cms/team/a', start_sha: 'abc', ...commit })
  await host.commit(parent, 'main', files, 'Update')
  const actions = [{ ...updated, last_commit_id: 'before abc' }, created]
  expect(sent.at(-1)?.body).toEqual({ ...commit, branch: 'main', actions })
})

it.each([
  [400, 'It has changed', { status: 409, message: 'GitLab refuses the change of cms/a: It has changed' }],
  [403, 'Forbidden', { status: 403, message: 'Forbidden' }],
])('GitLab: a refusal with %i is reported', async (status, message, expected) => {
  const host = answering({ 'POST repository/commits': () => json({ message }, { status }) })
  await expect(host.commit(parent, 'cms/a', files, 'Update')).rejects.toMatchObject(expected)
})

it('GitLab: a draft that is merged at GitLab is no longer a draft', async () => {
  const host = answering({ 'POST merge_requests': () => json(mergeFrom(1, 7)) })
  await host.openRequest('cms/a', 'Update')
  const branches = { source_branch: 'cms/a', target_branch: 'main', remove_source_branch: true }
  expect(sent.at(-1)?.body).toMatchObject(branches)
})

const request = { id: 7, branch: 'cms/a', address: '', updatedAt: '', author: '' }

async function expectRefused(host: GitHost, message: string) {
  vi.useFakeTimers()
  const merged = host.merge({ name: 'cms/a', sha: 'new' }, request)
  await Promise.all([expect(merged).rejects.toMatchObject({ status: 409, message }), vi.runAllTimersAsync()])
  vi.useRealTimers()
}

it('GitHub: a merge waits until GitHub has seen the newest commit, and can refuse it', async () => {
  const states = [
    { head: { sha: 'old' }, mergeable: true },
    { head: { sha: 'new' }, mergeable: null },
    { head: { sha: 'new' }, mergeable: false },
  ]
  const ask = vi.fn(async (path: string) => {
    if (!path.endsWith('/merge')) return states.shift()
    throw Object.assign(new Error('Pull Request is not mergeable'), { status: 405 })
  })
  const host = gitHubWith({ request: ask })
  await expectRefused(host, 'GitHub cannot merge this draft: Pull Request is not mergeable')
  expect(states).toEqual([])
})

it.each([
  [true, 'ci must pass'],
  [false, 'you may not merge into main'],
])(
  'GitLab: a merge waits until GitLab has seen the newest commit, and can refuse it',
  async (can_merge, reason) => {
    const user = { can_merge }
    const states = [
      { sha: 'old', detailed_merge_status: 'mergeable', user },
      { sha: 'new', detailed_merge_status: 'checking', user },
      { sha: 'new', detailed_merge_status: 'ci_must_pass', user },
    ]
    const host = answering({
      'GET merge_requests/7': () => json(states.shift()),
      'PUT merge_requests/7/merge': () => json({ message: 'Method Not Allowed' }, { status: 405 }),
    })
    await expectRefused(host, `GitLab cannot merge this draft (${reason}): Method Not Allowed`)
    expect(sent.at(-1)?.body).toEqual({ sha: 'new' })
  },
)

it.each([
  [new TypeError('Failed to fetch'), 'The repository cannot be reached. Check the network'],
  [Object.assign(new Error('Failed to fetch'), { status: null }), 'The repository cannot be reached.'],
  [{ status: 502, message: undefined }, 'The repository cannot be reached.'],
  [{ status: 401, message: 'Bad credentials' }, 'Your sign-in has ended.'],
  [new Error('The provided authorization grant is invalid, expired, revoked'), 'Your sign-in has ended.'],
  [{ message: 'Resource not accessible' }, 'The repository refuses this: Resource not accessible'],
])('a request that fails with %s is explained', async (error, message) => {
  const host = explainFailures(answering({ 'GET merge_requests': () => Promise.reject(error) }))
  await expect(host.requests()).rejects.toThrow(message)
})
