import { expect, it } from 'vitest'
import { lettersOf } from '../../../../scripts/build/subsetFonts'
import { temporaryFolder } from '../../../temporaryFolder'

it('the fonts of the first page have the letters of the words and texts, also as capitals', () => {
  const folder = temporaryFolder({
    'words.yaml': 'footer: { follow: Übersicht fu\u0308r Größe }',
    'legal/terms.md': 'Façade',
  })
  expect(
    lettersOf(folder)
      .match(/[^\P{L}a-z]/giu)
      ?.join(''),
  ).toBe('ÇÖÜßçöü')
})
