import { expect, it } from 'vitest'
import { cleanPastedText } from '../../../../tools/studio/page/pastedText'

it('a pasted text keeps what is bold, and loses pictures and the tag around a page of Google Docs', () => {
  const docs = '<b style="font-weight:normal"><p><span>One<img src="x.png"></span></p></b>'
  expect(cleanPastedText(`${docs}<p><b>Two</b></p>`)).toBe(
    '<div><p><span>One</span></p></div><p><strong>Two</strong></p>',
  )
})

it('what Word writes as paragraphs becomes lists', () => {
  const item = (marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${text}</p>`
  const pasted = cleanPastedText(item('·', 'A') + item('·', 'B') + item('1.', 'C'))
  expect(pasted.replace(/<!--.*?-->/g, '')).toBe('<ul><li>A</li><li>B</li></ul><ol><li>C</li></ol>')
})
