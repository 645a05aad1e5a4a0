import { useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { hero } from '@/content/home'
import { env } from '@/env'
import styles from './FilmEmbed.module.css'
import type { FilmPlayerProps } from './filmPlayerProps'

export type FilmEmbedProps = Pick<FilmPlayerProps, 'onEnd'> & { address?: string | null }

/** A film on YouTube or Vimeo. The frame receives all keys, so Escape cannot close it: show a button. */
export function FilmEmbed({ onEnd, address = env.filmUrl }: FilmEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useLayoutEffect(() => {
    frame.current?.focus({ preventScroll: true })
  }, [])

  if (!address) return null
  return (
    <div className={styles.embed}>
      <iframe
        ref={frame}
        src={address}
        title={hero.film.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
      <button type="button" aria-label={hero.film.close} onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  )
}
