import { site } from 'virtual:content/site'
import { PageLink } from '@/components/PageLink'
import { legalSampleNote, legalUpdated } from '@/content/privacy'
import type { LeadingSentence, TextSection } from '@/content/textSection'
import { formatDate } from '@/lib/dates'
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
            <TextBlock key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
      <p className="muted small">
        {legalUpdated} <time dateTime={updated}>{formatDate(Date.parse(updated))}</time>
      </p>
    </div>
  )
}

type Block = TextSection['blocks'][number]

const isLeading = (block: Block): block is LeadingSentence => typeof block === 'object' && 'to' in block

const keyOf = (block: Block) => (isLeading(block) ? block.to : String(block))

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if (isLeading(block)) {
    return (
      <p>
        {block.before} <Lead {...block} />
        {block.after}
      </p>
    )
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Files have no route, so they need a plain link. */
function Lead({ to, label }: LeadingSentence) {
  return /\.\w+$/.test(to) ? <a href={to}>{label}</a> : <PageLink to={to}>{label}</PageLink>
}
