import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyNotice } from '@/components/EmptyNotice'
import { createQueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { useQuery } from '@/hooks/useQuery'
import { render } from '../../render'

let answer: (isOk: boolean) => void

const load = () =>
  new Promise<{ ok: true; value: string } | { ok: false; value: string; error: Error }>((resolve) => {
    answer = (isOk) =>
      resolve(isOk ? { ok: true, value: 'Asha' } : { ok: false, value: '', error: new Error('offline') })
  })

function Team() {
  const team = useQuery({ key: 'team', load })
  return (
    <section>
      <h2>Team</h2>
      {team.status === 'failed' && <EmptyNotice retry={team}>No team</EmptyNotice>}
      {team.data}
    </section>
  )
}

it('keeps the focus on Retry while it retries, and leaves it on the heading when the list has come', async () => {
  const { user } = render(
    <QueryCacheContext value={createQueryCache(0)}>
      <Team />
    </QueryCacheContext>,
  )
  answer(false)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await user.click(retry)
  expect(document.activeElement).toBe(retry)
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  answer(true)
  expect(await screen.findByText('Asha')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Team')
})
