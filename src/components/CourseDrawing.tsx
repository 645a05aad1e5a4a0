import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './CourseDrawing.module.css'

/** The home page has three drawings, each with its own unit: phone, tablet and wide. */
const DRAWING_WIDTHS = { small: 328, middle: 720, wide: 1200 } as const

export type DrawingSize = keyof typeof DRAWING_WIDTHS

type CourseDrawingProps = { size: DrawingSize; height: number; children: ReactNode }

/** A part of the ribbons. Only the drawing that fits the frame is shown. */
export function CourseDrawing({ size, height, children }: CourseDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      data-size={size}
      viewBox={`0 0 ${DRAWING_WIDTHS[size]} ${height}`}
      // The SVG's box is rounded to whole pixels; scaled to fit it, the bands would not meet the next part.
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export type Rail = { practice: Position; x: number }

/**
 * Ribbons that run straight down, as long as the text next to them. They overlap their neighbours by a hundredth only:
 * Safari shows what overflows above and below.
 */
export function Rails({ size, rails }: { size: DrawingSize; rails: readonly Rail[] }) {
  return (
    <svg
      className={`${styles.drawing} ${styles.rails} overlay`}
      data-size={size}
      viewBox={`0 0 ${DRAWING_WIDTHS[size]} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {rails.map(({ practice, x }) => (
        <path key={practice} data-practice={practice} d={`M${x} -1V101`} />
      ))}
    </svg>
  )
}

type StreamProps = {
  practice: Position
  d: string
  /** Where it crosses over another ribbon, a paper-coloured gap cuts the one below. */
  over?: string
}

export function Stream({ practice, d, over }: StreamProps) {
  return (
    <>
      {over && <path className="gap" d={over} />}
      <path data-practice={practice} d={d} />
    </>
  )
}
