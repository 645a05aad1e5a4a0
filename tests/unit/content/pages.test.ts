import { describe, expect, it } from 'vitest'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { paths } from '@/paths'

/** What a search result shows of a description before it cuts. */
const DESCRIPTION_MAX_CHARACTERS = 160

describe('the words of the pages', () => {
  it('exist for every path', () => {
    for (const name of Object.keys(paths)) expect(pages).toHaveProperty(name)
  })

  it('give each page a title and a description of its own', () => {
    const all = Object.values(pages)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
    for (const { description } of all)
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_CHARACTERS)
  })

  it('use the default description on the home page', () => {
    expect(pages.home.description).toBe(
      'Build And Grow Your Business By Digital Marketing, CA services, Technological services and Much More.',
    )
    expect(site.description).toBe(pages.home.description)
  })

  it('keep placeholders, forms and errors out of search engines', () => {
    const hidden = Object.entries(pages).filter(([, { index }]) => !index)
    expect(hidden.map(([name]) => name)).toEqual([
      'articleNotFound',
      'testScreen',
      'cart',
      'login',
      'signup',
      'account',
      'authAction',
      'unsubscribe',
      'notFound',
    ])
  })

  it('say on the placeholder pages what they are agreed to say', () => {
    expect(pages.career.heading).toBe('Career')
    expect(pages.cart.heading).toBe('cart')
    expect(pages.testScreen.heading).toBe('Test Screen')
    expect(pages.portfolio.heading).toBe('Client')
    expect(pages.notFound.heading).toBe('Page not found.')
    expect(pages.plans.heading).toBe('Exclusive Plans')
  })
})
