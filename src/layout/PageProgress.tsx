import { labels } from '@/content/labels'
import { useSlowPage } from '@/hooks/slowPage'
import styles from './PageProgress.module.css'

/** A thin line while the next page takes long to load. */
export function PageProgress() {
  return useSlowPage() && <div className={styles.line} role="progressbar" aria-label={labels.loadingPage} />
}
