import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aboutCopy } from '@/content/pages'
import type { TeamMember } from '@/data/collections/team'
import { readerOf, SnapshotContext } from '@/hooks/SnapshotContext'
import { BelowFounder } from '@/pages/about/BelowFounder'
import { render } from '../../../render'

const member = { id: 'asha', rank: 1, img: '/team/asha.svg', name: 'Asha Menon', designation: 'Auditor' }

function show(team: Partial<TeamMember>[]) {
  render(
    <SnapshotContext value={readerOf({ team, clients: [], testimonials: [] })}>
      <BelowFounder />
    </SnapshotContext>,
  )
  return screen.queryByRole('region', { name: aboutCopy.team.heading })
}

it('shows the team', () => {
  expect(show([member])?.textContent).toContain(member.name)
})

it('has no section for the team if there are no members', () => {
  expect(show([])).toBeNull()
  expect(screen.getByRole('region', { name: aboutCopy.call.heading })).toBeTruthy()
})
