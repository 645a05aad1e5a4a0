import { expect, it } from 'vitest'
import { decapLocale, NAME, studioWords } from '../../../../tools/studio/page/words'

// As Decap ships them.
const SHIPPED = ['de', 'en', 'gr', 'nb_no', 'pt', 'sr_Cyrl', 'zh_Hans', 'zh_Hant']

it.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['pt-BR', 'pt'],
  ['el', 'gr'],
  ['nb', 'nb_no'],
  ['zh', 'zh_Hans'],
  ['zh-TW', 'zh_Hant'],
  ['sr', 'sr_Cyrl'],
  ['sr-Latn', 'en'],
  ['ne', 'en'],
])('the studio of a site in %s has the locale %s', (language, locale) => {
  expect(decapLocale(language, (name) => SHIPPED.includes(name))).toBe(locale)
})

const GERMAN = {
  collection: { sidebar: { searchAll: 'Alles durchsuchen' } },
  editor: {
    editor: {
      confirmLoadBackup: 'Backup benutzen?',
      onDeletePublishedEntry: 'Beitrag löschen?',
      onDeleteUnpublishedChanges: 'Änderungen löschen?',
      onLeavePage: 'Seite verlassen?',
    },
    editorToolbar: {
      publish: 'Veröffentlichen',
      save: 'Speichern',
      publishAndCreateNew: 'Veröffentlichen und neu',
    },
  },
  ui: { toast: { onDeleteUnpublishedChanges: 'Änderungen verworfen' } },
  workflow: { workflowList: { onDeleteEntry: 'Beitrag löschen?' } },
}

it('a translation stays, but saving is not called publishing, and a question names the entry', () => {
  expect(studioWords(GERMAN, 'de', false)).toMatchObject({
    collection: { sidebar: { searchAll: 'Alles durchsuchen' } },
    editor: {
      editor: {
        confirmLoadBackup: expect.stringContaining('Press Cancel to keep it'),
        onDeletePublishedEntry: `“${NAME}”: Beitrag löschen?`,
        onLeavePage: 'Seite verlassen?',
      },
      editorToolbar: { publish: 'Speichern', publishAndCreateNew: 'Save and create new' },
    },
  })
  expect(studioWords(GERMAN, 'de', true)).toMatchObject({
    editor: {
      editor: { onDeleteUnpublishedChanges: `“${NAME}”: Änderungen löschen?` },
      editorToolbar: { publish: 'Veröffentlichen' },
    },
    ui: { toast: { onDeleteUnpublishedChanges: 'Änderungen verworfen' } },
    workflow: { workflowList: { onDeleteEntry: `“${NAME}”: Beitrag löschen?` } },
  })
})
