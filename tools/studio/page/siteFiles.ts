import { type KnownFile, store } from './store'

/** What the check reads besides the open form, by path: `/content/site.yaml`, `/public/team/name.webp`. Null: not read yet. */
export const siteFiles = new Map<string, string | Uint8Array | null>()
const ids = new Map<string, string>()

/** Replaces what is known, but keeps pictures that have not changed. */
export function setSiteFiles(files: readonly KnownFile[]) {
  const before = new Map(siteFiles)
  siteFiles.clear()
  for (const { path, id, text } of files) {
    const known = ids.get(path) === id ? before.get(`/${path}`) : null
    siteFiles.set(`/${path}`, text ?? known ?? null)
    ids.set(path, id)
  }
}

/** The addresses of the site's pictures. */
export const listPictures = () =>
  [...siteFiles.keys()].flatMap((path) => (PICTURE.test(path) ? path.slice('/public'.length) : []))

const PICTURE = /^\/public\/.+\.(svg|avif|webp|jpe?g|png)$/i
const ADDRESS = /\/[^\s"'()<>\\]+\.(?:svg|avif|webp|jpe?g|png)/gi

/** Reads the pictures that a text names, because the check measures them. */
export async function readPicturesIn(text: string) {
  const paths = new Set((text.match(ADDRESS) ?? []).map((address) => `/public${address}`))
  const unread = [...paths].filter((path) => siteFiles.get(path) === null)
  await Promise.all(
    unread.map(async (path) => {
      const picture = await store.readPicture(path.slice('/public'.length))
      if (picture) siteFiles.set(path, new Uint8Array(await picture.arrayBuffer()))
    }),
  )
}
