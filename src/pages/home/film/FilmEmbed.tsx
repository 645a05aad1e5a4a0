import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { filmWords } from 'virtual:words/film'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '@/components/IconButton'
import styles from './FilmEmbed.module.css'
import { type FilmPlayerProps, FilmStage } from './FilmStage'

const embedded = film && film.kind !== 'file' ? film.address : null

export type FilmEmbedProps = Pick<FilmPlayerProps, 'isOpen' | 'onEnd'> & { address?: string | null }

export function FilmEmbed({ isOpen, onEnd, address = embedded }: FilmEmbedProps) {
  return <FilmStage isOpen={isOpen}>{address && <FilmFrame address={address} onEnd={onEnd} />}</FilmStage>
}

/** A film on YouTube or Vimeo. The frame receives all keys, so Escape cannot close it: show a button. */
function FilmFrame({ onEnd, address }: { onEnd: () => void; address: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useLayoutEffect(() => {
    frame.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.embed}>
      <iframe
        ref={frame}
        src={address}
        title={homeTexts.film.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
      <IconButton icon="close" label={filmWords.close} className={styles.close} onClick={onEnd} />
    </div>
  )
}
