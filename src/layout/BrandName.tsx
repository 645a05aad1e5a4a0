import { site } from '@/content/site'
import styles from './BrandName.module.css'

const TRACKING = -0.055 // em
const ASCENT = 77 // hundredths of an em: the dot of an i
const OVERSHOOT = 2
const DESCENT = 23
const BEARING = 1.5 // before the first letter's own ink

/**
 * The name across the full width, for any length: the view box is as wide as the estimated text.
 * `textLength` corrects the estimate, so that it also fits with the fallback font.
 */
export function BrandName() {
  const width = widthOf(site.name)
  const depth = /[gjpqyQ,;]/.test(site.name) ? DESCENT : OVERSHOOT
  return (
    <svg className={styles.name} viewBox={`0 0 ${width} ${ASCENT + depth}`} aria-hidden="true">
      <text x={-BEARING} y={ASCENT} textLength={width} lengthAdjust="spacing">
        {site.name}
      </text>
    </svg>
  )
}

/** Measured advance widths of the display font at its heaviest weight, in hundredths of an em. */
const advances: readonly [characters: RegExp, advance: number][] = [
  [/[Iijl.,'’ ]/, 27],
  [/[Jfrt1-]/, 41],
  [/[MWmw]/, 95],
  [/[A-Z&02689]/, 69],
]
const OTHER_ADVANCE = 60

export function widthOf(name: string): number {
  const letters = [...name]
  const advance = letters.map(
    (letter) => advances.find(([group]) => group.test(letter))?.[1] ?? OTHER_ADVANCE,
  )
  const tracking = Math.round(TRACKING * 100 * (letters.length - 1))
  return advance.reduce((sum, each) => sum + each, tracking)
}
