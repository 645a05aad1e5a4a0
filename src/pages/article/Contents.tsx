import { useId, useState } from 'react'
import { Icon } from '@/components/Icon'
import { articleCopy } from '@/content/articlePage'
import type { Heading } from '@/data/prepareBody'
import styles from './Contents.module.css'

/** Beside the text; above it on small screens, where it is collapsed. */
export function Contents({ headings }: { headings: Heading[] }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {articleCopy.contents}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {articleCopy.contents} <Icon name="chevron" />
      </button>
      <ol id={`${id}-list`} data-open={isOpen || undefined}>
        {headings.map(({ id: target, text, level }) => (
          <li key={target} data-level={level}>
            <a href={`#${target}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
