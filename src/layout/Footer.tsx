import { site } from 'virtual:content/site'
import { useUserKey } from '@/auth/useAuth'
import { Ribbon, RibbonDrawing } from '@/components/RibbonDrawing'
import { marginX, type RibbonGeometry, ribbonPlaces } from '@/components/ribbonGeometry'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { Newsletter } from './Newsletter'

export function Footer() {
  const userKey = useUserKey()
  return (
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

/** The three ribbons become one white band above the name. They come from the left, or from the page above. */
function FooterRibbons() {
  return (
    <div className="ribbon-frame screen-only">
      <RibbonDrawing height={8.5}>
        {(geometry) => (
          <>
            {middleLast.map(({ practice, index }) => (
              <g key={practice}>
                <Ribbon practice={practice} d={merge(index, geometry)} />
                <path
                  data-practice={practice}
                  data-from="left"
                  d={`M-4000 ${lane(index, geometry)}H${5 * geometry.pitch}`}
                />
                <path data-practice={practice} data-from="above" d={turnIn(index, geometry)} />
              </g>
            ))}
            <path d={`M${meeting(geometry)} ${lane(1, geometry)}H4000`} />
          </>
        )}
      </RibbonDrawing>
    </div>
  )
}

/** The middle one lies above where they meet. */
const middleLast = ribbonPlaces.toSorted((a, b) => Math.abs(b.index - 1) - Math.abs(a.index - 1))

/** The height of a ribbon before they meet: the last practice's is the highest, as in a left margin that turns. */
const lane = (index: number, { pitch }: RibbonGeometry) => (6.5 - 2.5 * index) * pitch

const meeting = ({ width, pitch }: RibbonGeometry) => 0.45 * width + 4 * pitch

function turnIn(index: number, geometry: RibbonGeometry) {
  const x = marginX('left', index, geometry)
  const radius = (4 - index) * geometry.pitch
  const y = lane(index, geometry)
  return `M${x} -9V${y - radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}H${5 * geometry.pitch}`
}

/** At 45 degrees between two arcs. */
function merge(index: number, geometry: RibbonGeometry) {
  const { width, pitch } = geometry
  const y = lane(index, geometry)
  const way = Math.sign(lane(1, geometry) - y)
  if (way === 0) return `M${4 * pitch} ${y}H${meeting(geometry)}`
  const radius = 2 * pitch
  const arc = Math.SQRT1_2 * radius
  const rise = radius - arc
  const straight = 2.5 * pitch - 2 * rise
  const start = 0.45 * width
  const [turn, back] = way > 0 ? [1, 0] : [0, 1]
  return (
    `M${4 * pitch} ${y}H${start}a${radius} ${radius} 0 0 ${turn} ${arc} ${way * rise}` +
    `l${straight} ${way * straight}a${radius} ${radius} 0 0 ${back} ${arc} ${way * rise}`
  )
}

const { viewBox, x, y, textLength, isJoined } = site.wordmark

/**
 * `textLength` corrects the estimated width, so that the name also fits with a fallback font. It also sets the letters close:
 * with a `letter-spacing` besides, the name would end too early in Safari.
 */
function BrandName() {
  return (
    <svg className={`${styles.name} screen-only`} viewBox={viewBox} aria-hidden="true">
      <text x={x} y={y} textLength={textLength} lengthAdjust={isJoined ? 'spacingAndGlyphs' : 'spacing'}>
        {site.name}
      </text>
    </svg>
  )
}
