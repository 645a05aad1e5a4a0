import { aboutTexts } from 'virtual:content/aboutTexts'
import { screen } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { team } from '@/data/collections/team'
import { collectionKey } from '@/data/queries'
import { ClientsAndTeam } from '@/pages/about/AboutPage'
import { listedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'

const asha = parse(team.schema, { id: 'asha', img: '/a.svg', name: 'Asha Menon', designation: 'Auditor' })
const written = ['Asha Menon', 'Ravi Iyer'].map((writerName) => listedArticle({ id: writerName, writerName }))

it.each([[[asha]], [[]]])('shows the team, and no section for it if there are no members: %#', (members) => {
  render(<ClientsAndTeam />, {
    known: [
      [collectionKey('team'), members],
      [collectionKey('clients'), []],
      [newestArticles.queryKey, wholeList(written)],
    ],
  })
  expect(screen.queryByRole('region', { name: aboutTexts.team.heading }) !== null).toBe(members.length > 0)
  expect(screen.queryAllByRole('heading', { name: asha.name })).toHaveLength(members.length)
  expect(screen.queryAllByRole('link', { name: 'Asha Menon' })).toHaveLength(members.length)
  expect(screen.queryByRole('link', { name: 'Ravi Iyer' })).toBeNull()
  expect(screen.getByRole('region', { name: aboutTexts.call.heading })).toBeTruthy()
})
