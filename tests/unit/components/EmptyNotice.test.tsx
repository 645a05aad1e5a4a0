import { controlsWords } from 'virtual:words/controls'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EmptyNotice } from '@/components/EmptyNotice'
import { hasFailed } from '@/data/queries'
import { render } from '../../render'

let answer = { resolve: (_: string) => {}, reject: (_: Error) => {} }

const queryFn = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }))

function Team() {
  const team = useQuery({ queryKey: ['team'], queryFn })
  return (
    <section>
      <h2>Team</h2>
      {hasFailed(team) && <EmptyNotice retry={team}>No team</EmptyNotice>}
      {team.data}
    </section>
  )
}

it('keeps the focus on Retry while it retries, and leaves it on the heading when the list has come', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = render(<Team />)
  answer.reject(new Error('offline'))
  const retry = await screen.findByRole('button', { name: controlsWords.retry })
  expect(log).toHaveBeenCalledOnce()
  await user.click(retry)
  expect(document.activeElement).toBe(retry)
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  answer.resolve('Asha')
  expect(await screen.findByText('Asha')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Team')
})
