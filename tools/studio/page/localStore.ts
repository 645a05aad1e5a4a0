import { filesOf } from '../forms/contentPaths'
import type { FileChange, Stored } from '../forms/entries'
import { call, callAndBlock, upload } from './api'
import type { KnownFile, SaveOptions, Store } from './store'

/** The files of the owner, behind the studio's own server. */
export class LocalStore implements Store {
  keepsReplaced = 'is kept in .local/studio'
  files = () => call<KnownFile[]>('files')
  list = (folder: string) => call<{ path: string; text: string }[]>('list', { folder })
  read = async (path: string) => toStored(await call('read', { paths: filesOf(path) }))
  readNow = (path: string) => toStored(callAndBlock('read', { paths: filesOf(path) }))
  save = (_: string, files: FileChange[], { isReplacing }: SaveOptions) =>
    call('save', { files, isReplacing })
  addPicture = upload
  async readPicture(address: string) {
    const response = await fetch(address)
    return response.ok ? response.blob() : null
  }
}

const toStored = ([text = null, drawing = null]: (string | null)[]): Stored => ({ text, drawing })
