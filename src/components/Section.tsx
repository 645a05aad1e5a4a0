import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'
import { SectionHead } from './SectionHead'
import { StreamJoin, type StreamJoinProps } from './StreamJoin'

export type SectionProps = {
  heading: string
  intro?: ReactNode
  /** 1 for the section that opens a page. */
  level?: 1 | 2
  /** The stream that bends into this section from the one before. */
  join?: StreamJoinProps
  /** Its heading stands in for one that is still on its way: it is no place for the focus. */
  pending?: boolean
  children?: ReactNode
}

/** A named part of a page, in the frame and with the rhythm of the ledger. */
export function Section({ heading, intro, level = 2, join, pending, children }: SectionProps) {
  const id = useId()
  return (
    <>
      {join && <StreamJoin {...join} />}
      <section
        className={`frame ${styles.section}`}
        data-level={level}
        data-joined={join ? true : undefined}
        data-pending={pending}
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
