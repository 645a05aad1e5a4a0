import type { FileChange, StoredTexts } from '../forms/entries'

/** The id changes with the content. A text is only there if the check of other files reads it. */
export type KnownFile = { path: string; id: string; text?: string }

/** Where the texts and the pictures are: on this computer, or at the git host. */
export type Store = {
  /** What the check reads besides the open form. */
  files: () => Promise<KnownFile[]>
  /** The files of a folder such as `content/team`. */
  list: (folder: string) => Promise<{ path: string; text: string }[]>
  /** The newest text of an entry, with its drawing. */
  read: (path: string) => Promise<StoredTexts>
  /** Of the published entry, without a wait: Decap recovers unsaved text, and an entry that comes later replaces it. */
  readNow: (path: string) => StoredTexts | Promise<StoredTexts>
  /** Throws a `StudioError` with the status 409 if a file has changed since it was read. */
  save: (path: string, changes: FileChange[], options: SaveOptions) => Promise<unknown>
  /** Brings back a deleted entry. Throws a `StudioError` with the status 409 if there is one again. */
  bringBack: (path: string, files: FileChange[]) => Promise<unknown>
  /** Only of a git host: whether the site has the entry. Drafts have no public address. */
  isPublished?: (path: string) => boolean
  /** Saves a picture under a free name, and returns its address. */
  addPicture: (folder: string, picture: File) => Promise<string>
  readPicture: (address: string) => Promise<Blob | null>
  /** Where the owner finds a text that was replaced. */
  keepsReplaced: string
}

/** `isReplacing`: the owner has seen that another text is replaced. */
export type SaveOptions = { isReplacing: boolean; message: string }

/** Chosen when the page starts. */
export let store: Store

export function chooseStore(chosen: Store) {
  store = chosen
}
