import type { ReactNode } from 'react'
import { CourseDrawing, Rails, Stream } from '@/components/CourseDrawing'
import {
  bend,
  type CourseGeometry,
  courseDrawings,
  marginX,
  type Ribbon,
  ribbons,
  type Side,
} from '@/components/courseGeometry'
import styles from './Route.module.css'

type AlongProps = {
  /** The margin in which the bundle runs. */
  side: Side
  /** On phones, the bundle stays on the left until the closing call. */
  phoneSide?: Side
  children?: ReactNode
}

/** Sections next to the bundle. */
export function Along({ side, phoneSide = 'left', children }: AlongProps) {
  return (
    <div className="frame course">
      <div className={styles.room} data-side={side} data-phone-side={phoneSide}>
        <MarginRails sideOf={(_, { size }) => (size === 'small' ? phoneSide : side)} />
        {children}
      </div>
    </div>
  )
}

type MarginRailsProps = { sideOf: (ribbon: Ribbon, geometry: CourseGeometry) => Side }

export function MarginRails({ sideOf }: MarginRailsProps) {
  return courseDrawings.map((geometry) => (
    <Rails
      key={geometry.size}
      size={geometry.size}
      rails={ribbons.map((ribbon) => ({
        practice: ribbon.practice,
        x: marginX(sideOf(ribbon, geometry), ribbon.index, geometry),
      }))}
    />
  ))
}

type CrossingProps = { to: Side; on?: readonly CourseGeometry['size'][] }

/** The bundle changes its margin. The ribbon on the inner side of a bend is on the outer side of the next. */
export function Crossing({ to, on = ['middle', 'wide'] }: CrossingProps) {
  const from = to === 'left' ? 'right' : 'left'
  return (
    <div className={`frame course ${styles.crossing}`}>
      {courseDrawings
        .filter(({ size }) => on.includes(size))
        .map((geometry) => (
          <CourseDrawing key={geometry.size} size={geometry.size} height={8 * geometry.pitch}>
            {ribbons.map(({ practice, index }) => {
              const tight = (2 + index) * geometry.pitch
              const loose = (4 - index) * geometry.pitch
              return (
                <Stream
                  key={practice}
                  practice={practice}
                  d={bend({
                    from: marginX(from, index, geometry),
                    to: marginX(to, index, geometry),
                    start: geometry.pitch,
                    radii: to === 'left' ? [tight, loose] : [loose, tight],
                    height: 8 * geometry.pitch,
                  })}
                />
              )
            })}
          </CourseDrawing>
        ))}
    </div>
  )
}

/** One ribbon leaves the bundle on the right and crosses to the left. Those before it have done so already. */
export function Shelf({ leaving }: { leaving: number }) {
  return courseDrawings.map((geometry) => {
    const { size, pitch } = geometry
    const height = 6 * pitch
    return (
      <CourseDrawing key={size} size={size} height={height}>
        {ribbons.map(({ practice, index }) => {
          const from = marginX(index < leaving ? 'left' : 'right', index, geometry)
          const to = marginX('left', index, geometry)
          return (
            <Stream
              key={practice}
              practice={practice}
              d={
                index === leaving
                  ? bend({ from, to, start: pitch, radii: [2 * pitch, 2 * pitch], height })
                  : `M${from} -9V${height + 9}`
              }
            />
          )
        })}
      </CourseDrawing>
    )
  })
}
