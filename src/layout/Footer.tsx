import { site } from 'virtual:content/site'
import { useUserKey } from '@/auth/useAuth'
import { Ribbon, RibbonDrawing } from '@/components/RibbonDrawing'
import {
  marginX,
  middle,
  path,
  type RibbonGeometry,
  radiusOf,
  ribbonPlaces,
} from '@/components/ribbonGeometry'
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

/** The ribbons become one white band above the name. They come from the left, or from the page above. */
function FooterRibbons() {
  return (
    <div className="ribbon-frame screen-only">
      <RibbonDrawing height={8.5}>
        {(geometry) => (
          <>
            {innermostLast.map(({ practice, index }) => (
              <g key={practice}>
                <Ribbon practice={practice} d={merge(index, geometry)} />
                <path
                  data-practice={practice}
                  data-from="left"
                  d={path`M-4000 ${laneY(index, geometry)}H${5 * geometry.unit}`}
                />
                <path data-practice={practice} data-from="above" d={turnIn(index, geometry)} />
              </g>
            ))}
            {isMerging && (
              <path
                className={styles.merged}
                d={path`M${meetingX(geometry)} ${MIDDLE * geometry.unit}H4000`}
              />
            )}
          </>
        )}
      </RibbonDrawing>
    </div>
  )
}

/** A single ribbon keeps its colour. */
const isMerging = ribbonPlaces.length > 1

/** In units: the height at which the ribbons meet, and where they begin to. */
const MIDDLE = 4
const MERGE = 0.45 // of the width

/** Those in the middle lie above where they meet. */
const innermostLast = ribbonPlaces.toSorted((a, b) => distanceOf(b.index) - distanceOf(a.index))

function distanceOf(index: number) {
  return Math.abs(index - middle)
}

/** Between two ribbons before they meet. They are never further apart than those of three. */
const laneHeight = ({ unit }: RibbonGeometry) => Math.min(2.5, 5 / (2 * middle)) * unit

/** The last practice's is the highest, as in a left margin that turns. */
const laneY = (index: number, geometry: RibbonGeometry) =>
  MIDDLE * geometry.unit + (middle - index) * laneHeight(geometry)

function turnIn(index: number, geometry: RibbonGeometry) {
  const x = marginX('left', index, geometry)
  const radius = 6 * geometry.unit - radiusOf(3, index, geometry)
  const y = laneY(index, geometry)
  const end = isMerging ? 5 * geometry.unit : 4000
  return path`M${x} -9V${y - radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}H${end}`
}

/** At 45 degrees between two arcs. */
function merge(index: number, geometry: RibbonGeometry) {
  const { width, unit } = geometry
  const y = laneY(index, geometry)
  const start = MERGE * width
  if (!isMerging) return path`M${4 * unit} ${y}H4000`
  const drop = distanceOf(index) * laneHeight(geometry)
  if (drop === 0) return path`M${4 * unit} ${y}H${meetingX(geometry)}`
  const way = Math.sign(MIDDLE * unit - y)
  const { radius, arc, rise } = bendOf(drop, geometry)
  const straight = drop - 2 * rise
  const [turn, back] = way > 0 ? [1, 0] : [0, 1]
  return (
    path`M${4 * unit} ${y}H${start}a${radius} ${radius} 0 0 ${turn} ${arc} ${way * rise}` +
    path`l${straight} ${way * straight}a${radius} ${radius} 0 0 ${back} ${arc} ${way * rise}`
  )
}

/** Of a ribbon that drops by this: the radius, how wide and how high an eighth of a circle is. */
function bendOf(drop: number, { unit }: RibbonGeometry) {
  const radius = Math.min(2 * unit, drop / (2 * (1 - Math.SQRT1_2)))
  const arc = Math.SQRT1_2 * radius
  return { radius, arc, rise: radius - arc }
}

/** Where the innermost ribbons meet. The others join them there. */
function meetingX(geometry: RibbonGeometry) {
  const drop =
    Math.min(...ribbonPlaces.map(({ index }) => distanceOf(index)).filter((one) => one > 0)) *
    laneHeight(geometry)
  const { arc, rise } = bendOf(drop, geometry)
  return MERGE * geometry.width + 2 * arc + drop - 2 * rise - OVERLAP * geometry.unit
}

/** In units. */
const OVERLAP = 0.157

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
