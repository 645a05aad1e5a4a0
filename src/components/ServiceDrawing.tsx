import type { Drawing } from '@/content/serviceDrawings/types'
import styles from './ServiceDrawing.module.css'

export type ServiceDrawingProps = {
  drawing: Drawing | undefined
  className?: string | undefined
}

/** Decorative. Its shape takes the practice's colour. */
export function ServiceDrawing({ drawing, className }: ServiceDrawingProps) {
  if (!drawing) return null
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
      <g>
        <path className={styles.field} d={drawing.field} />
        <path className={styles.lines} d={drawing.lines} />
      </g>
    </svg>
  )
}
