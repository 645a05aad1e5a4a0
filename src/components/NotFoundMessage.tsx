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
    <section className={styles.lost} data-short-page>
      <div className="frame">
        <div className={styles.head}>
          <h1>{heading}</h1>
          {intro && <p className="muted">{intro}</p>}
          {children}
        </div>
        <LostStreams />
      </div>
    </section>
  )
}

/** Indigo turns up and stops, emerald turns back, vermilion loops and fades out. */
function LostStreams() {
  return (
    <>
      <svg className={`${styles.wide} streams`} strokeWidth="16" viewBox="0 0 1200 440" aria-hidden="true">
        <path data-practice="ca" d="M-4000 240H480A90 90 0 0 1 480 420H-4000" />
        <path data-practice="technical" d="M-4000 200H560A80 80 0 0 0 640 120V16" />
        <path
          data-practice="digital"
          d="M-4000 220H820A90 90 0 0 0 820 40A90 90 0 0 0 820 220H984M1020 220H1052M1088 220H1104M1140 220H1148"
        />
      </svg>
      <svg className={`${styles.small} streams`} strokeWidth="8" viewBox="0 0 328 310" aria-hidden="true">
        <path data-practice="ca" d="M-1000 150H64A70 70 0 0 1 64 290H-1000" />
        <path data-practice="technical" d="M-1000 130H76A36 36 0 0 0 112 94V8" />
        <path
          data-practice="digital"
          d="M-1000 140H194A52 52 0 0 0 194 36A52 52 0 0 0 194 140H252M270 140H286M302 140H310M320 140H324"
        />
      </svg>
    </>
  )
}
