import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { hero } from '@/content/home'
import { loadChunk } from '@/lib/loadChunk'
import styles from './Film.module.css'
import { type FilmPlayerProps, filmSource } from './filmSource'
import { PlayButton } from './PlayButton'

export type FilmProps = { source?: typeof filmSource }

/**
 * Fills the box it is put into. A poster until somebody presses play: until then nothing of the film or its
 * player is asked for.
 */
export function Film({ source = filmSource }: FilmProps) {
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps>>()
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const takesFocusBack = useRef(false)

  async function play() {
    if (state === 'loading') return
    setState('loading')
    try {
      const Loaded = await loadChunk(source.load)
      setPlayer(() => Loaded)
      setState('ready')
    } catch (error) {
      console.error('The film player could not be loaded', error)
      setState('failed')
    }
  }

  function putAway(next: 'ready' | 'failed') {
    // Whoever has gone on to another part of the page meanwhile is left there.
    takesFocusBack.current = box.current?.contains(document.activeElement) ?? false
    setPlayer(undefined)
    setState(next)
  }

  useLayoutEffect(() => {
    if (Player || !takesFocusBack.current) return
    takesFocusBack.current = false
    button.current?.focus({ preventScroll: true })
  }, [Player])

  return (
    <div ref={box} className={styles.film}>
      {/* Stays under the player until its first picture is there. */}
      <picture>
        <source type="image/avif" srcSet="/film/poster.avif" />
        <img className={styles.poster} src="/film/poster.jpg" width="1320" height="742" alt="" />
      </picture>
      {Player ? (
        <Player onEnd={() => putAway('ready')} onFail={() => putAway('failed')} />
      ) : (
        <PlayButton
          ref={button}
          note={source.note}
          isBusy={state === 'loading'}
          onPress={() => void play()}
        />
      )}
      <p className={styles.failure} role="status">
        {state === 'failed' && hero.film.failure}
      </p>
    </div>
  )
}
