import { expect, it } from 'vitest'
import { lettersOf } from '../../../../scripts/build/subsetFonts'
import { temporaryFolder } from '../../../temporaryFolder'

it('the fonts of the first page have the letters of the words and texts, also as capitals', () => {
  const words = 'footer: { follow: Übersicht fu\u0308r Größe }'
  const letters = lettersOf(temporaryFolder({ 'words.yaml': words, 'legal/terms.md': 'Façade' }))
  expect(letters.replaceAll(/\P{L}|[a-z]/giu, '')).toBe('ÇÖÜßçöü')
})
