import { privacy } from 'virtual:content/privacy'
import { articleWords } from 'virtual:words/article'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LegalText } from '@/pages/legal/LegalText'
import { render } from '../../../render'

it('the contents of a legal text lead to each of its sections', () => {
  const { container } = render(<LegalText text={privacy} other="terms" />)
  const contents = screen.getByRole('navigation', { name: articleWords.contents })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(privacy.sections.map(({ heading }) => heading))
  const targets = links.map(
    (link) => container.querySelector(`section ${link.getAttribute('href')}`)?.nodeName,
  )
  expect(new Set(targets)).toEqual(new Set(['H2']))
})

it('a legal text with a few sections has no contents', () => {
  render(<LegalText text={{ ...privacy, sections: privacy.sections.slice(0, 3) }} other="terms" />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
