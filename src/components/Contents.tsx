import { articleWords } from 'virtual:words/article'
import { useId, useState } from 'react'
import type { Heading } from '@/data/prepareBody'
import styles from './Contents.module.css'
import { Icon } from './Icon'

/** A text with this many headings or fewer needs no table of contents. */
const HEADINGS_WITHOUT_CONTENTS = 3

/** Beside the text; above it on small screens, where it is collapsed. */
export function Contents({
  headings,
  className,
}: {
  headings: readonly Heading[]
  className?: string | undefined
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (headings.length <= HEADINGS_WITHOUT_CONTENTS) return null
  return (
    <div className={`${styles.side} ${className} screen-only`}>
      <nav className={styles.contents} aria-labelledby={id}>
        <h2 id={id} className={`${styles.heading} subheading`}>
          {articleWords.contents}
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {articleWords.contents} <Icon name="chevron" />
        </button>
        <ol id={`${id}-list`} data-open={isOpen || undefined}>
          {headings.map(({ id: target, text, level }) => (
            <li key={target} data-level={level}>
              {/* Closed, so that the page is as high as when the visitor returns to it. */}
              <a className="line plain wrap-anywhere" href={`#${target}`} onClick={() => setIsOpen(false)}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
