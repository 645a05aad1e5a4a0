import { frameWords } from 'virtual:words/frame'
import { localStore } from '@/lib/storage'
import { IconButton } from './IconButton'
import styles from './ThemeToggle.module.css'

const STORAGE_KEY = 'theme'

/** Same markup in both themes, because prerendered HTML does not know the theme: CSS shows the right icon. */
export function ThemeToggle() {
  return (
    <IconButton
      icon="theme"
      label={frameWords.switchTheme}
      className={`${styles.toggle} script-only`}
      onClick={switchTheme}
    />
  )
}

function switchTheme() {
  const { dataset } = document.documentElement
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = (dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  dataset.theme = theme
  localStore.set(STORAGE_KEY, theme)
}
