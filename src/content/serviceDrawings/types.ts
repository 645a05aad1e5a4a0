/** Path data in a 180 × 96 view box: straight lines and circular arcs only. */
export type Drawing = {
  /** The flat shape in the practice's colour, below the lines. */
  field: string
  /** Drawn in ink. Strokes are transparent inside, so leave out edges that another shape covers. */
  lines: string
}
