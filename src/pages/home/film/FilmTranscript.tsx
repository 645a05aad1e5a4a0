import { filmScenes } from '@/content/film'
import { hero } from '@/content/home'
import styles from './FilmTranscript.module.css'

/** The film is silent, so its captions describe everything that it shows. */
export function FilmTranscript() {
  return (
    <details className={styles.transcript}>
      <summary>{hero.film.transcript}</summary>
      {Object.entries(filmScenes).map(([scene, sentences]) => (
        <p key={scene}>{sentences.join(' ')}</p>
      ))}
    </details>
  )
}
