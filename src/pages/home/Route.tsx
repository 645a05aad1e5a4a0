import type { ReactNode } from 'react'
import { Rails, Streams } from '@/components/Course'
import { bend, type CourseGeometry, marginX, type Side } from '@/components/courseGeometry'
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
        <Rails
          x={({ index }, geometry) => marginX(geometry.size === 'small' ? phoneSide : side, index, geometry)}
        />
        {children}
      </div>
    </div>
  )
}

type CrossingProps = { to: Side; sizes?: readonly CourseGeometry['size'][] }

/** The bundle changes its margin. The ribbon on the inner side of a bend is on the outer side of the next. */
export function Crossing({ to, sizes = ['middle', 'wide'] }: CrossingProps) {
  const from = to === 'left' ? 'right' : 'left'
  return (
    <div className={`frame course ${styles.crossing}`}>
      <Streams
        sizes={sizes}
        height={8}
        d={({ index }, geometry) => {
          const { pitch } = geometry
          const [tight, loose] = [(2 + index) * pitch, (4 - index) * pitch]
          return bend({
            from: marginX(from, index, geometry),
            to: marginX(to, index, geometry),
            start: pitch,
            radii: to === 'left' ? [tight, loose] : [loose, tight],
            height: 8 * pitch,
          })
        }}
      />
    </div>
  )
}

/** One ribbon leaves the bundle on the right and crosses to the left. Those before it have done so already. */
export function Shelf({ leaving }: { leaving: number }) {
  return (
    <Streams
      height={6}
      d={({ index }, geometry) => {
        const { pitch } = geometry
        const from = marginX(index < leaving ? 'left' : 'right', index, geometry)
        const to = marginX('left', index, geometry)
        const height = 6 * pitch
        return index === leaving
          ? bend({ from, to, start: pitch, radii: [2 * pitch, 2 * pitch], height })
          : `M${from} -9V${height + 9}`
      }}
    />
  )
}
