import { services } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serviceCategories, serviceName } from '@/data/services'
import { arrangeCells, cellsLeft, countCells } from '@/pages/services/arrangeCells'
import { ServiceGroups } from '@/pages/services/ServiceLists'
import { contactAbout, paths } from '@/paths'
import { render } from '../../../render'

it('each practice has a group with its count and its services, which ends with a call to action', () => {
  render(<ServiceGroups listed={services} terms={[]} />)
  for (const { id, name } of serviceCategories.filter(({ id }) => id !== 'all')) {
    const own = arrangeCells(services.filter(({ practice }) => practice === id))
    const group = within(screen.getByRole('region', { name: `${name} ${own.length}` }))
    const names = group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(own.map(serviceName))
    const enquiries = group
      .getAllByRole('link')
      .filter(({ textContent }) => textContent?.startsWith(servicesWords.enquire))
    expect(enquiries.map((enquiry) => [enquiry.textContent, enquiry.getAttribute('href')])).toEqual(
      own.map((service) => [`${servicesWords.enquire} ${serviceName(service)}`, contactAbout(service.slug)]),
    )
    expect(group.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(paths.contact)
  }
})

it('a practice without a result has no group', () => {
  const [first] = services
  if (!first) throw new Error('There are no services')
  render(<ServiceGroups listed={[first]} terms={[]} />)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it.each([
  ['s', 's', 3],
  ['st', 'ts', 1],
  ['stst', 'tsst', 2],
  ['sstss', 'sstss', 2],
  ['sttss', 'ttsss', 1],
  ['sssssssss', 'sssssssss', 3],
  ['tt', 'tt', 4],
])('trending services (t) in %s fill pairs of cells, %s, leaving %d', (given, arranged, left) => {
  const cells = [...given].map((kind) => ({ trending: kind === 't' }))
  expect(
    arrangeCells(cells)
      .map(({ trending }) => (trending ? 't' : 's'))
      .join(''),
  ).toBe(arranged)
  expect(cellsLeft(countCells(cells))).toBe(left)
})
