import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { escapeForScript, JsonLd } from '@/components/seo/JsonLd'
import { articleThing, breadcrumbs, serviceThing, siteThings } from '@/components/seo/structuredData'
import { services } from '@/content/services'
import { site } from '@/content/site'
import { article } from '@/data/blogs'
import { hostileHtml } from '../../../fixtures/hostileHtml'

describe('what pages say to machines', () => {
  it('names the organisation and each office with its address and hours', () => {
    const things = siteThings()
    expect(things.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      ...site.offices.map(() => 'ProfessionalService'),
    ])
    expect(things[2]).toMatchObject({
      telephone: site.offices[0]?.phone,
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '09:30',
          closes: '18:30',
        },
      ],
    })
  })

  it('names an article’s writer and day, where they are known', () => {
    const known = parse(article, { id: 'a b', blogTitle: 'A', writerName: 'Asha', date: '2026-11-21' })
    expect(articleThing(known)).toMatchObject({
      headline: 'A',
      url: 'https://triveni.example/insight/a%20b',
      datePublished: '2026-11-21T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Asha' },
    })
    const bare = articleThing(parse(article, { id: 'a', blogTitle: 'A' }))
    expect(bare).not.toHaveProperty('datePublished')
    expect(bare.author).toEqual({ '@id': 'https://triveni.example/#organization' })
  })

  it('leads from the start to the page', () => {
    const { itemListElement } = breadcrumbs({ name: 'Insights', path: '/insight' })
    expect(itemListElement).toMatchObject([
      { position: 1, item: 'https://triveni.example/' },
      { position: 2, name: 'Insights', item: 'https://triveni.example/insight' },
    ])
  })

  it('says who provides a service', () => {
    const [service] = services
    if (!service) throw new Error('There are no services')
    expect(serviceThing(service)).toMatchObject({ '@type': 'Service', name: service.title })
  })
})

describe('the block that carries it', () => {
  it('can be closed or left by no text, and says the same after reading', () => {
    for (const text of [...hostileHtml, '</script>', '<!--', '\u2028']) {
      const html = renderToString(<JsonLd things={[{ '@type': 'Thing', name: text }]} />)
      const [, content = ''] = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/.exec(html) ?? []
      expect(JSON.parse(content)['@graph'][0].name, text).toBe(JSON.parse(JSON.stringify(text)))
    }
  })

  it('escapes what would end it', () => {
    expect(escapeForScript('"</script>&"')).toBe('"\\u003c/script\\u003e\\u0026"')
  })
})
