import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleThing, breadcrumbs, JsonLd, serviceThing, siteThings } from '@/components/seo/structuredData'
import { weekdays } from '@/content/weekdays'
import { storedArticle } from '@/data/articles'
import { hostileHtml } from '../../../fixtures/hostileHtml'

const body = { html: '', headings: [] }

describe('the structured data of a page', () => {
  it('names the organisation and each office with its phone and hours', () => {
    const [organisation, website, ...offices] = siteThings()
    expect(organisation).toMatchObject({ '@type': 'Organization' })
    expect(website).toMatchObject({ '@type': 'WebSite' })
    expect(offices).toMatchObject(
      site.offices.map(({ phone, hours }) => ({
        '@type': 'ProfessionalService',
        telephone: phone,
        openingHoursSpecification: hours.map(({ from, to, opens, closes }) => ({
          dayOfWeek: weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1),
          opens,
          closes,
        })),
      })),
    )
  })

  it('names the author and date of an article, if they are known', () => {
    const written = { id: 'a b', blogTitle: 'A', writerName: 'Asha', date: '2026-11-21' }
    expect(articleThing({ ...parse(storedArticle, written), body }, '/insight')).toMatchObject({
      headline: 'A',
      url: 'https://site.example/insight/a%20b',
      datePublished: '2026-11-21T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Asha' },
      image: 'https://site.example/social/insight.png',
    })
    const bare = articleThing({ ...parse(storedArticle, { id: 'a', blogTitle: 'A' }), body }, '/insight')
    expect(bare).not.toHaveProperty('datePublished')
    expect(bare.author).toEqual({ '@id': 'https://site.example/#organization' })
  })

  it('lists the breadcrumbs from the home page', () => {
    const { itemListElement } = breadcrumbs({ name: 'Insights', path: '/insight' })
    expect(itemListElement).toMatchObject([
      { position: 1, item: 'https://site.example/' },
      { position: 2, name: 'Insights', item: 'https://site.example/insight' },
    ])
  })

  it('describes a service', () => {
    const [service] = services
    if (!service) throw new Error('There are no services')
    expect(serviceThing(service)).toMatchObject({ '@type': 'Service', name: service.title })
  })
})

describe('the script element', () => {
  it('cannot be closed by any text, and contains the text unchanged', () => {
    for (const text of [...hostileHtml, '</script>', '<!--', '\u2028']) {
      const html = renderToString(<JsonLd things={[{ '@type': 'Thing', name: text }]} />)
      const [, content = ''] = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/.exec(html) ?? []
      expect(JSON.parse(content)['@graph'][0].name, text).toBe(JSON.parse(JSON.stringify(text)))
    }
  })
})
