import { send } from './api'
import { addBar, isEntryOpen } from './bar'
import { registerEditorComponents } from './editorComponents'
import { FilesBackend } from './filesBackend'
import { pictureLibrary } from './pictureLibrary'
import { createPreviewPane } from './previewPane'
import { registerDrawingWidget } from './widgets'
import { nameEntries } from './words'

// Decap shows a page with a button until a user is known. The studio has no accounts.
localStorage.setItem(
  'decap-cms-user',
  JSON.stringify({ backendName: 'files', name: 'Owner', login: 'owner' }),
)

type Config = { collections: { name: string; label_singular?: string; files?: { name: string }[] }[] }

const { CMS } = window
const config = await send<Config>('/api/config')
CMS.registerBackend('files', FilesBackend)
CMS.registerMediaLibrary(pictureLibrary)
registerEditorComponents()
registerDrawingWidget()
for (const name of previewNames(config)) CMS.registerPreviewTemplate(name, createPreviewPane())
// Decap calls saving "publish". Here an entry is saved into its file, and published from the studio's own bar.
CMS.registerLocale('en', withSaveForPublish(CMS.getLocale('en')))
CMS.init({ config })
addBar()
nameEntries(config.collections)
// Decap would show the open entry in the form of the other one.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  const [before, after] = [oldURL, newURL].map((url) => new URL(url).hash)
  if (isEntryOpen(before ?? '') && after?.includes('/entries/') && !before?.endsWith('/new'))
    location.reload()
})

function withSaveForPublish<Words>(words: Words): Words {
  const renamed = JSON.stringify(words)
    .replace(/"(publish|publishNow)":"[^"]*"/g, '"$1":"Save"')
    .replace(/"(publishing)":"[^"]*"/g, '"$1":"Saving …"')
    .replace(/"(published)":"[^"]*"/g, '"$1":"Saved"')
    .replace(/"newButton":"[^"]*"/g, '"newButton":"Add a %{collectionLabel}"')
    .replace(/"publishAndCreateNew":"[^"]*"/, '"publishAndCreateNew":"Save and create new"')
    .replace(/"publishAndDuplicate":"[^"]*"/, '"publishAndDuplicate":"Save and duplicate"')
    .replace(/"onFailToPersist":"[^"]*"/, '"onFailToPersist":"Not saved: %{details}"')
  return JSON.parse(renamed)
}

/** Decap knows the template of a file by the name of the file, not of its collection. */
function previewNames({ collections }: Config): string[] {
  return collections.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name])
}
