import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './Course.module.css'
import { type CourseGeometry, courseDrawings, type Ribbon, ribbons } from './courseGeometry'

type Drawings = {
  /** All, if it is left out. */
  sizes?: readonly CourseGeometry['size'][] | undefined
}

type CourseProps = Drawings & {
  /** In pitches. */
  height: number
  className?: string | undefined
  children: (geometry: CourseGeometry) => ReactNode
}

/** A part of the ribbons. Only the drawing that fits the frame is shown. */
export function Course({ height, sizes, className, children }: CourseProps) {
  const drawn = courseDrawings.filter(({ size }) => !sizes || sizes.includes(size))
  return drawn.map((geometry) => (
    <svg
      key={geometry.size}
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      data-size={geometry.size}
      viewBox={`0 0 ${geometry.width} ${height * geometry.pitch}`}
      // The SVG's box is rounded to whole pixels; scaled to fit it, the bands would not meet the next part.
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {children(geometry)}
    </svg>
  ))
}

type RailsProps = Drawings & { x: (ribbon: Ribbon, geometry: CourseGeometry) => number }

/**
 * Ribbons that run straight down, as long as the text next to them. They overlap their neighbours by a hundredth only:
 * Safari shows what overflows above and below.
 */
export function Rails({ sizes, x }: RailsProps) {
  return (
    <Course sizes={sizes} height={10} className={`${styles.rails} overlay`}>
      {(geometry) =>
        ribbons.map((ribbon) => (
          <path
            key={ribbon.practice}
            data-practice={ribbon.practice}
            d={`M${x(ribbon, geometry)} ${-0.1 * geometry.pitch}V${10.1 * geometry.pitch}`}
          />
        ))
      }
    </Course>
  )
}

type PathOf<Path> = (ribbon: Ribbon, geometry: CourseGeometry) => Path
type StreamsProps = Drawings & { height: number; d: PathOf<string>; over?: PathOf<string | undefined> }

/** The three ribbons, each above those before it. */
export function Streams({ d, over, ...drawings }: StreamsProps) {
  return (
    <Course {...drawings}>
      {(geometry) =>
        ribbons.map((ribbon) => (
          <Stream
            key={ribbon.practice}
            practice={ribbon.practice}
            d={d(ribbon, geometry)}
            over={over?.(ribbon, geometry)}
          />
        ))
      }
    </Course>
  )
}

type StreamProps = {
  practice: Position
  d: string
  /** Where it crosses over another ribbon, a paper-coloured gap cuts the one below. */
  over?: string | undefined
}

export function Stream({ practice, d, over }: StreamProps) {
  return (
    <>
      {over && <path className="gap" d={over} />}
      <path data-practice={practice} d={d} />
    </>
  )
}
