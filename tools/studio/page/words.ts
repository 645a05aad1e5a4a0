type Words = Record<string, string>
/** As Decap groups its words. */
type Phrases = { [name: string]: string | Phrases }

/** The questions of Decap name no entry. */
export const NAME = '{entry}'

export const DROP_RECOVERED =
  'This form has text that was not saved. Delete that text? Press Cancel to keep it in the form.'

const DISCARD = `Discard the draft of “${NAME}”? The site keeps what is published.`

const SHARED: Words = {
  confirmLoadBackup: DROP_RECOVERED,
  onFailToPersist: 'Not saved: %{details}',
  newButton: 'Add %{collectionLabel}',
  deletePublishedEntry: 'Delete',
}

/** Decap calls saving "publish". Here an entry is saved into its file, and published from the studio's own bar. */
const LOCAL: Words = {
  ...SHARED,
  publish: 'Save',
  publishNow: 'Save',
  publishing: 'Saving …',
  published: 'Saved',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  onDeletePublishedEntry: `Delete “${NAME}”? You can bring it back.`,
  onDeleteWithUnsavedChanges: `Delete “${NAME}”, and what you have not saved? You can bring back what was saved.`,
}

const ONLINE: Words = {
  ...SHARED,
  workflowHeading: 'Drafts',
  newPost: 'Add an entry',
  deleteChanges: 'Discard',
  deleteNewEntry: 'Discard',
  deleteUnpublishedChanges: 'Discard the draft',
  deleteUnpublishedEntry: 'Discard the draft',
  entryPublished: 'Entry published: the site follows in a few minutes',
  onFailToPublishEntry: 'Not published: %{details}',
  onPublishing: `Publish “${NAME}”?`,
  onPublishEntry: `Publish “${NAME}”?`,
  onDeletePublishedEntry: `Delete “${NAME}” from the site? Its history stays in the repository.`,
  onDeleteWithUnsavedChanges: `Delete “${NAME}” from the site, and what you have not saved? Its history stays in the repository.`,
  // Decap has a note of this name, too.
  'editor.onDeleteUnpublishedChanges': DISCARD,
  'editor.onDeleteUnpublishedChangesWithUnsavedChanges': DISCARD.replace(
    '?',
    ', and what you have not saved?',
  ),
  onDeleteEntry: DISCARD,
}

/** Decap's name for a language, if it is not the language's own. */
const DECAP_NAMES: Words = { el: 'gr', nb: 'nb_no', no: 'nb_no', nn: 'nn_no' }

/** Decap's translation for the language of the site, or English. */
export function decapLocale(language: string, hasLocale: (name: string) => boolean): string {
  const { language: tongue, script } = new Intl.Locale(language).maximize()
  const names = [`${tongue}_${script}`, DECAP_NAMES[tongue] ?? tongue]
  return names.find(hasLocale) ?? 'en'
}

/** Decap's words, with the studio's own where Decap's would say something else. */
export function studioWords(phrases: object, locale: string, isOnline: boolean): object {
  const own = isOnline ? ONLINE : LOCAL
  return replaceWords(
    phrases as Phrases,
    locale === 'en' ? own : inLanguage(phrases as Phrases, own, isOnline),
  )
}

/** In other languages, the studio's English words would stand between Decap's, so only those stay that nothing can replace. */
function inLanguage(phrases: Phrases, own: Words, isOnline: boolean): Words {
  const { confirmLoadBackup = '', publishAndCreateNew = '', publishAndDuplicate = '' } = own
  const { editorToolbar, editor } = phrases.editor as Record<string, Words>
  const { workflowList } = phrases.workflow as Record<string, Words>
  const questions = Object.entries({ ...editor, ...workflowList }).filter(([name]) =>
    (own[name] ?? own[`editor.${name}`])?.includes(NAME),
  )
  const named = questions.map(([name, question]) => [
    editor?.[name] ? `editor.${name}` : name,
    `“${NAME}”: ${question}`,
  ])
  const shared = { confirmLoadBackup, ...Object.fromEntries(named) }
  const { save = 'Save', saving = 'Saving …', changesSaved = 'Saved' } = editorToolbar ?? {}
  if (isOnline) return shared
  const saves = { publish: save, publishNow: save, publishing: saving, published: changesSaved }
  return { ...shared, ...saves, publishAndCreateNew, publishAndDuplicate }
}

function replaceWords(phrases: Phrases, own: Words, group = ''): Phrases {
  const replaced = Object.entries(phrases).map(([name, value]) => {
    if (typeof value !== 'string') return [name, replaceWords(value, own, name)]
    return [name, own[`${group}.${name}`] ?? own[name] ?? value]
  })
  return Object.fromEntries(replaced)
}
