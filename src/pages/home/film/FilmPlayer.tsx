import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { hero } from '@/content/home'
import styles from './Film.module.css'
import type { FilmPlayerProps } from './filmSource'

/** The site's own film: silent, with captions, in the browser's own player. */
export function FilmPlayer({ onEnd, onFail }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)

  useLayoutEffect(() => {
    video.current?.focus({ preventScroll: true })
  }, [])

  function putAwayOnEscape({ key }: KeyboardEvent) {
    // In full screen the key belongs to the browser.
    if (key === 'Escape' && !document.fullscreenElement) onEnd()
  }

  return (
    <video
      ref={video}
      className={styles.player}
      aria-label={hero.film.title}
      // Safari gives focus to nothing without it.
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
      {/* The last that a browser tries: when this one fails, all have. */}
      <source src="/film/intro.mp4" type='video/mp4; codecs="avc1.64001F"' onError={onFail} />
      <track kind="captions" src="/film/captions.vtt" srcLang="en" label={hero.film.captions} default />
    </video>
  )
}
