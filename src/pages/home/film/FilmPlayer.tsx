import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { site } from 'virtual:content/site'
import { filmWords } from 'virtual:words/film'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import styles from './Film.module.css'

const { sources = [], captions } = film?.kind === 'file' ? film : {}

export type FilmPlayerProps = {
  /** The film has ended or was closed. */
  onEnd: () => void
  onFail: () => void
}

/** Silent, with captions, in the native player. */
export function FilmPlayer({ onEnd, onFail }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)

  useLayoutEffect(() => {
    video.current?.focus({ preventScroll: true })
  }, [])

  function putAwayOnEscape({ key }: KeyboardEvent) {
    // In full screen, the browser handles Escape.
    if (key === 'Escape' && !document.fullscreenElement) onEnd()
  }

  return (
    <video
      ref={video}
      className={`${styles.player} overlay fill`}
      aria-label={homeTexts.film.title}
      // Safari does not focus videos without a tabindex.
      tabIndex={0}
      controls
      autoPlay
      muted
      playsInline
      onEnded={onEnd}
      onError={onFail}
      onKeyDown={putAwayOnEscape}
    >
      {/* Browsers try the sources in order, so an error of the last means that all failed. */}
      {sources.map(({ address, type }, index) => (
        <source
          key={address}
          src={address}
          type={type}
          onError={index === sources.length - 1 ? onFail : undefined}
        />
      ))}
      <track kind="captions" src={captions} srcLang={site.language} label={filmWords.captions} default />
    </video>
  )
}
