import { headline } from 'virtual:content/headline'
import { Fragment } from 'react'
import { widthOf } from '@/lib/text'
import styles from './HeroTitle.module.css'

const typeSize = typeSizeOf(headline)

/** Letters that keep between the top of a capital and the line, so that the ribbons may come closer. */
const FLAT = /^[\dA-IK-PR-Za-fhik-or-xz .:!?'’"“”&+%–—-]+$/

export function HeroTitle() {
  return (
    <h1 className={styles.title} data-type={typeSize}>
      {headline.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <span className={styles.line} data-flat={FLAT.test(line) || undefined}>
            <span className={styles.words}>{line}</span>
          </span>
        </Fragment>
      ))}
    </h1>
  )
}

/** Long words and long texts are set smaller, so that few words are divided and the button stays on the first screen. */
export function typeSizeOf(lines: readonly string[]): 'smallest' | 'small' | 'middle' | 'large' {
  const text = lines.join(' ')
  const longestWord = Math.max(...text.split(' ').map(widthOf))
  if (longestWord > 18) return 'smallest'
  if (longestWord > 12) return 'small'
  return longestWord > 8 || widthOf(text) > 40 ? 'middle' : 'large'
}
