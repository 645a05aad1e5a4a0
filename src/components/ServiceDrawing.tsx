import { positionOf } from '@/data/practices'
import type { ByPosition } from '@/lib/positions'
import styles from './ServiceDrawing.module.css'

export type ServiceDrawingProps = {
  /** What is inside the `<svg>`. The content's reader has built it from an allow list. Null: that of the practice. */
  drawing: string | null
  practice: string
  className?: string | undefined
}

/** Decorative. Its shape takes the practice's colour. */
export function ServiceDrawing({ drawing, practice, className }: ServiceDrawingProps) {
  return (
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox="0 0 180 96"
      width="180"
      height="96"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/lib/svg.ts allows only known shapes. */}
      <g dangerouslySetInnerHTML={{ __html: drawing ?? defaultDrawings[positionOf(practice) ?? 1] }} />
    </svg>
  )
}

/** In a view box of 180 × 96, as content/services/*.svg. */
const draw = (field: string, lines: string) =>
  `<path fill="var(--stream)" d="${field}"/><path fill="none" stroke="currentColor" stroke-width="2.5" vector-effect="non-scaling-stroke" d="${lines}"/>`

/** What is inside the `<svg>` of a service without a drawing. */
const defaultDrawings: ByPosition<string> = {
  1: draw(
    'M2 8H146V26H2z',
    'M2 8H146V90H2zM2 26H146M12 17H14M20 17H22M28 17H30M56 44L40 58L56 72M92 44L108 58L92 72M80 40L68 76',
  ),
  2: draw(
    'M102 20A20 20 0 1 1 102 60A20 20 0 1 1 102 20z',
    'M2 8H146V90H2zM14 20H66V58H14zM102 20A20 20 0 1 1 102 60A20 20 0 1 1 102 20zM14 72H66M82 76H122',
  ),
  3: draw(
    'M2 8H26V90H2z',
    'M2 8H126V90H2zM26 8V90M40 24H74M94 24H112M40 40H74M94 40H112M40 56H74M94 56H112M86 70H112M86 76H112',
  ),
}
