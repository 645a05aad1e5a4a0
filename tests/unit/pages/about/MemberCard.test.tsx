import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TeamMember } from '@/data/collections/team'
import { MemberCard } from '@/pages/about/TeamGrid'
import { render } from '../../../render'

const member: TeamMember = {
  id: 'nandini-rao',
  rank: 1,
  img: '/team/nandini-rao.svg',
  name: 'Nandini Rao',
  designation: 'Chartered accountant',
  bio: '',
  email: '',
  twitter: '',
  insta: '',
  facebook: '',
  linkedin: '',
}

function show(fields: Partial<TeamMember>) {
  return render(
    <ul>
      <MemberCard member={{ ...member, ...fields }} />
    </ul>,
  ).container
}

it('shows portrait, name and designation, and no empty list of links', () => {
  const container = show({})
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/team/nandini-rao.svg')
  expect(screen.getByRole('heading', { name: 'Nandini Rao' })).toBeTruthy()
  expect(screen.getByText('Chartered accountant')).toBeTruthy()
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('names the person in each link', () => {
  show({
    bio: 'Reads notices.',
    email: 'nandini@site.example',
    linkedin: 'https://linkedin.example/nandini',
  })
  expect(screen.getByText('Reads notices.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email Nandini Rao' }).getAttribute('href')).toBe(
    'mailto:nandini@site.example',
  )
  expect(screen.getByRole('link', { name: 'LinkedIn Nandini Rao (opens another site)' })).toBeTruthy()
})

it('leaves out invalid and unsafe links', () => {
  show({ email: 'a@b.example?bcc=c@d.example', twitter: 'javascript:alert(1)', facebook: 'nandini' })
  expect(screen.queryByRole('link')).toBeNull()
})

it('links to what the member has written', () => {
  render(
    <ul>
      <MemberCard member={member} articles={[{ id: 'gst-dates', blogTitle: 'GST dates' }]} />
    </ul>,
  )
  expect(screen.getByRole('link', { name: 'GST dates' }).getAttribute('href')).toBe('/insight/gst-dates')
})
