import { useNavigation } from 'react-router-dom'
import { labels } from '@/content/labels'
import styles from './PageProgress.module.css'

/** A thin line while the next page takes long to load. CSS shows it after 300 ms. */
export function PageProgress() {
  if (useNavigation().state === 'idle') return null
  return <div className={styles.line} role="progressbar" aria-label={labels.loadingPage} />
}
