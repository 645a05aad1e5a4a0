import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'
import { SectionHead } from './SectionHead'
import { StreamJoin, type StreamJoinProps } from './StreamJoin'

export type SectionProps = {
  heading: string
  intro?: ReactNode
  /** 1 for the section that opens a page. */
  level?: 1 | 2
  /** The ribbon that leads from the previous section into this one. */
  join?: StreamJoinProps
  /** The heading is a placeholder while the content loads, so it must not get the focus. */
  pending?: boolean
  /** The whole page: the footer follows at once. */
  alone?: boolean
  children?: ReactNode
}

/** A labelled section with the standard frame and spacing. */
export function Section({ heading, intro, level = 2, join, pending, alone, children }: SectionProps) {
  const id = useId()
  return (
    <>
      {join && <StreamJoin {...join} />}
      <section
        className={`frame ${styles.section}`}
        data-level={level}
        data-joined={join ? true : undefined}
        data-pending={pending}
        data-short-page={alone}
        aria-labelledby={id}
      >
        <SectionHead id={id} level={level} title={heading}>
          {intro && <p>{intro}</p>}
        </SectionHead>
        {children}
      </section>
    </>
  )
}
