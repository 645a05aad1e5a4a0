import { Ribbon, RibbonDrawing, Ribbons } from '@/components/RibbonDrawing'
import {
  marginX,
  middle,
  path,
  type RibbonGeometry,
  type RibbonPlace,
  ribbonPlaces,
} from '@/components/ribbonGeometry'
import styles from './FooterRibbons.module.css'

// Lengths are in units of the drawing, unless a comment says otherwise.

/** The height at which the ribbons meet. */
const MEETING_Y = 2.85
const HEIGHT = 5.2
/** The width of the band that they become: as that of one of three. */
const MERGED = 0.8
/** How long each takes to narrow, and the band to lose the colours: at most this share of the width. */
const TAPER = 8
const FADE = { units: 16, share: 0.366 }
/** Of the bend into the footer and of the one above it, in the middle of all. */
const TURN_IN = 2
const TURN_DOWN = 3

/** A single ribbon keeps its colour. */
const isMerging = ribbonPlaces.length > 1

/** Between two ribbons before they meet. */
const laneHeight = Math.min(1.6, 3.2 / Math.max(1, 2 * middle))

/** The last practice's is the highest, as in a left margin that turns. */
const laneY = (index: number) => MEETING_Y + (middle - index) * laneHeight

/** The inner ribbon of a bend has the smaller radius. */
const radiusIn = (radius: number, index: number, { unit, pitch }: RibbonGeometry) =>
  radius * unit - (index - middle) * pitch

/** Below the page, the ribbons come back from the right and turn down to the footer. Not where the page leads them there. */
export function RibbonsToFooter() {
  const height = ({ unit, pitch, band }: RibbonGeometry) =>
    TURN_DOWN + (middle * pitch + band / 2) / unit + 0.5
  const turnDown = ({ index }: RibbonPlace, geometry: RibbonGeometry) => {
    const [x, radius] = [marginX('left', index, geometry), radiusIn(TURN_DOWN, index, geometry)]
    const end = height(geometry) * geometry.unit
    const y = end - 0.5 * geometry.unit - radius
    return path`M4000 ${y}H${x + radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}V${end + 9}`
  }
  return (
    <div className={`${styles.above} screen-only`}>
      <div className="frame ribbon-frame">
        <Ribbons height={height} d={turnDown} />
      </div>
    </div>
  )
}

/** The ribbons come from the page above, narrow to one band, and lose their colours. */
export function FooterRibbons() {
  return (
    <div className="ribbon-frame screen-only">
      <RibbonDrawing height={HEIGHT}>
        {(geometry) => (
          <>
            {ribbonPlaces.map(({ practice, index }) => (
              <g key={practice}>
                <Ribbon practice={practice} d={turnIn(index, geometry)} />
                {isMerging && (
                  <path className={styles.narrow} data-practice={practice} d={narrow(index, geometry)} />
                )}
              </g>
            ))}
            {isMerging && <WhiteBand geometry={geometry} />}
          </>
        )}
      </RibbonDrawing>
    </div>
  )
}

function turnIn(index: number, geometry: RibbonGeometry) {
  const { unit } = geometry
  const [x, y] = [marginX('left', index, geometry), laneY(index) * unit]
  const radius = radiusIn(TURN_IN, index, geometry)
  const end = isMerging ? taperX(geometry) + 1 : 4000
  return path`M${x} -9V${y - radius}A${radius} ${radius} 0 0 0 ${x + radius} ${y}H${end}`
}

/** They meet in the middle of the page. */
const meetingX = ({ width }: RibbonGeometry) => width / 2
const taperX = (geometry: RibbonGeometry) => meetingX(geometry) - TAPER * geometry.unit
const mergedY = ({ unit }: RibbonGeometry) => (MEETING_Y - MERGED / 2) * unit
const fadedX = (geometry: RibbonGeometry) =>
  meetingX(geometry) + Math.min(FADE.units * geometry.unit, FADE.share * geometry.width)

/** Between two edges, each of two equal arcs, and on to where the colour has faded. */
function narrow(index: number, geometry: RibbonGeometry) {
  const { unit, band } = geometry
  const [from, to, end] = [taperX(geometry), meetingX(geometry), fadedX(geometry)]
  const share = (MERGED * unit) / ribbonPlaces.length
  const [top, bottom] = [laneY(index) * unit - band / 2, laneY(index) * unit + band / 2]
  const mergedTop = mergedY(geometry) + (last - index) * share
  const mergedBottom = mergedTop + share
  return (
    path`M${from} ${top}` +
    slope([from, top], [to, mergedTop]) +
    path`H${end}V${mergedBottom}H${to}` +
    slope([to, mergedBottom], [from, bottom]) +
    'Z'
  )
}

const last = ribbonPlaces.length - 1

type Point = readonly [x: number, y: number]

/** Level at both ends. */
function slope([x, y]: Point, [toX, toY]: Point): string {
  const [across, down] = [toX - x, toY - y]
  if (Math.abs(down) < 0.01) return path`L${toX} ${toY}`
  const radius = (across ** 2 + down ** 2) / (4 * Math.abs(down))
  const [turn, back] = across * down > 0 ? [1, 0] : [0, 1]
  return (
    path`A${radius} ${radius} 0 0 ${turn} ${x + across / 2} ${y + down / 2}` +
    path`A${radius} ${radius} 0 0 ${back} ${toX} ${toY}`
  )
}

function WhiteBand({ geometry }: { geometry: RibbonGeometry }) {
  const { size, unit } = geometry
  const id = `footer-${size}`
  return (
    <>
      <linearGradient
        id={id}
        className={styles.fade}
        gradientUnits="userSpaceOnUse"
        x1={meetingX(geometry)}
        x2={fadedX(geometry)}
      >
        <stop stopOpacity="0" />
        <stop offset="1" />
      </linearGradient>
      <path
        className={styles.merged}
        fill={`url(#${id})`}
        d={path`M${meetingX(geometry)} ${mergedY(geometry)}H4000v${MERGED * unit}H${meetingX(geometry)}Z`}
      />
    </>
  )
}
