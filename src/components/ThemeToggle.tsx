import { frameWords } from 'virtual:words/frame'
import { localStore } from '@/lib/storage'
import { Icon } from './Icon'
import styles from './ThemeToggle.module.css'

const STORAGE_KEY = 'theme'

/** Same markup in both themes, because prerendered HTML does not know the theme: CSS shows the right icon. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={className ? `${styles.toggle} ${className}` : styles.toggle}
      aria-label={frameWords.switchTheme}
      onClick={switchTheme}
    >
      <Icon name="theme" className={styles.icon} />
    </button>
  )
}

function switchTheme() {
  const { dataset } = document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = (dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  dataset.theme = theme
  localStore.set(STORAGE_KEY, theme)
}
