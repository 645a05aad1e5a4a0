import { expect, it, vi } from 'vitest'
import { cleanPastedText, explainLostPictures } from '../../../../tools/studio/page/pastedText'

/** Word ends lines anywhere, and marks the entries of its lists. */
const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span\r\nstyle='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${text}</p>\r\n\r\n`

it.each<[name: string, html: string, cleaned: string]>([
  [
    'keeps what is bold, and loses pictures and the tag around a page of Google Docs',
    '<b style="font-weight:normal"><p><span>One<img src="x.png"></span></p></b><p><b>Two</b></p>',
    '<div><p><span>One</span></p></div><p><strong>Two</strong></p>',
  ],
  [
    'of Word has lists, and spaces between its words',
    `${wordItem('·', 'A\r\nlong line')}${wordItem('·', 'B')}${wordItem('1.', 'C')}<p class=MsoListParagraph><b>D</b>\r\n<i>E</i></p>`,
    '<ul><li><p>A long line</p></li><li><p>B</p></li></ul><ol><li><p>C</p></li></ol><p class="MsoListParagraph"><strong>D</strong> <i>E</i></p>',
  ],
  [
    'has a paragraph for each line of a mail, each cell and each line of preformatted text',
    '<div>A<div><br></div><div>B</div></div><table><tbody><tr><td>C</td><td>D</td></tr></tbody></table><pre><code>E\n  F<br>G</code></pre>',
    '<div>A<p>B</p></div><table><tbody><tr><p>C</p><p>D</p></tr></tbody></table><p>E</p><p>  F</p><p>G</p>',
  ],
  [
    'keeps links in bold text, loses those that only contain a picture, and has no second title',
    '<h1>T</h1><div data-slate-void="true">Picture</div><p><b>A <a href="/b">B</a></b> <a href="/c"><img src="x.png"></a>D</p>',
    '<h2>T</h2><p>A <a href="/b">B</a> D</p>',
  ],
  [
    'keeps the entries of a list apart from those of a list inside',
    '<ul>\n  <li>A <i>B</i>\n    <ul>\n      <li>C</li>\n    </ul>\n  </li>\n</ul>',
    '<ul><li><p>A <i>B</i> </p><ul><li><p>C</p></li></ul></li></ul>',
  ],
])('a pasted text %s', (_, html, cleaned) => {
  expect(cleanPastedText(html).replace(/<!--.*?-->/g, '')).toBe(cleaned)
})

explainLostPictures((data) => data.getData('text/html'))

it.each<[name: string, type: string, plain: string, html: string, dialogs: number]>([
  ['a picture', 'image/jpeg', '', '', 1],
  // Word adds a picture of what was copied.
  ['a text', 'image/png', 'Words', '<p>Words</p>', 0],
  ['a text with a picture', 'image/png', 'Words', '<p>Words <img src="a.png"></p>', 1],
  ['a block of the editor', '', 'Words', '<div data-slate-void="true">Words</div>', 1],
  ['a document', 'application/pdf', '', '', 0],
])(
  'pasting %s (%s, %j, %j) opens %i explanations of how to add a picture',
  (_, type, plain, html, dialogs) => {
    vi.useFakeTimers()
    document.body.innerHTML = '<div contenteditable="true"><p></p></div>'
    HTMLDialogElement.prototype.showModal = () => undefined
    const getData = (format: string) => (format === 'text/html' ? html : plain)
    const clipboardData = { files: [new File([], 'a', { type })], getData }
    const paste = Object.assign(new Event('paste', { bubbles: true }), { clipboardData })
    document.querySelector('p')?.dispatchEvent(paste)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(document.querySelectorAll('dialog')).toHaveLength(dialogs)
  },
)
