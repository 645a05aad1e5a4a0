import { CourseDrawing, Rails, Stream } from '@/components/CourseDrawing'
import { bend, type CourseGeometry, courseDrawings, marginX, ribbons } from '@/components/courseGeometry'
import type { Position } from '@/lib/positions'

/** The bundle turns and splits, one ribbon into each practice. */
export function PracticesBegin() {
  return (
    <>
      {/* On phones all three turn together, without crossing. */}
      <CourseDrawing size="small" height={70}>
        <Stream practice={3} d="M304 -9V8A12 12 0 0 1 292 20H44A40 40 0 0 0 4 60V80" />
        <Stream practice={2} d="M314 -9V8A22 22 0 0 1 292 30H44A30 30 0 0 0 14 60V80" />
        <Stream practice={1} d="M324 -9V8A32 32 0 0 1 292 40H44A20 20 0 0 0 24 60V80" />
      </CourseDrawing>

      <CourseDrawing size="middle" height={106}>
        <Stream practice={1} d="M714 -9V15A60 60 0 0 1 654 75H36A30 30 0 0 0 6 105V120" />
        <Stream
          practice={2}
          over="M276 60A30 30 0 0 0 246 90"
          d="M699 -9V15A45 45 0 0 1 654 60H276A30 30 0 0 0 246 90V120"
        />
        <Stream
          practice={3}
          over="M516 45A30 30 0 0 0 486 75V88"
          d="M684 -9V15A30 30 0 0 1 654 45H516A30 30 0 0 0 486 75V120"
        />
      </CourseDrawing>

      <CourseDrawing size="wide" height={141}>
        <Stream practice={1} d="M1192 -9V20A80 80 0 0 1 1112 100H48A40 40 0 0 0 8 140V160" />
        <Stream
          practice={2}
          over="M448 80A40 40 0 0 0 408 120"
          d="M1172 -9V20A60 60 0 0 1 1112 80H448A40 40 0 0 0 408 120V160"
        />
        <Stream
          practice={3}
          over="M848 60A40 40 0 0 0 808 100V116"
          d="M1152 -9V20A40 40 0 0 1 1112 60H848A40 40 0 0 0 808 100V160"
        />
      </CourseDrawing>
    </>
  )
}

/** Each ribbon runs down its column. */
export function PracticeRails() {
  return (
    <>
      <Rails size="middle" rails={columnRails(6, 240)} />
      <Rails size="wide" rails={columnRails(8, 400)} />
    </>
  )
}

function columnRails(x: number, column: number) {
  return [
    { practice: 1, x },
    { practice: 2, x: x + column },
    { practice: 3, x: x + 2 * column },
  ] as const
}

/** On a phone, from the outer edge to the text: the innermost ribbon is the current practice. */
export type Braid = readonly [Position, Position, Position]

export function PhoneRails({ braid: [outer, middle, inner] }: { braid: Braid }) {
  return (
    <Rails
      size="small"
      rails={[
        { practice: outer, x: 4 },
        { practice: middle, x: 14 },
        { practice: inner, x: 24 },
      ]}
    />
  )
}

/** Below a practice, its ribbon moves to the outside, over the next one and under the third. */
export function PhoneCrossing({ braid: [outer, middle, inner] }: { braid: Braid }) {
  return (
    <CourseDrawing size="small" height={84}>
      <Stream practice={middle} d="M14 -2V19.07A50 50 0 0 0 18.55 39.9A60 60 0 0 1 24 64.93V86" />
      <Stream
        practice={inner}
        over="M24 5.95A70 70 0 0 1 14 42A70 70 0 0 0 4 78.05"
        d="M24 -2V5.95A70 70 0 0 1 14 42A70 70 0 0 0 4 78.05V86"
      />
      <Stream
        practice={outer}
        over="M4 19.07A60 60 0 0 0 9.45 44.07A50 50 0 0 1 14 64.93V80"
        d="M4 -2V19.07A60 60 0 0 0 9.45 44.07A50 50 0 0 1 14 64.93V86"
      />
    </CourseDrawing>
  )
}

/** The ribbons gather in the right margin. On a phone they stay on the left, in the order of the practices. */
export function PracticesEnd({ braid: [outer, middle, inner] }: { braid: Braid }) {
  return (
    <>
      <CourseDrawing size="small" height={84}>
        <Stream practice={inner} d="M24 -2V86" />
        <Stream practice={outer} d="M4 -9V17A65 65 0 0 0 9 42A65 65 0 0 1 14 67V93" />
        <Stream
          practice={middle}
          over="M14 17A65 65 0 0 1 9 42A65 65 0 0 0 4 67"
          d="M14 -9V17A65 65 0 0 1 9 42A65 65 0 0 0 4 67V93"
        />
      </CourseDrawing>

      {courseDrawings
        .filter(({ size }) => size !== 'small')
        .map((geometry) => (
          <CourseDrawing key={geometry.size} size={geometry.size} height={8 * geometry.pitch}>
            {ribbons.map(({ practice, index }) => (
              <Stream key={practice} practice={practice} d={gather(index, geometry)} />
            ))}
          </CourseDrawing>
        ))}
    </>
  )
}

function gather(index: number, geometry: CourseGeometry) {
  const { pitch, width } = geometry
  return bend({
    from: 0.4 * pitch + (index * width) / ribbons.length,
    to: marginX('right', index, geometry),
    start: (3 - index) * pitch,
    radii: [2 * pitch, (2 + index) * pitch],
    height: 8 * pitch,
  })
}
