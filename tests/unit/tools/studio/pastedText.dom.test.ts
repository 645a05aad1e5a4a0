import { expect, it } from 'vitest'
import { cleanPastedText } from '../../../../tools/studio/page/pastedText'

it('a pasted text keeps what is bold, and loses pictures and the tag around a page of Google Docs', () => {
  const docs = '<b style="font-weight:normal"><p><span>One<img src="x.png"></span></p></b>'
  expect(cleanPastedText(`${docs}<p><b>Two</b></p>`)).toBe(
    '<div><p><span>One</span></p></div><p><strong>Two</strong></p>',
  )
})
