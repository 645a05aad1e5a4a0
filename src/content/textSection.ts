/** A part of a long text: a string is a paragraph, an array is a list. */
export type TextSection = {
  id: string
  heading: string
  blocks: readonly (string | readonly string[])[]
}
