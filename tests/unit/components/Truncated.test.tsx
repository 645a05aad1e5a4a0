import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BlogCarousel } from '@/components/carousel/BlogCarousel'
import type { Blog } from '@/data/blogs'
import { BigCard } from '@/pages/insights/BigCard'
import { BlogCell } from '@/pages/insights/BlogCell'
import { Ticker } from '@/pages/insights/Ticker'
import { render } from '../../render'

const TITLE =
  'Every date in the calendar of a company that invoices in two currencies, and whom to ask about each'
const DESC = `${TITLE}. ${TITLE}. The end.`

const blog: Blog = {
  id: 'dates',
  blogTitle: TITLE,
  blogDesc: DESC,
  domain: 'Digital',
  writerName: 'Asha',
  date: Date.UTC(2026, 10, 6),
  minutes: 3,
} as Blog

it.each<[string, ReactElement]>([
  ['large card', <BigCard key="" blog={blog} />],
  ['card', <BlogCell key="" blog={blog} />],
  ['ticker', <Ticker key="" blogs={[blog]} />],
  ['carousel', <BlogCarousel key="" label="Newest" blogs={[blog]} />],
])('the title of a %s is cut for the eye only', (_, content) => {
  render(content)
  const link = screen.getByRole('link', { name: new RegExp(TITLE) })
  expect(link.textContent).toContain('…')
  expect(screen.getByText('6 Nov 2026')).toBeTruthy()
})

it('the description of a card is cut for the eye only', () => {
  render(<BlogCell blog={blog} />)
  expect(screen.getByText(DESC).closest('[aria-hidden]')).toBeNull()
})
