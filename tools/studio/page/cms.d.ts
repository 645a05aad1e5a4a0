// What the studio uses of Decap CMS, which comes as one ready-made script.

type CmsEntry = { data: string; file: { path: string; id: string | null; label?: string } }

type CmsDataFile = { path: string; slug: string; raw: string }

type CmsSaveOptions = { newEntry?: boolean; commitMessage?: string }

type CmsBackend = {
  entriesByFolder: (folder: string) => Promise<CmsEntry[]>
  entriesByFiles: (files: { path: string; label: string }[]) => Promise<CmsEntry[]>
  getEntry: (path: string) => Promise<CmsEntry>
  persistEntry: (entry: { dataFiles: CmsDataFile[] }, options: CmsSaveOptions) => Promise<void>
  deleteFiles: (paths: string[], message: string) => Promise<void>
}

type CmsMediaLibrary = {
  show: (options: { id: string; config: { folder?: string }; imagesOnly: boolean }) => void
  hide: () => void
  enableStandalone: () => boolean
}

/** A value of Decap's store, in the collections of Immutable.js. */
type CmsMap = {
  get: (name: string) => unknown
  toJS: () => Record<string, unknown>
}

type CmsElement = unknown

/** Null in the local studio. The build of the online one fills it in. */
declare const __ONLINE_STUDIO__: {
  host: import('../../../scripts/lib/studioHost').StudioHost
  names: import('../forms/cmsConfig').Names
} | null

interface Window {
  CMS: {
    init: (options: { config: unknown }) => void
    registerBackend: (name: string, backend: new (config: unknown, options: unknown) => CmsBackend) => void
    getBackend: (name: string) => { init: (config: unknown, options: unknown) => unknown }
    registerMediaLibrary: (library: {
      name: string
      init: (options: { handleInsert: (address: string) => void }) => CmsMediaLibrary
    }) => void
    registerCustomFormat: (
      name: string,
      extension: string,
      format: { fromFile: (text: string) => object; toFile: (values: object) => string },
    ) => void
    registerEditorComponent: (component: object) => void
    registerPreviewTemplate: (name: string, component: unknown) => void
    getLocale: (language: string) => object | undefined
    registerLocale: (language: string, words: object) => void
    registerWidget: (name: string, control: unknown, preview: unknown) => void
  }
  h: (type: unknown, props: object | null, ...children: unknown[]) => CmsElement
  createClass: (specification: object) => unknown
}
