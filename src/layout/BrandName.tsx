import { site } from 'virtual:content/site'
import styles from './BrandName.module.css'

const { viewBox, x, y, width, isJoined } = site.wordmark

/** `textLength` corrects the estimated width, so that the name also fits with a fallback font. */
export function BrandName() {
  return (
    <svg className={styles.name} viewBox={viewBox} aria-hidden="true">
      <text x={x} y={y} textLength={width} lengthAdjust={isJoined ? 'spacingAndGlyphs' : 'spacing'}>
        {site.name}
      </text>
    </svg>
  )
}
