/** A sentence with a link to a page or file of this site. */
export type LeadingSentence = { before: string; label: string; to: string; after: string }

/** A section of a long text. A string is a paragraph, an array is a list. */
export type TextSection = {
  id: string
  heading: string
  blocks: readonly (string | readonly string[] | LeadingSentence)[]
}
