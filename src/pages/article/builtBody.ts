export type Heading = { id: string; text: string; level: 2 | 3 }

/** An article's text, made safe to show. */
export type PreparedBody = { html: string; headings: Heading[] }

/** The same from the build. In the browser the HTML is null: there it stands in the page. */
export type BuiltBody = Omit<PreparedBody, 'html'> & { html: string | null; fingerprint: string }

export const builtBodyKey = (id: string) => `blogs/${id}/body`

/**
 * Tells whether stored text is still the one that the build prepared (FNV-1a, 32 bits, and the length). Nobody
 * wins by forging it: what then stays is the build's own text.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
