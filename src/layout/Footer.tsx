import { site } from 'virtual:content/site'
import { useUserKey } from '@/auth/useAuth'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { Newsletter } from './Newsletter'

export function Footer() {
  return (
    <footer className={`${styles.footer} unbroken`}>
      <div className="frame">
        <FooterStreams />
        <div className={styles.inside}>
          <div className="screen-only">
            <Newsletter key={useUserKey()} />
          </div>
          <FooterColumns />
          <BrandName />
          <p className={styles.legal}>
            <span>
              © {site.copyrightYear} {site.name}
            </span>
            <span>{site.claim}</span>
          </p>
        </div>
      </div>
    </footer>
  )
}

/** The three ribbons become one white band above the name. */
function FooterStreams() {
  return (
    <svg
      className={`${styles.streams} streams screen-only`}
      viewBox="0 0 1200 170"
      strokeWidth="16"
      aria-hidden="true"
    >
      <path data-practice="ca" d="M-2000 130H560A40 40 0 0 0 588.3 118.3L614.9 91.7A40 40 0 0 1 643.2 80" />
      <path
        data-practice="technical"
        d="M-2000 30H560A40 40 0 0 1 588.3 41.7L614.9 68.3A40 40 0 0 0 643.2 80"
      />
      <path data-practice="digital" d="M-2000 80H645" />
      <path d="M640 80H3200" />
    </svg>
  )
}

const { viewBox, x, y, width, isJoined } = site.wordmark

/** `textLength` corrects the estimated width, so that the name also fits with a fallback font. */
function BrandName() {
  return (
    <svg className={`${styles.name} screen-only`} viewBox={viewBox} aria-hidden="true">
      <text x={x} y={y} textLength={width} lengthAdjust={isJoined ? 'spacingAndGlyphs' : 'spacing'}>
        {site.name}
      </text>
    </svg>
  )
}
