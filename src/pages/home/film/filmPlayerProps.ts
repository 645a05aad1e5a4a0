export type FilmPlayerProps = {
  /** The film has ended or was closed. */
  onEnd: () => void
  onFail: () => void
}
