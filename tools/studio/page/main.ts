import { send } from './api'
import { registerEditorComponents } from './editorComponents'
import { FilesBackend } from './filesBackend'
import { pictureLibrary } from './pictureLibrary'

// Decap shows a page with a button until a user is known. The studio has no accounts.
localStorage.setItem(
  'decap-cms-user',
  JSON.stringify({ backendName: 'files', name: 'Owner', login: 'owner' }),
)

const { CMS } = window
CMS.registerBackend('files', FilesBackend)
CMS.registerMediaLibrary(pictureLibrary)
registerEditorComponents()
// Decap calls saving "publish". Here an entry is saved into its file, and published from the studio's own bar.
CMS.registerLocale('en', withSaveForPublish(CMS.getLocale('en')))
CMS.init({ config: await send('/api/config') })

function withSaveForPublish<Words>(words: Words): Words {
  const renamed = JSON.stringify(words)
    .replace(/"(publish|publishNow)":"[^"]*"/g, '"$1":"Save"')
    .replace(/"(publishing)":"[^"]*"/g, '"$1":"Saving …"')
    .replace(/"(published)":"[^"]*"/g, '"$1":"Saved"')
    .replace(/"publishAndCreateNew":"[^"]*"/, '"publishAndCreateNew":"Save and create new"')
    .replace(/"publishAndDuplicate":"[^"]*"/, '"publishAndDuplicate":"Save and duplicate"')
    .replace(/"onFailToPersist":"[^"]*"/, '"onFailToPersist":"Not saved: %{details}"')
  return JSON.parse(renamed)
}
