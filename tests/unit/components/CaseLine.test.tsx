import { practices } from 'virtual:content/practices'
import { casesWords } from 'virtual:words/cases'
import { controlsWords } from 'virtual:words/controls'
import { screen } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { CaseLine } from '@/components/CaseLine'
import { cases } from '@/data/collections/cases'
import { collectionKey } from '@/data/queries'
import { paths } from '@/paths'
import { render } from '../../render'

const [first = '', second = ''] = practices.map(({ id }) => id)

const known = (...done: object[]): [[string[], unknown]] => [
  [collectionKey('cases'), done.map((one) => cases.toListed(parse(cases.schema, one)))],
]

const done = known(
  { id: 'newest', title: 'A shop', client: 'Acme', practice: first },
  { id: 'named', title: 'A film', client: 'Mill', practice: first, services: ['film'], sample: true },
  { id: 'other', title: 'A ledger', client: 'Ore', practice: second },
)

it.each([
  ['the newest', {}, 'newest'],
  ['the newest of a practice', { practice: second }, 'other'],
  ['the one that names a service', { practice: second, service: 'film' }, 'named'],
  ['one of the practice, if none names the service', { practice: second, service: 'logo' }, 'other'],
])('leads to a case as proof: %s', (_, subject, expected) => {
  render(<CaseLine {...subject} />, { known: done })
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths.case(expected))
})

it('says for whom it was done, what came of it, and whether it is a sample', () => {
  render(<CaseLine service="film" />, { known: done })
  const said = [casesWords.doneFor({ client: 'Mill' }), controlsWords.sample, 'A film']
  expect(screen.getByRole('link').textContent).toBe(said.join(''))
})

it.each([
  ['no case', known(), {}],
  ['no case of the practice', known({ id: 'one', title: 'A shop', practice: first }), { practice: second }],
])('with %s, there is nothing, not even an empty line', (_, none, subject) => {
  const { container } = render(<CaseLine {...subject} />, { known: none })
  expect(container.childElementCount).toBe(0)
})
