import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleMeta } from '@/components/ArticleMeta'
import { readingTime } from '@/content/insights'
import { render } from '../../render'

it('the date and the reading time wrap together', () => {
  render(<ArticleMeta article={{ domain: 'Digital', writerName: 'Asha', date: 0, minutes: 4 }} />)
  const when = screen.getByRole('time').parentElement
  expect(when?.contains(screen.getByText(readingTime(4)))).toBe(true)
  expect(when?.contains(screen.getByText('Asha'))).toBe(false)
})
