import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { filmWords } from 'virtual:words/film'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '@/components/IconButton'
import styles from './FilmEmbed.module.css'
import type { FilmPlayerProps } from './FilmPlayer'

const embedded = film && film.kind !== 'file' ? film.address : undefined

type FilmEmbedProps = Pick<FilmPlayerProps, 'onEnd'> & { address?: string | undefined }

/** A film on YouTube or Vimeo. The frame receives all keys, so Escape cannot close it: show a button. */
export function FilmEmbed({ onEnd, address = embedded }: FilmEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useLayoutEffect(() => {
    frame.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="overlay">
      <iframe
        ref={frame}
        className="fill"
        src={address}
        title={homeTexts.film.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
      <IconButton icon="close" label={filmWords.close} className={`${styles.close} corner`} onClick={onEnd} />
    </div>
  )
}
