type Words = Record<string, string>

export const DROP_RECOVERED =
  'This form has text that was not saved. Delete that text? Press Cancel to keep it in the form.'

const SHARED: Words = {
  confirmLoadBackup: DROP_RECOVERED,
  onFailToPersist: 'Not saved: %{details}',
  newButton: 'Add %{collectionLabel}',
  deletePublishedEntry: 'Delete',
}

/** Decap calls saving "publish". Here an entry is saved into its file, and published from the studio's own bar. */
export const LOCAL_WORDS: Words = {
  ...SHARED,
  publish: 'Save',
  publishNow: 'Save',
  publishing: 'Saving …',
  published: 'Saved',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  onDeletePublishedEntry: 'Delete this entry? A copy stays in .local/studio.',
  onDeleteWithUnsavedChanges:
    'Delete this entry and what you have not saved? A copy of its file stays in .local/studio.',
}

export const ONLINE_WORDS: Words = {
  ...SHARED,
  entryPublished: 'Entry published: the site follows in some minutes',
  onFailToPublishEntry: 'Not published: %{details}',
  onDeletePublishedEntry: 'Delete this entry from the site? Its history stays in the repository.',
  onDeleteWithUnsavedChanges:
    'Delete this entry from the site, and what you have not saved? Its history stays in the repository.',
}
