import { filmLabels } from '@/content/labels'
import styles from './FilmTranscript.module.css'

/** The film is silent, so its captions describe everything that it shows. */
export function FilmTranscript({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className={styles.transcript}>
      <summary>{filmLabels.transcript}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  )
}
