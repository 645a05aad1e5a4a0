import type { Practice } from '@/content/practices'
import { defaultDrawings } from './defaultDrawings'
import styles from './ServiceDrawing.module.css'

export type ServiceDrawingProps = {
  /** What is inside the `<svg>`. The content's reader has built it from an allow list. Null: that of the practice. */
  drawing: string | null
  practice: Practice
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
      <g dangerouslySetInnerHTML={{ __html: drawing ?? defaultDrawings[practice] }} />
    </svg>
  )
}
