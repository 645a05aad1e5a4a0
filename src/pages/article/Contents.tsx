import { useId } from 'react'
import { articleCopy } from '@/content/insights'
import type { Heading } from './builtBody'
import styles from './Contents.module.css'

export function Contents({ headings }: { headings: Heading[] }) {
  const id = useId()
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {articleCopy.contents}
      </h2>
      <ol>
        {headings.map(({ id: target, text, level }) => (
          <li key={target} data-level={level}>
            <a href={`#${target}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
