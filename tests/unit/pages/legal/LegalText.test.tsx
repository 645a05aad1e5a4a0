import { privacy } from 'virtual:content/privacy'
import { site } from 'virtual:content/site'
import { articleWords } from 'virtual:words/article'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatDate } from '@/lib/dates'
import { LegalText } from '@/pages/legal/LegalText'
import { render } from '../../../render'

const other = { path: '/terms', title: 'Terms' }

it('the contents of a legal text lead to each of its sections', () => {
  const { container } = render(<LegalText text={privacy} other={other} />)
  const contents = screen.getByRole('navigation', { name: articleWords.contents })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(privacy.sections.map(({ heading }) => heading))
  const targets = links.map(
    (link) => container.querySelector(`section ${link.getAttribute('href')}`)?.nodeName,
  )
  expect(new Set(targets)).toEqual(new Set(['H2']))
})

it('a legal text with a few sections has no contents', () => {
  render(<LegalText text={{ ...privacy, sections: privacy.sections.slice(0, 3) }} other={other} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a legal text ends with the date, the other legal page and the e-mail address', () => {
  render(<LegalText text={privacy} other={other} />)
  expect(screen.getByText(formatDate(Date.parse(privacy.updated)))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(`mailto:${site.contact.email}`)
})
