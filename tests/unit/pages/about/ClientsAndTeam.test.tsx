import { aboutTexts } from 'virtual:content/aboutTexts'
import { screen } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { type TeamMember, team } from '@/data/collections/team'
import { collectionKey } from '@/data/queries'
import { createQueryClient } from '@/data/queryClient'
import { ClientsAndTeam } from '@/pages/about/AboutPage'
import { render } from '../../../render'

const member = parse(team.schema, {
  id: 'asha',
  img: '/team/asha.svg',
  name: 'Asha Menon',
  designation: 'Auditor',
})

function show(members: TeamMember[]) {
  const client = createQueryClient()
  client.setQueryData(collectionKey('team'), members)
  client.setQueryData(collectionKey('clients'), [])
  client.setQueryData(newestArticles.queryKey, { pages: [{ items: [], next: null }], pageParams: [null] })
  render(<ClientsAndTeam />, { client })
  return screen.queryByRole('region', { name: aboutTexts.team.heading })
}

it('shows the team', () => {
  expect(show([member])?.textContent).toContain(member.name)
})

it('has no section for the team if there are no members', () => {
  expect(show([])).toBeNull()
  expect(screen.getByRole('region', { name: aboutTexts.call.heading })).toBeTruthy()
})
