import { expect, it } from 'vitest'
import { DEFAULT_HEADLINE, layOutHeadline } from '@/content/headline'

const layOut = (...texts: string[]) => layOutHeadline(texts)

it('sets the default headline as large as it goes', () => {
  expect(layOutHeadline(DEFAULT_HEADLINE).fit).toBe(0)
})

it('splits a long line near its middle', () => {
  expect(layOut('Go.', 'Sell it.', 'Balance the books.').lines.map(({ rows }) => rows)).toEqual([
    ['Go.'],
    ['Sell it.'],
    ['Balance', 'the books.'],
  ])
})

it('sets longer headlines smaller', () => {
  const short = layOut('Go.', 'Do.', 'Win.')
  const long = layOut('Software that carries a company', 'Ads', 'Books in order')
  expect(long.fit).toBeGreaterThan(short.fit)
  expect(layOut('Wirtschaftsprüfungsgesellschaft', 'Werbung', 'Bücher').fit).toBeGreaterThan(short.fit)
})

it('keeps letters that reach below or above the line away from the ribbons', () => {
  const firstRibbon = (text: string) => layOut(text, 'Do', 'Do').ribbons.wide[0]
  expect(firstRibbon('Dig')).toBeGreaterThan(firstRibbon('Do'))
  expect(firstRibbon('Éco')).toBeGreaterThan(firstRibbon('Do'))
})
