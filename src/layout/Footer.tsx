import { site } from 'virtual:content/site'
import { useUserKey } from '@/auth/useAuth'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { FooterRibbons, RibbonsToFooter } from './FooterRibbons'
import { Newsletter } from './Newsletter'

export function Footer() {
  const userKey = useUserKey()
  return (
    <>
      <RibbonsToFooter />
      <footer className={`${styles.footer} unbroken`}>
        <div className="frame">
          <FooterRibbons />
          <div className={styles.inside}>
            {__HAS_NEWSLETTER__ && (
              <div className="screen-only">
                <Newsletter key={userKey} />
              </div>
            )}
            <FooterColumns />
            <div className={styles.end}>
              <BrandName />
              <p className={styles.legal}>
                <span>
                  © {site.copyrightYear} {site.name}
                </span>
                <span>{site.claim}</span>
              </p>
            </div>
          </div>
        </div>
      </footer>
    </>
  )
}

const { viewBox, x, y, width, textLength, isJoined } = site.wordmark

/**
 * `textLength` corrects the estimated width, so that the name also fits with a fallback font. It also tightens the letters:
 * with an additional `letter-spacing`, the name would end too early in Safari.
 */
function BrandName() {
  return (
    <svg
      className={`${styles.name} screen-only`}
      viewBox={viewBox}
      width={`${width / 100}em`}
      aria-hidden="true"
    >
      <text x={x} y={y} textLength={textLength} lengthAdjust={isJoined ? 'spacingAndGlyphs' : 'spacing'}>
        {site.name}
      </text>
    </svg>
  )
}
