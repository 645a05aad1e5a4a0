import './node/process'
import { env } from '@/env'
import type { StudioHost } from '../../../scripts/lib/studioHost'
import { cmsConfig, readNames } from '../forms/cmsConfig'
import { addBar } from './bar'
import { registerEditorComponents } from './editorComponents'
import { FilesBackend, FORM_FORMAT } from './filesBackend'
import { showHostPictures } from './hostPictures'
import { openWholeRows } from './listRows'
import { OnlineBackend } from './onlineBackend'
import { isEntryOpen } from './openEntry'
import { explainLostPictures, keepPastedText } from './pastedText'
import { pictureLibrary } from './pictureLibrary'
import { createPreviewPane } from './previewPane'
import { keepQuestions } from './recovery'
import { searchAllLists } from './searchAll'
import { serverStore } from './serverStore'
import { chooseStore } from './store'
import { refreshSiteFiles } from './validateSite'
import { keepWordsWhole } from './wholeWords'
import { registerDrawingWidgets } from './widgets'
import { decapLocale, studioWords } from './words'
import './studio.css'
import './narrow.css'

const { CMS } = window
const online = __ONLINE_STUDIO__

// Decap shows a page with a button until a user is known. The local studio has no accounts.
if (!online) {
  const owner = { backendName: 'files', name: 'Owner', login: 'owner' }
  localStorage.setItem('decap-cms-user', JSON.stringify(owner))
  CMS.registerCustomFormat('json', 'json', FORM_FORMAT)
  chooseStore(serverStore)
  await refreshSiteFiles()
} else showHostPictures()

const names = online ? online.names : readNames('/')
const locale = decapLocale(names.language, (name) => CMS.getLocale(name) !== undefined)
const config = {
  ...cmsConfig(env.siteUrl, names),
  locale,
  ...(online && {
    backend: {
      name: 'files',
      host: online.host.kind,
      repo: online.host.repository,
      branch: 'main',
      ...signInSettings(online.host),
    },
    publish_mode: 'editorial_workflow',
  }),
}
CMS.registerBackend('files', online ? OnlineBackend : FilesBackend)
CMS.registerMediaLibrary(pictureLibrary)
registerEditorComponents()
registerDrawingWidgets()
for (const name of previewNames(config)) CMS.registerPreviewTemplate(name, createPreviewPane())
// What a translation leaves out is in English.
for (const name of new Set(['en', locale]))
  CMS.registerLocale(name, studioWords(CMS.getLocale(name) ?? {}, name, online !== null))
keepQuestions()
searchAllLists()
openWholeRows()
keepWordsWhole(wordIn(locale, ['editor', 'editorWidgets', 'markdown', 'addComponent']))
explainLostPictures(keepPastedText())
CMS.init({ config })
addBar(locale === 'en' ? '' : 'studio-below')
addEventListener('hashchange', ({ oldURL, newURL }) => {
  const [before, after] = [oldURL, newURL].map((url) => new URL(url).hash)
  if (!isEntryOpen(before ?? '') || !after?.includes('/entries/')) return
  // After *Save and create new*, Decap has left the saved entry already, and keeps its form: the next text would replace it.
  const isLeft = location.hash.endsWith('/new')
  // Decap would show the open entry in the form of the other one.
  if (!before?.endsWith('/new') || isLeft) location.reload()
})

/** Decap shows English words where a translation has none. */
function wordIn(language: string, path: string[]): string {
  const find = (name: string) =>
    path.reduce<unknown>(
      (words, one) => (words as Record<string, unknown> | undefined)?.[one],
      CMS.getLocale(name),
    )
  return String(find(language) ?? find('en'))
}

function signInSettings({ kind, origin, appId }: StudioHost) {
  if (kind === 'github') return { base_url: location.origin, auth_endpoint: 'auth/start' }
  return { auth_type: 'pkce', app_id: appId, base_url: origin, api_root: `${origin}/api/v4` }
}

/** Decap knows the template of a file by the name of the file, not of its collection. */
function previewNames({ collections }: ReturnType<typeof cmsConfig>): string[] {
  return collections.flatMap((one) => ('files' in one ? one.files.map(({ name }) => name) : [one.name]))
}
