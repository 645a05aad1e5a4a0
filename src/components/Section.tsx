import { type ReactNode, useId } from 'react'
import { Reveal } from './Reveal'
import styles from './Section.module.css'

/** How much begins: a section, a part of it with a ribbon under its words, or a group. */
type HeadKind = 'stand' | 'stub' | 'group'

export type SectionProps = {
  heading: string
  intro?: ReactNode
  /** 1 for the section that opens a page. */
  level?: 1 | 2
  kind?: HeadKind
  /** The heading is a placeholder while the content loads, so it must not get the focus. */
  pending?: boolean
  /** The whole page: the footer follows at once. */
  alone?: boolean
  children?: ReactNode
}

/** A labelled section with the standard frame and spacing. */
export function Section({ heading, intro, level = 2, kind, pending, alone, children }: SectionProps) {
  const id = useId()
  return (
    <section
      className={`frame ${styles.section}`}
      data-level={level}
      data-pending={pending}
      data-short-page={alone || undefined}
      aria-labelledby={id}
    >
      <SectionHead id={id} level={level} kind={kind} title={heading}>
        {intro && <p>{intro}</p>}
      </SectionHead>
      {children}
    </section>
  )
}

type SectionHeadProps = {
  title: ReactNode
  level: 1 | 2 | 3
  kind?: HeadKind | undefined
  /** For `<section aria-labelledby={id}>`. */
  id?: string | undefined
  /** One or two sentences at the right. */
  children?: ReactNode
}

export function SectionHead({ title, level, kind = 'stand', id, children }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`${styles.head} column unbroken`} data-heading="" data-kind={kind}>
      <Reveal from="left" className={styles.title}>
        <Heading id={id}>{title}</Heading>
      </Reveal>
      {children && (
        <Reveal from="right" className={`${styles.aside} muted`}>
          {children}
        </Reveal>
      )}
    </div>
  )
}
