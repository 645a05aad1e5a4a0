import { describe, expect, it } from 'vitest'
import { prepareBody } from '@/data/prepareBody'
import { createSanitiser } from '@/data/sanitise'
import { honestHtml, hostileHtml } from '../../../fixtures/hostileHtml'

/** jsdom parses each of some four hundred, on a machine that may be busy. */
const SLOW = { timeout: 60_000 }

const sanitise = createSanitiser(window)
const prepare = (html: string) => prepareBody(html, sanitise)

function elementOf(html: string) {
  const holder = document.createElement('div')
  holder.innerHTML = prepare(html).html
  return holder
}

describe('the text of an article', () => {
  it(
    'contains nothing that could run, whatever it was made of, and is the same when it is parsed again',
    SLOW,
    () => {
      expect(hostileHtml.length).toBeGreaterThan(320)
      for (const html of hostileHtml) {
        const text = elementOf(html)
        const names = [...text.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
        expect(
          text.querySelector('script, style, iframe, svg, math, form, input, object, embed'),
          html,
        ).toBeNull()
        expect(
          names.filter((name) => /^on|^style$|^class$/.test(name)),
          html,
        ).toEqual([])
        const once = text.innerHTML
        text.innerHTML = once
        expect(text.innerHTML, html).toBe(once)
      }
    },
  )

  it('keeps every element that articles use', () => {
    const text = elementOf(honestHtml)
    for (const selector of [
      'h2#part-dates',
      'a[href="https://www.gst.example/"][rel="noopener noreferrer nofollow"]',
      'a[href="/services"]:not([rel])',
      'sup a',
      'figure img[width="32"][loading="lazy"]',
      'figcaption',
      'table caption',
      'th[scope=col]',
      'th[scope=row]',
      'pre code',
      'blockquote abbr',
      'em',
      'strong',
      'ol[start="3"] ul li',
      'dl dd',
      'details summary',
      'sub',
      'kbd',
      'time[datetime="2026-11-21"]',
      'del',
      'ins',
      'hr',
    ])
      expect(text.querySelector(selector), selector).not.toBeNull()
  })

  it('gives headings unique ids and lists them', () => {
    const { html, headings } = prepare('<h1>Été & GST</h1><h3>Dates</h3><h2>Dates</h2><h2>—</h2><h2> </h2>')
    expect(headings).toEqual([
      { id: 'part-ete-gst', text: 'Été & GST', level: 2 },
      { id: 'part-dates', text: 'Dates', level: 3 },
      { id: 'part-dates-2', text: 'Dates', level: 2 },
      { id: 'part-section', text: '—', level: 2 },
    ])
    expect(html).not.toContain('<h1')
    expect(html).toContain('aria-label="Link to “Dates”"')
  })

  it("keeps the anchor out of the heading's accessible name", () => {
    const text = elementOf('<h2>Due <em>dates</em></h2><p>On time.</p>')
    const heading = text.querySelector('h2')
    expect(heading?.textContent).toBe('Due dates')
    expect(heading?.nextElementSibling?.getAttribute('href')).toBe(`#${heading?.id}`)
    expect(heading?.nextElementSibling?.getAttribute('aria-label')).toBe('Link to “Due dates”')
  })

  it('gives every header cell a scope, and keeps the ones that the author set', () => {
    const text = elementOf(
      '<table><thead><tr><th>Form</th><th scope="colgroup">Due</th></tr></thead><tbody><tr><th>GSTR-1</th><td>11</td></tr></tbody></table>',
    )
    const scopes = [...text.querySelectorAll('th')].map((cell) => cell.getAttribute('scope'))
    expect(scopes).toEqual(['col', 'colgroup', 'row'])
  })

  it('makes an empty header cell a data cell, and leaves the columns their headers', () => {
    const text = elementOf(
      '<table><thead><tr><th></th><th>LLP</th><th> </th></tr></thead><tbody><tr><th colspan="2"></th><td>1</td></tr></tbody></table>',
    )
    const rows = [...text.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ nodeName }) => nodeName),
    )
    expect(rows).toEqual([
      ['TD', 'TH', 'TD'],
      ['TD', 'TD'],
    ])
    expect(text.querySelector('th')?.getAttribute('scope')).toBe('col')
    expect(text.querySelector('tbody td')?.getAttribute('colspan')).toBe('2')
  })

  it('updates links to headings whose ids changed', () => {
    const text = elementOf(
      '<h2 id="due">Due</h2><p id="fn">Note</p><a href="#fn">1</a><a href="#due">2</a><a href="#part-due">3</a>',
    )
    const targets = [...text.querySelectorAll('a:not([data-anchor])')].map((link) =>
      link.getAttribute('href'),
    )
    expect(targets).toEqual(['#user-content-fn', '#user-content-due', '#part-due'])
    for (const target of targets) expect(text.querySelector(target ?? ''), String(target)).not.toBeNull()
  })

  it('makes tables and code scrollable, also with the keyboard', () => {
    const text = elementOf('<h2>Rates</h2><table><tbody><tr><td>1</td></tr></tbody></table><pre>x</pre>')
    const frame = text.querySelector('[data-table]')
    expect(frame?.getAttribute('aria-label')).toBe('Table: Rates')
    expect(frame?.getAttribute('tabindex')).toBe('0')
    expect(text.querySelector('pre')?.tabIndex).toBe(0)
  })

  it('shows pictures only from this site or over https, and marks those without a description', () => {
    const text = elementOf(
      '<img src="/a.svg"><img src="https://x.example/a.png" alt="A"><img src="http://x.example/a.png"><img src="data:image/png;base64,AA"><img>',
    )
    expect([...text.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
      ['/a.svg', ''],
      ['https://x.example/a.png', 'A'],
    ])
  })
})

