import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { filmWords } from 'virtual:words/film'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { Mark } from '@/components/Logo'
import { useResume } from '@/hooks/useResume'
import { loadChunk } from '@/lib/loadChunk'
import styles from './Film.module.css'
import type { FilmPlayerProps } from './FilmPlayer'
import { PlayButton } from './PlayButton'

/**
 * Fills its container. Shows a poster, drawn if the owner has none, until the visitor presses play; the film and its
 * player are not loaded before.
 */
export function Film({ source }: { source: FilmSource }) {
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps>>()
  const [state, setState] = useState<'ready' | 'loading' | 'playing' | 'failed'>('ready')
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const takesFocusBack = useRef(false)
  const isPlaying = state === 'playing'
  useResume('film', state === 'loading', () => void play())

  async function play() {
    if (state === 'loading') return
    setState('loading')
    try {
      const Loaded = await loadChunk(source.importPlayer)
      setPlayer(() => Loaded)
      setState('playing')
    } catch (error) {
      console.error('The film player could not be loaded', error)
      setState('failed')
    }
  }

  function putAway(next: 'ready' | 'failed') {
    // Do not move the focus if the visitor has moved on.
    takesFocusBack.current = box.current?.contains(document.activeElement) ?? false
    setState(next)
  }

  useLayoutEffect(() => {
    if (isPlaying || !takesFocusBack.current) return
    takesFocusBack.current = false
    button.current?.focus({ preventScroll: true })
  }, [isPlaying])

  return (
    <div ref={box} className={styles.film}>
      <div className={styles.picture}>
        {/* Stays below the player until the first frame is ready. */}
        {source.poster ? (
          <img
            className={`${styles.poster} overlay fill`}
            src={source.poster}
            width="1280"
            height="720"
            alt=""
          />
        ) : (
          <p className={`${styles.drawn} balanced`}>
            <Mark className={styles.mark} />
            {homeTexts.film.title}
          </p>
        )}
        {!isPlaying && (
          <PlayButton
            ref={button}
            note={source.note}
            isBusy={state === 'loading'}
            onPress={() => void play()}
          />
        )}
        {Player && isPlaying && (
          <div className={`${styles.stage} overlay`}>
            <Player onEnd={() => putAway('ready')} onFail={() => putAway('failed')} />
          </div>
        )}
        <p className={styles.failure} role="status">
          {state === 'failed' && filmWords.failure}
        </p>
      </div>
      {film?.kind === 'file' && !isPlaying && <Transcript sentences={film.transcript} />}
    </div>
  )
}

/** The film is silent, so its captions describe all that it shows. At YouTube or Vimeo it has its own text. */
function Transcript({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className={styles.transcript}>
      <summary className="target action screen-only">{filmWords.transcript}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence} </p>
      ))}
    </details>
  )
}

type FilmSource = {
  poster: string | null
  /** Shown on the play button. */
  note: string
  /** Downloaded when the visitor presses play. */
  importPlayer: () => Promise<ComponentType<FilmPlayerProps>>
}

/** The owner's film: a file of this site, or one at YouTube or Vimeo. Null if there is none. */
export const filmSource: FilmSource | null = __HAS_FILM__
  ? film && {
      poster: film.poster,
      ...(film.kind === 'file'
        ? {
            note: homeTexts.film.note,
            importPlayer: async () => (await import('./FilmPlayer')).FilmPlayer,
          }
        : {
            note: [homeTexts.film.note, filmWords.from({ host: film.kind })].filter(Boolean).join(' · '),
            importPlayer: async () => (await import('./FilmEmbed')).FilmEmbed,
          }),
    }
  : null
