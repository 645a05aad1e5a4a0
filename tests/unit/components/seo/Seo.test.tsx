import { site } from 'virtual:content/site'
import { describe, expect, it, vi } from 'vitest'
import { Seo } from '@/components/seo/Seo'
import { render } from '../../../render'

const given = { title: 'Plans', description: 'What we offer', author: 'Asha', path: '/plans' }
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

describe('the metadata of a page', () => {
  it('has the product name before the title, and addresses from the path', () => {
    render(<Seo {...given} />)
    expect(document.title).toBe(`${site.name} | Plans`)
    expect(content('meta[name=description]')).toBe('What we offer')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://site.example/plans',
    )
    expect(content('meta[property="og:url"]')).toBe('https://site.example/plans')
    expect(content('meta[name=robots]')).toBe('index,follow')
    expect(content('meta[name=author]')).toBe('Asha')
  })

  it('is noindex if the page asks for it', () => {
    render(<Seo {...given} index={false} />)
    expect(content('meta[name=robots]')).toBe('noindex')
  })

  it('carries keywords and focus keywords', () => {
    render(<Seo {...given} keywords={['a', 'b']} focusKeywords={['c']} />)
    expect(content('meta[name=keywords]')).toBe('a, b')
    expect(content('meta[name=focus-keywords]')).toBe('c')
  })

  it('describes an article in addition to the other tags', () => {
    const date = Date.parse('2026-11-21T12:00:00Z')
    render(<Seo {...given} article={{ date, domain: 'Digital', tags: ['a', 'b', 'a'] }} />)
    const tags = [...document.head.querySelectorAll('meta[property^="article:"]')]
    expect(tags.map((tag) => `${tag.getAttribute('property')} ${tag.getAttribute('content')}`)).toEqual([
      'article:published_time 2026-11-21T12:00:00.000Z',
      'article:section Digital',
      'article:tag a',
      'article:tag b',
    ])
    expect(content('meta[property="og:type"]')).toBe('article')
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  it.each(['title', 'description', 'author'] as const)(
    'warns on the console if there is no %s',
    (missing) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { [missing]: _, ...rest } = given
      render(<Seo {...rest} />)
      expect(warn).toHaveBeenCalledWith('HelmetComponent: Insufficient props given.')
      expect(content('meta[name=description]')).toBeTruthy()
    },
  )
})
