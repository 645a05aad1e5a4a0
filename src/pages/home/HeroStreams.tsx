import { headline } from 'virtual:content/headline'
import { CourseDrawing, Rails, Stream } from './CourseDrawing'

/**
 * Indigo enters from the left, vermilion from the top, emerald from the right. Each carries a line of the headline. They
 * cross over and under in turn and leave as one bundle: emerald, vermilion, indigo. Emerald goes round the film first,
 * and in the wide drawing also round the lead.
 */
export function HeroStreams() {
  const { small, middle, wide } = headline.ribbons
  const [indigo, vermilion, emerald] = wide
  const below = emerald + 324
  return (
    <>
      <CourseDrawing size="small" height={500}>
        <Stacked ribbons={small} edge={4} pitch={10} bend={20} width={328} />
      </CourseDrawing>

      <CourseDrawing size="middle" height={735}>
        <Stacked ribbons={middle} edge={6} pitch={15} bend={30} width={720} />
      </CourseDrawing>

      <CourseDrawing size="wide" height={760}>
        <Stream
          practice="digital"
          d={`M8 -40V${vermilion - 60}A60 60 0 0 0 68 ${vermilion}H1112A60 60 0 0 1 1172 ${vermilion + 60}V3000`}
        />
        <Stream
          practice="technical"
          over={`M-4 ${indigo}H20`}
          d={`M-4000 ${indigo}H1132A60 60 0 0 1 1192 ${indigo + 60}V3000`}
        />
        <Stream
          practice="ca"
          over={`M1180 ${emerald}H1204`}
          d={`M4000 ${emerald}H170A162 162 0 0 0 170 ${below}H1112A40 40 0 0 1 1152 ${below + 40}V3000`}
        />
        <Stream
          practice="digital"
          over={`M1172 ${emerald - 12}V${emerald + 12}`}
          d={`M1172 ${emerald - 16}V${emerald + 16}`}
        />
      </CourseDrawing>
    </>
  )
}

type StackedProps = {
  ribbons: readonly [number, number, number]
  /** The centre of the outermost ribbon, from the frame's edge. */
  edge: number
  pitch: number
  bend: number
  width: number
}

/** Where the lead is between the headline and the film. */
function Stacked({ ribbons: [indigo, vermilion, emerald], edge, pitch, bend, width }: StackedProps) {
  const far = width - edge
  const inner = far - pitch
  const arc = `A${bend} ${bend} 0 0`
  return (
    <>
      <Stream
        practice="digital"
        d={`M${edge} -40V${vermilion - bend}${arc} 0 ${edge + bend} ${vermilion}H${inner - bend}${arc} 1 ${inner} ${vermilion + bend}V3000`}
      />
      <Stream
        practice="technical"
        over={`M${edge - 1.5 * edge} ${indigo}H${edge + 1.5 * edge}`}
        d={`M-2400 ${indigo}H${far - bend}${arc} 1 ${far} ${indigo + bend}V3000`}
      />
      <Stream
        practice="ca"
        over={`M${far - 1.5 * edge} ${emerald}H${far + 1.5 * edge}`}
        d={`M2400 ${emerald}H${edge + bend}${arc} 0 ${edge} ${emerald + bend}v1`}
      />
      <Stream
        practice="digital"
        over={`M${inner} ${emerald - 1.5 * edge}V${emerald + 1.5 * edge}`}
        d={`M${inner} ${emerald - 2 * edge}V${emerald + 2 * edge}`}
      />
    </>
  )
}

/** Emerald runs down beside the lead, however long that is. */
export function LeadStreams() {
  return (
    <>
      <Rails size="small" rails={[{ practice: 'ca', x: 4 }]} />
      <Rails size="middle" rails={[{ practice: 'ca', x: 6 }]} />
    </>
  )
}

/** Emerald turns below the film, or below the lead if there is none, and joins the other two. */
export function FilmStreams({ hasFilm }: { hasFilm: boolean }) {
  const small = hasFilm ? 158 : 14
  const middle = hasFilm ? 362 : 12
  return (
    <>
      <CourseDrawing size="small" height={small + 42}>
        <Stream practice="ca" d={`M4 -9V${small}a20 20 0 0 0 20 20H284a20 20 0 0 1 20 20V3000`} />
      </CourseDrawing>
      <CourseDrawing size="middle" height={middle + 68}>
        <Stream practice="ca" d={`M6 -9V${middle}a30 30 0 0 0 30 30H654a30 30 0 0 1 30 30V3000`} />
      </CourseDrawing>
    </>
  )
}
