export type FilmPlayerProps = {
  isOpen: boolean
  /** The film has ended or was closed. */
  onEnd: () => void
  onFail: () => void
}
