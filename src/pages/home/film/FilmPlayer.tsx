import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { site } from 'virtual:content/site'
import { filmWords } from 'virtual:words/film'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import styles from './Film.module.css'
import { type FilmPlayerProps, FilmStage } from './FilmStage'

export function FilmPlayer({ isOpen, ...events }: FilmPlayerProps) {
  return (
    <FilmStage isOpen={isOpen}>
      <FilmVideo {...events} />
    </FilmStage>
  )
}

const { sources = [], captions } = film?.kind === 'file' ? film : {}

/** Silent, with captions, in the native player. */
function FilmVideo({ onEnd, onFail }: Omit<FilmPlayerProps, 'isOpen'>) {
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
      className={styles.player}
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
