import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { JumpLinks } from '@/components/JumpLinks'
import { render } from '../../render'

function Location() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{JSON.stringify([pathname + search + hash, state])}</output>
}

it('keeps the query and the history state', async () => {
  const page = { pathname: '/plans', search: '?from=mail', state: { wanted: 'plan' } }
  const { user } = render(
    <>
      <JumpLinks label="Parts" targets={[{ id: 'tax', label: 'Tax' }]} />
      <Location />
    </>,
    { path: page },
  )
  await user.click(screen.getByRole('link', { name: 'Tax' }))
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(['/plans?from=mail#tax', page.state]))
})
