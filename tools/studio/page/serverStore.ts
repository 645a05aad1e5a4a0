import { filesOf } from '../forms/contentPaths'
import type { StoredTexts } from '../forms/entries'
import { ask, call, callAndBlock, upload } from './api'
import type { Store } from './store'

/** The files of the owner, behind the studio's own server. */
export const serverStore: Store = {
  keepsReplaced: 'is kept in .local/studio',
  files: () => call('files'),
  list: (folder) => call('list', { folder }),
  read: async (path) => toStored(await call('read', { paths: filesOf(path) })),
  readNow: (path) => toStored(callAndBlock('read', { paths: filesOf(path) })),
  save: (_, files, { isReplacing }) => call('save', { files, isReplacing }),
  bringBack: (path) => call('bringBack', { path }),
  addPicture: upload,
  async readPicture(address) {
    const response = await ask(address)
    return response.ok ? response.blob() : null
  },
}

const toStored = ([text = null, drawing = null]: (string | null)[]): StoredTexts => ({ text, drawing })
