import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { hero } from '@/content/home'
import styles from './Film.module.css'
import { FilmStage } from './FilmStage'
import type { FilmPlayerProps } from './filmPlayerProps'

export function FilmPlayer({ isOpen, ...events }: FilmPlayerProps) {
  return (
    <FilmStage isOpen={isOpen}>
      <FilmVideo {...events} />
    </FilmStage>
  )
}

/** The built-in film: silent, with captions, in the native player. */
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
      aria-label={hero.film.title}
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
      <source src="/film/intro.webm" type='video/webm; codecs="vp9"' />
      {/* Browsers try the sources in order, so an error here means that all failed. */}
      <source src="/film/intro.mp4" type='video/mp4; codecs="avc1.64001F"' onError={onFail} />
      <track kind="captions" src="/film/captions.vtt" srcLang="en" label={hero.film.captions} default />
    </video>
  )
}
