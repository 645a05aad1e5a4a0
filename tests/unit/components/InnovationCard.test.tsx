import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InnovationCard } from '@/components/InnovationGrid'
import type { Innovation } from '@/data/collections/innovations'

const bare: Innovation = {
  id: 'duedate',
  title: 'Duedate',
  subtitle: '',
  type: '',
  desc: '',
  logo: '',
  website: '',
  insta: '',
}

function show(fields: Partial<Innovation>) {
  return render(
    <ul>
      <InnovationCard innovation={{ ...bare, ...fields }} position={0} headingLevel={3} />
    </ul>,
  ).container
}

it('shows everything that an innovation has', () => {
  const container = show({
    subtitle: 'A filing calendar',
    type: 'Service, 2023',
    desc: 'Dates of both countries.',
    logo: '/innovations/duedate.svg',
    website: 'https://duedate.example/',
    insta: 'https://instagram.example/duedate',
  })
  expect(screen.getByRole('heading', { name: 'Duedate' })).toBeTruthy()
  for (const text of ['A filing calendar', 'Service, 2023', 'Dates of both countries.'])
    screen.getByText(text)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/innovations/duedate.svg')
  expect(screen.getByRole('link', { name: 'Website Duedate (opens another site)' }).getAttribute('rel')).toBe(
    'external noopener nofollow',
  )
  expect(screen.getByRole('link', { name: 'Instagram Duedate (opens another site)' })).toBeTruthy()
})

it('shows the initial instead of a missing logo and leaves out missing links', () => {
  const container = show({})
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('D')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('neither runs nor loads anything that a stored document contains', () => {
  const container = show({
    website: 'javascript:alert(1)',
    insta: ' JaVaScRiPt:alert(2)',
    logo: 'javascript:alert(3)',
    desc: '<img src=x onerror=alert(1)>',
  })
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

it('shows the beginning of a long description and expands to the rest', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`)
  show({ desc: words.join(' ') })
  const rest = screen.getByRole('group')
  expect(rest.textContent).toContain('Read on')
  expect(rest.textContent).toContain('word299')
  expect(screen.getByText(/^word0 .* word39 …$/)).toBeTruthy()
})
