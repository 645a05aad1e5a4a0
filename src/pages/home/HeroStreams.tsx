import { CourseDrawing, Stream } from './CourseDrawing'

/**
 * Indigo enters from the left, vermilion from the top, emerald from the right. They cross over and under in
 * turn, become the four sides of the film's frame and leave as one bundle: emerald, vermilion, indigo.
 */
export function HeroStreams() {
  return (
    <>
      <CourseDrawing size="small" height={500}>
        <Stream
          practice="ca"
          d="M1200 276H24A20 20 0 0 0 4 296V446A20 20 0 0 0 24 466H284A20 20 0 0 1 304 486V3000"
        />
        <Stream
          practice="digital"
          over="M14 262V296"
          d="M296 -40V116A20 20 0 0 1 276 136H34A20 20 0 0 0 14 156V446A10 10 0 0 0 24 456H284A30 30 0 0 1 314 486V3000"
        />
        <Stream practice="technical" over="M290 66H302" d="M-1200 66H304A20 20 0 0 1 324 86V3000" />
        <Stream practice="ca" over="M318 276H330" d="M312 276H340" />
      </CourseDrawing>

      <CourseDrawing size="middle" height={735}>
        <Stream
          practice="ca"
          d="M2400 286H36A30 30 0 0 0 6 316V669A30 30 0 0 0 36 699H654A30 30 0 0 1 684 729V3000"
        />
        <Stream
          practice="digital"
          over="M21 268V314"
          d="M600 -40V147A45 45 0 0 1 555 192H51A30 30 0 0 0 21 222V669A15 15 0 0 0 36 684H654A45 45 0 0 1 699 729V3000"
        />
        <Stream practice="technical" over="M591 98H609" d="M-2400 98H669A45 45 0 0 1 714 143V3000" />
        <Stream practice="ca" over="M705 286H723" d="M698 286H736" />
      </CourseDrawing>

      <CourseDrawing size="wide" height={930}>
        <Stream
          practice="ca"
          d="M4000 414H215.5A207.5 207.5 0 0 0 215.5 829H1112A40 40 0 0 1 1152 869V3000"
        />
        <Stream
          practice="digital"
          over="M508 402V426"
          d="M1052 -40V216A60 60 0 0 1 992 276H568A60 60 0 0 0 508 336V785A24 24 0 0 0 532 809H1112A60 60 0 0 1 1172 869V3000"
        />
        <Stream practice="technical" over="M1040 138H1064" d="M-4000 138H1132A60 60 0 0 1 1192 198V3000" />
        <Stream practice="ca" over="M1180 414H1204" d="M1170 414H1216" />
      </CourseDrawing>
    </>
  )
}
