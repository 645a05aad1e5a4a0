import { practices } from 'virtual:content/practices'
import { path } from '@/components/ribbonGeometry'
import { ribbonSizes } from '@/lib/ribbonSizes'
import styles from './Drawer.module.css'

const sizes = ribbonSizes(practices.length)
const PITCH = 8 * sizes.pitch
const BAND = 7.5 * sizes.band
/** The width of all ribbons together. */
const WIDTH = (practices.length - 1) * PITCH + BAND
const MIDDLE = WIDTH / 2

const ribbons = practices.map(({ position }, index) => ({ practice: position, x: BAND / 2 + index * PITCH }))

/** The ribbons enter from the page and turn down along the links. */
export function DrawerBegin() {
  return (
    <svg className="ribbons" viewBox="0 0 64 40" width="64" height="40" strokeWidth={BAND} aria-hidden="true">
      {ribbons.map(({ practice, x }) => (
        <path
          key={practice}
          data-practice={practice}
          d={path`M2000 ${x}H31A${31 - x} ${31 - x} 0 0 0 ${x} 31V41`}
        />
      ))}
    </svg>
  )
}

/** Beside the links. */
export function DrawerLines() {
  return (
    <svg
      className={`${styles.lines} ribbons`}
      viewBox={`0 0 ${WIDTH} 10`}
      width={WIDTH}
      strokeWidth={BAND}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ribbons.map(({ practice, x }) => (
        <path key={practice} data-practice={practice} d={path`M${x} 0V10`} />
      ))}
    </svg>
  )
}

/** The ribbons become one, as in the logo, and continue into the section below. */
export function DrawerConfluence() {
  return (
    <svg
      className="ribbons"
      viewBox={`0 0 ${WIDTH} 48`}
      width={WIDTH}
      height="48"
      strokeWidth={BAND}
      aria-hidden="true"
    >
      {outermostFirst.map(({ practice, x }) => {
        const radius = Math.abs(MIDDLE - x)
        const bend = path`A${radius} ${radius} 0 0 ${x < MIDDLE ? 0 : 1} ${MIDDLE} 20`
        return (
          <path
            key={practice}
            data-practice={practice}
            d={path`M${x} -1V${radius > 0 ? 20 - radius : 19}` + (radius > 0 ? bend : '')}
          />
        )
      })}
      {/* A single ribbon keeps its colour. */}
      <path
        data-practice={practices.length === 1 ? 1 : undefined}
        strokeWidth="6"
        d={path`M${MIDDLE} 17V4000`}
      />
    </svg>
  )
}

const outermostFirst = ribbons.toSorted((a, b) => Math.abs(b.x - MIDDLE) - Math.abs(a.x - MIDDLE))
