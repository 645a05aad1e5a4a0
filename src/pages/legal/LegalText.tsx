import { legalSampleNote } from '@/content/privacy'
import { site } from '@/content/site'
import type { TextSection } from '@/content/textSection'
import styles from './LegalText.module.css'

type LegalTextProps = { sections: readonly TextSection[]; updated: string }

export function LegalText({ sections, updated }: LegalTextProps) {
  return (
    <div className={styles.text}>
      {site.legal.sample && <p className={styles.note}>{legalSampleNote}</p>}
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {blocks.map((block) => (
            <TextBlock key={String(block)} block={block} />
          ))}
        </section>
      ))}
      <p className="muted small">
        <time dateTime={updated}>{updated}</time>
      </p>
    </div>
  )
}

function TextBlock({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
