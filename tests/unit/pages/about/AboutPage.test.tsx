import { aboutTexts } from 'virtual:content/aboutTexts'
import { founder } from 'virtual:content/founder'
import { screen, within } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { team } from '@/data/collections/team'
import { collectionKey } from '@/data/queries'
import { AboutPage, ClientsAndTeam } from '@/pages/about/AboutPage'
import { MemberCard } from '@/pages/about/TeamGrid'
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

it('has the place of each person to which the search leads', () => {
  render(<AboutPage />, {
    known: [
      [collectionKey('team'), [asha]],
      [collectionKey('clients'), []],
      [newestArticles.queryKey, wholeList([])],
    ],
  })
  const nameAt = (fragment: string) => document.getElementById(fragment)?.textContent
  expect(nameAt('founder')).toContain(founder.name)
  expect(nameAt(asha.id)).toContain(asha.name)
})

it('shows a member with name and role, and the rest of the biography, articles and links after a press', async () => {
  const bio = `${'Asha checks the books of small firms. '.repeat(4)}She rests on Sundays.`
  const member = { ...asha, bio, email: 'asha@site.example' }
  const { user } = render(<MemberCard member={member} articles={[{ id: 'a', title: 'GST dates' }]} />)
  const [details] = screen.getAllByRole<HTMLDetailsElement>('group')
  const head = within(details?.querySelector('summary') ?? expect.fail())
  const name = head.getByRole('heading', { name: 'Asha Menon' })
  head.getByText('Auditor')
  expect(head.queryByText(/Sundays/)).toBeNull()
  expect(details?.open).toBe(false)
  await user.click(name)
  expect(details?.open).toBe(true)
  for (const more of [screen.getByText(/Sundays/), screen.getByRole('link', { name: 'GST dates' })]) {
    expect(details?.contains(more)).toBe(true)
  }
})

it('gives a member of whom nothing more is known nothing to open', () => {
  render(<MemberCard member={asha} />)
  screen.getByRole('heading', { name: asha.name })
  expect(screen.queryByRole('group')).toBeNull()
})
