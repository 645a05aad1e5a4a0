import { Ribbon, RibbonDrawing, Ribbons, StraightRibbons } from '@/components/RibbonDrawing'
import { bend, marginX, type RibbonGeometry } from '@/components/ribbonGeometry'
import type { Position } from '@/lib/positions'

const PHONE = ['small'] as const
const WIDER = ['middle', 'wide'] as const

/** The ribbon of a practice, next to its column. */
const columnX = (index: number, { pitch, width }: RibbonGeometry) => 0.4 * pitch + (index * width) / 3

/** The ribbons turn and part, one ribbon into each practice. On phones all three turn together, without crossing. */
export function PracticesBegin() {
  return (
    <>
      <Ribbons
        sizes={PHONE}
        height={7}
        d={({ index }, geometry) =>
          bend({
            from: marginX('right', 2 - index, geometry),
            to: marginX('left', 2 - index, geometry),
            start: 0.8 * geometry.pitch,
            radii: [(3.2 - index) * geometry.pitch, (2 + index) * geometry.pitch],
            height: 7 * geometry.pitch,
          })
        }
      />
      <Ribbons
        sizes={WIDER}
        height={7.05}
        d={({ index }, geometry) =>
          bend({
            from: marginX('right', 2 - index, geometry),
            to: columnX(index, geometry),
            start: geometry.pitch,
            radii: [(4 - index) * geometry.pitch, 2 * geometry.pitch],
            height: 7 * geometry.pitch,
          })
        }
        over={({ index }, geometry) => {
          const { pitch } = geometry
          const [x, radius] = [columnX(index, geometry), 2 * pitch]
          const turn = `A${radius} ${radius} 0 0 0 ${x} ${(7 - index) * pitch}V${5.8 * pitch}`
          return index > 0 ? `M${x + radius} ${(5 - index) * pitch}${turn}` : undefined
        }}
      />
    </>
  )
}

/** Each ribbon runs down its column. */
export function ColumnRibbons() {
  return <StraightRibbons sizes={WIDER} x={({ index }, geometry) => columnX(index, geometry)} />
}

/** On a phone, from the outer edge to the text: the innermost ribbon is the current practice. */
export type Braid = readonly [Position, Position, Position]

export function PhoneRibbons({ braid }: { braid: Braid }) {
  return (
    <StraightRibbons
      sizes={PHONE}
      x={({ practice }, geometry) => marginX('left', braid.indexOf(practice), geometry)}
    />
  )
}

/** Below a practice, its ribbon moves to the outside, over the next one and under the third. */
export function PhoneCrossing({ braid: [outer, middle, inner] }: { braid: Braid }) {
  return (
    <RibbonDrawing sizes={PHONE} height={8.4}>
      {() => (
        <>
          <Ribbon practice={middle} d="M14 -2V19.07A50 50 0 0 0 18.55 39.9A60 60 0 0 1 24 64.93V86" />
          <Ribbon
            practice={inner}
            over="M24 5.95A70 70 0 0 1 14 42A70 70 0 0 0 4 78.05"
            d="M24 -2V5.95A70 70 0 0 1 14 42A70 70 0 0 0 4 78.05V86"
          />
          <Ribbon
            practice={outer}
            over="M4 19.07A60 60 0 0 0 9.45 44.07A50 50 0 0 1 14 64.93V80"
            d="M4 -2V19.07A60 60 0 0 0 9.45 44.07A50 50 0 0 1 14 64.93V86"
          />
        </>
      )}
    </RibbonDrawing>
  )
}

/** The ribbons gather in the right margin. On a phone they stay on the left, in the order of the practices. */
export function PracticesEnd({ braid: [outer, middle, inner] }: { braid: Braid }) {
  return (
    <>
      <RibbonDrawing sizes={PHONE} height={8.4}>
        {() => (
          <>
            <Ribbon practice={inner} d="M24 -2V86" />
            <Ribbon practice={outer} d="M4 -9V17A65 65 0 0 0 9 42A65 65 0 0 1 14 67V93" />
            <Ribbon
              practice={middle}
              over="M14 17A65 65 0 0 1 9 42A65 65 0 0 0 4 67"
              d="M14 -9V17A65 65 0 0 1 9 42A65 65 0 0 0 4 67V93"
            />
          </>
        )}
      </RibbonDrawing>
      <Ribbons
        sizes={WIDER}
        height={8}
        d={({ index }, geometry) =>
          bend({
            from: columnX(index, geometry),
            to: marginX('right', index, geometry),
            start: (3 - index) * geometry.pitch,
            radii: [2 * geometry.pitch, (2 + index) * geometry.pitch],
            height: 8 * geometry.pitch,
          })
        }
      />
    </>
  )
}
