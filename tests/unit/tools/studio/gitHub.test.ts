import { expect, it } from 'vitest'
import { type GitHubApi, gitHub } from '../../../../tools/studio/page/gitHub'

const pullFrom = (repository: string | null, number: number) => ({
  number,
  head: { ref: 'cms/articles/one', repo: repository === null ? null : { full_name: repository } },
  base: { repo: { full_name: 'agency/site' } },
  labels: [],
  updated_at: '2026-11-26T12:00:00Z',
  html_url: '',
})

it('a pull request of a fork is never taken for that of a draft', async () => {
  const pulls = [pullFrom('stranger/site', 1), pullFrom(null, 2), pullFrom('agency/site', 3)]
  const api = { getPullRequests: async (_head, _state, keep) => pulls.filter(keep) } as Partial<GitHubApi>
  const requests = await gitHub(api as GitHubApi).requests()
  expect(requests.map(({ id }) => id)).toEqual([3])
})
