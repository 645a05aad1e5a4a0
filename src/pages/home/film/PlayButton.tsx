import { filmWords } from 'virtual:words/film'
import type { Ref } from 'react'
import { Icon } from '@/components/Icon'
import { middlePosition } from '@/data/practices'
import styles from './PlayButton.module.css'

type PlayButtonProps = {
  ref?: Ref<HTMLButtonElement>
  note: string
  isBusy: boolean
  onPress: () => void
}

/** Covers the poster, so that a click anywhere on it plays the film. */
export function PlayButton({ ref, note, isBusy, onPress }: PlayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.button} overlay`}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={onPress}
    >
      <span className={styles.play}>
        <span className={`${styles.field} centred`} data-practice={middlePosition}>
          <Icon name="play" />
        </span>
        <span className={`${styles.label} label`}>
          {filmWords.play} <small>{note}</small>
        </span>
      </span>
    </button>
  )
}
