import type { ReactNode } from 'react'
import styles from './NotFoundMessage.module.css'

type NotFoundMessageProps = {
  heading: string
  intro?: string
  /** The way out. */
  children: ReactNode
}

/** What an address without content shows. */
export function NotFoundMessage({ heading, intro, children }: NotFoundMessageProps) {
  return (
    <section className="clip" data-short-page>
      <div className="frame">
        <LostRibbons />
        <div className={styles.head}>
          <h1>{heading}</h1>
          <div>{children}</div>
          {intro && <p className="muted">{intro}</p>}
        </div>
      </div>
    </section>
  )
}

/** The three ribbons spell 404. Where one crosses over another, a paper-coloured gap cuts the one below. */
function LostRibbons() {
  return (
    <svg className={`${styles.number} ribbons`} strokeWidth="20" viewBox="0 0 326 165" aria-hidden="true">
      <path data-practice="1" d="M10 -2V90A20 20 0 0 0 30 110H127" />
      <path className="gap" strokeWidth="26" d="M81 95V125" />
      <path data-practice="1" d="M81 55V165" />
      <path data-practice="2" d="M140 87V54A38 38 0 0 1 216 54V117A38 38 0 0 1 140 117Z" />
      <path data-practice="3" d="M246 -2V90A20 20 0 0 0 266 110H4000" />
      <path className="gap" strokeWidth="26" d="M316 95V125" />
      <path data-practice="3" d="M316 55V165" />
    </svg>
  )
}