describe('the layout of a text', () => {
  it('ignores sizes, except those of pictures that are at most ten times as wide as high', () => {
    const text = elementOf(
      '<hr width="99999"><table width="9999"><tbody><tr><td width="9999">1</td></tr></tbody></table>' +
        '<img src="/a.svg" width="32" height="24"><img src="/b.svg" width="1" height="99999">',
    )
    expect(
      [...text.querySelectorAll('[width], [height]')].map((element) => element.getAttribute('src')),
    ).toEqual(['/a.svg'])
  })

  it('limits nesting without losing text', SLOW, () => {
    for (const name of ['blockquote', 'div', 'b']) {
      const text = elementOf(`${`<${name}>x `.repeat(3000)}<p>end</p>`)
      expect(text.querySelectorAll(name)).toHaveLength(32)
      expect(text.textContent).toBe(`${'x '.repeat(3000)}end`)
    }
  })

  it('is not nested by paragraphs and items that are not closed', () => {
    const text = elementOf(`<ul>${'<li><p>x'.repeat(100)}</ul>`)
    expect(text.querySelectorAll('li p')).toHaveLength(100)
  })

  it('breaks words that are too long, except in code and in scripts without spaces', () => {
    const long = 'x'.repeat(50_000)
    const text = elementOf(`<p>${long} end</p><h2>${long}</h2><pre>${long}</pre><p>${'河'.repeat(2000)}</p>`)
    expect(text.querySelector('p')?.textContent).toBe(`${'x'.repeat(500)}… end`)
    expect(text.querySelector('h2')?.textContent?.length).toBeLessThan(510)
    expect(text.querySelector('pre')?.textContent).toHaveLength(50_000)
    expect(text.querySelector('p:last-child')?.textContent).toHaveLength(2000)
  })

  it('limits the accents on a letter', () => {
    const text = elementOf(`<p>a${'\u0301'.repeat(5000)} b${'&#x301;'.repeat(5000)} नमस्ते 👩‍👩‍👧‍👦</p>`)
    expect(text.textContent).toMatch(/^a\u0301{8} b\u0301{8} नमस्ते 👩‍👩‍👧‍👦$/u)
  })
})
