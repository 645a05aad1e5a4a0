import type { ReactNode } from 'react'
import { Ribbons, StraightRibbons } from '@/components/RibbonDrawing'
import { bend, marginX, path, type RibbonGeometry, radiusOf, type Side } from '@/components/ribbonGeometry'
import styles from './HomeRibbons.module.css'

type BesideRibbonsProps = {
  /** The margin in which the ribbons run. */
  side: Side
  /** On phones, the ribbons stay on the left until the closing call. */
  phoneSide?: Side
  children?: ReactNode
}

/** Sections beside the ribbons. */
export function BesideRibbons({ side, phoneSide = 'left', children }: BesideRibbonsProps) {
  return (
    <div className="frame ribbon-frame">
      <div className={styles.room} data-side={side} data-phone-side={phoneSide}>
        <StraightRibbons
          x={({ index }, geometry) => marginX(geometry.size === 'small' ? phoneSide : side, index, geometry)}
        />
        {children}
      </div>
    </div>
  )
}

type CrossingRibbonsProps = { to: Side; sizes?: readonly RibbonGeometry['size'][] }

/** The ribbons change their margin. The ribbon on the inner side of a bend is on the outer side of the next. */
export function CrossingRibbons({ to, sizes = ['middle', 'wide'] }: CrossingRibbonsProps) {
  const from = to === 'left' ? 'right' : 'left'
  return (
    <div className={`frame ribbon-frame ${styles.crossing}`} data-on-phones={sizes.includes('small')}>
      <Ribbons
        sizes={sizes}
        height={8}
        d={({ index }, geometry) => {
          const { unit } = geometry
          const [inner, outer] = [radiusOf(3, index, geometry), 6 * unit - radiusOf(3, index, geometry)]
          return bend({
            from: marginX(from, index, geometry),
            to: marginX(to, index, geometry),
            start: unit,
            radii: to === 'left' ? [inner, outer] : [outer, inner],
            height: 8 * unit,
          })
        }}
      />
    </div>
  )
}

/** One ribbon leaves the others on the right and crosses to the left. Those before it have done so already. */
export function LeavingRibbon({ leaving }: { leaving: number }) {
  return (
    <Ribbons
      height={6}
      d={({ index }, geometry) => {
        const { unit } = geometry
        const from = marginX(index < leaving ? 'left' : 'right', index, geometry)
        const to = marginX('left', index, geometry)
        const height = 6 * unit
        return index === leaving
          ? bend({ from, to, start: unit, radii: [2 * unit, 2 * unit], height })
          : path`M${from} -9V${height + 9}`
      }}
    />
  )
}
