import { controlsWords } from 'virtual:words/controls'
import { Button } from './Button'
import styles from './ShowMore.module.css'

export type ShowMoreProps = { shown: number; all: number; onPress: (() => void) | null }

export function ShowMore({ shown, all, onPress }: ShowMoreProps) {
  if (!onPress) return null
  return (
    <p className={styles.more}>
      <Button variant="line" icon="plus" onClick={onPress}>
        {controlsWords.loadMore}
      </Button>
      <span className="muted small">{controlsWords.left({ count: all - shown })}</span>
    </p>
  )
}
