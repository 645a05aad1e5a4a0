import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './RibbonDrawing.module.css'
import { path, type RibbonGeometry, type RibbonPlace, ribbonDrawings, ribbonPlaces } from './ribbonGeometry'

type Drawings = {
  /** All, if it is left out. */
  sizes?: readonly RibbonGeometry['size'][] | undefined
}

/** In units. */
type Height = number | ((geometry: RibbonGeometry) => number)

type RibbonDrawingProps = Drawings & {
  height: Height
  className?: string | undefined
  children: (geometry: RibbonGeometry) => ReactNode
}

/** A part of the ribbons. Only the drawing that fits the frame is shown. */
export function RibbonDrawing({ height, sizes, className, children }: RibbonDrawingProps) {
  const drawn = ribbonDrawings.filter(({ size }) => !sizes || sizes.includes(size))
  return drawn.map((geometry) => (
    <svg
      key={geometry.size}
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      data-size={geometry.size}
      viewBox={`0 0 ${geometry.width} ${(typeof height === 'number' ? height : height(geometry)) * geometry.unit}`}
      // The SVG's box is rounded to whole pixels; scaled to fit it, the bands would not meet the next part.
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children(geometry)}
    </svg>
  ))
}

type StraightRibbonsProps = Drawings & { x: (ribbon: RibbonPlace, geometry: RibbonGeometry) => number }

/**
 * Ribbons that run straight down, as long as the text next to them. They overlap their neighbours by a hundredth only:
 * Safari shows what overflows above and below.
 */
export function StraightRibbons({ sizes, x }: StraightRibbonsProps) {
  return (
    <RibbonDrawing sizes={sizes} height={10} className={`${styles.straight} overlay`}>
      {(geometry) =>
        ribbonPlaces.map((ribbon) => (
          <path
            key={ribbon.practice}
            data-practice={ribbon.practice}
            d={path`M${x(ribbon, geometry)} ${-0.1 * geometry.unit}V${10.1 * geometry.unit}`}
          />
        ))
      }
    </RibbonDrawing>
  )
}

type PathOf<Path> = (ribbon: RibbonPlace, geometry: RibbonGeometry) => Path
type RibbonsProps = Drawings & { height: Height; d: PathOf<string>; over?: PathOf<string | undefined> }

/** All ribbons, each above those before it. */
export function Ribbons({ d, over, ...drawings }: RibbonsProps) {
  return (
    <RibbonDrawing {...drawings}>
      {(geometry) =>
        ribbonPlaces.map((ribbon) => (
          <Ribbon
            key={ribbon.practice}
            practice={ribbon.practice}
            d={d(ribbon, geometry)}
            over={over?.(ribbon, geometry)}
          />
        ))
      }
    </RibbonDrawing>
  )
}

type RibbonProps = {
  practice: Position
  d: string
  /** Where it crosses over another ribbon, a paper-coloured gap cuts the one below. */
  over?: string | undefined
}

export function Ribbon({ practice, d, over }: RibbonProps) {
  return (
    <>
      {over && <path className="gap" d={over} />}
      <path data-practice={practice} d={d} />
    </>
  )
}
