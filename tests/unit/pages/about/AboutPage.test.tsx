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
const written = ['Asha Menon', 'Ravi Iyer'].map((writer) => listedArticle({ id: writer, writer }))

it.each([[[asha]], [[]]])(
  'shows the clients, then the team, and no section for it if there are no members: %#',
  (members) => {
    render(<ClientsAndTeam />, {
      known: [
        [collectionKey('team'), members],
        [collectionKey('clients'), []],
        [newestArticles.queryKey, wholeList(written)],
      ],
    })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const { clients, team: people, call } = aboutTexts
    expect(headings).toEqual(
      [clients, ...(members.length > 0 ? [people] : []), call].map(({ heading }) => heading),
    )
    expect(screen.queryAllByRole('heading', { name: asha.name })).toHaveLength(members.length)
    expect(screen.queryAllByRole('link', { name: 'Asha Menon' })).toHaveLength(members.length)
    expect(screen.queryByRole('link', { name: 'Ravi Iyer' })).toBeNull()
  },
)
