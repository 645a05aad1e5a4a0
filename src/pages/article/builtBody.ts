export type Heading = { id: string; text: string; level: 2 | 3 }

/** An article's sanitised HTML and its headings. */
export type PreparedBody = { html: string; headings: Heading[] }

/** The same from the build. In the snapshot `html` is null, because the page already contains it. */
export type BuiltBody = Omit<PreparedBody, 'html'> & { html: string | null; fingerprint: string }

export const builtBodyKey = (id: string) => `blogs/${id}/body`

/**
 * Identifies the text that the build prepared (32-bit FNV-1a and the length). A collision is harmless:
 * the page would keep the text of the build.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
