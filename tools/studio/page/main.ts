import './node/process'
import { env } from '@/env'
import { cmsConfig, readNames } from '../forms/cmsConfig'
import { addBar, isEntryOpen } from './bar'
import { refreshSiteFiles } from './check'
import { registerEditorComponents } from './editorComponents'
import { FilesBackend } from './filesBackend'
import { pictureLibrary } from './pictureLibrary'
import { createPreviewPane } from './previewPane'
import { registerDrawingWidgets } from './widgets'
import './studio.css'

// Decap shows a page with a button until a user is known. The studio has no accounts.
localStorage.setItem(
  'decap-cms-user',
  JSON.stringify({ backendName: 'files', name: 'Owner', login: 'owner' }),
)

/** Decap calls saving "publish". Here an entry is saved into its file, and published from the studio's own bar. */
const WORDS: Record<string, string> = {
  publish: 'Save',
  publishNow: 'Save',
  publishing: 'Saving …',
  published: 'Saved',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  onFailToPersist: 'Not saved: %{details}',
  newButton: 'Add %{collectionLabel}',
  deletePublishedEntry: 'Delete',
  onDeletePublishedEntry: 'Delete this entry? A copy stays in .local/studio.',
  onDeleteWithUnsavedChanges:
    'Delete this entry and what you have not saved? A copy of its file stays in .local/studio.',
}

const { CMS } = window
await refreshSiteFiles()
const config = cmsConfig(env.siteUrl, readNames('/'))
CMS.registerBackend('files', FilesBackend)
CMS.registerMediaLibrary(pictureLibrary)
registerEditorComponents()
registerDrawingWidgets()
for (const name of previewNames(config)) CMS.registerPreviewTemplate(name, createPreviewPane())
CMS.registerLocale('en', withOwnWords(CMS.getLocale('en')))
CMS.init({ config })
addBar()
// Decap would show the open entry in the form of the other one.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  const [before, after] = [oldURL, newURL].map((url) => new URL(url).hash)
  if (isEntryOpen(before ?? '') && after?.includes('/entries/') && !before?.endsWith('/new'))
    location.reload()
})

function withOwnWords(words: object): object {
  const own = (key: string, value: unknown) => (typeof value === 'string' ? (WORDS[key] ?? value) : value)
  return JSON.parse(JSON.stringify(words), own)
}

/** Decap knows the template of a file by the name of the file, not of its collection. */
function previewNames({ collections }: ReturnType<typeof cmsConfig>): string[] {
  return collections.flatMap((one) => ('files' in one ? one.files.map(({ name }) => name) : [one.name]))
}
