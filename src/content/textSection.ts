/** A sentence that leads to a page of this site, or to one of its files. */
export type LeadingSentence = { before: string; label: string; to: string; after: string }

/** A part of a long text: a string is a paragraph, an array is a list. */
export type TextSection = {
  id: string
  heading: string
  blocks: readonly (string | readonly string[] | LeadingSentence)[]
}
