import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EmptyNotice } from '@/components/EmptyNotice'
import { LoadingScreen } from '@/components/LoadingScreen'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { render } from '../../render'

it('many placeholder blocks say once that something is loading', () => {
  render(
    <SkeletonGroup>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton length="short" />
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

it('the loading screen asks to wait', () => {
  render(<LoadingScreen />)
  expect(screen.getByRole('status').textContent).toBe('Please Wait ...')
})

it('where nothing could be read the visitor can try again', async () => {
  const retry = vi.fn()
  const { user } = render(<EmptyNotice onRetry={retry}>Nothing to show here right now.</EmptyNotice>)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('where trying again makes no sense none is offered', () => {
  render(<EmptyNotice>Nothing to show here right now.</EmptyNotice>)
  expect(screen.queryByRole('button')).toBeNull()
})
