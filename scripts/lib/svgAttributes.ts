import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { SvgError } from './svgError.ts'

export type Rules = {
  /** Ids must differ from those of the page and of its other drawings. */
  idPrefix: string
  isPicture: boolean
}
export type Attributes = [name: string, value: string][]

const XLINK = 'http://www.w3.org/1999/xlink'

export const words = (list: string) => new Set(list.trim().split(/\s+/))

export const PAINT = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity display visibility clip-path clip-rule mask mask-type stop-color stop-opacity vector-effect
`)
const GEOMETRY = words(`
  d x y cx cy r rx ry x1 y1 x2 y2 fx fy width height points transform pathLength offset gradientUnits
  gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
`)

/** What a file may contain that is shown as a picture. Its styles and fonts cannot reach the page. */
const PICTURE_PAINT = words(`
  color overflow paint-order mix-blend-mode isolation font-family font-size font-weight font-style
  text-anchor letter-spacing dominant-baseline
`)
const PICTURE_GEOMETRY = words(`
  class dx dy rotate textLength lengthAdjust viewBox preserveAspectRatio patternUnits patternContentUnits
  patternTransform
`)

/** In lower case. Each other function of CSS could load a file, such as image-set(). */
const FUNCTIONS = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc matrix translate scale rotate skewx skewy
  translatex translatey not nth-child
`)

const OUTSIDE = 'leads out of the file: a drawing contains everything that it shows.'

export function readAttributes({ attributes }: SaxesTagNS, rules: Rules, line: number): Attributes {
  const { style, ...others } = attributes
  const read = Object.values(others).flatMap((attribute) => readAttribute(attribute, rules, line))
  const styles = readStyle(style?.value ?? '', rules, line)
  // In a picture, a rule of a style sheet would win over an attribute.
  if (rules.isPicture && styles.length > 0) {
    return [...new Map(read), ['style', styles.map(([name, value]) => `${name}:${value}`).join(';')]]
  }
  // A property in the style attribute wins over the attribute of the same name.
  return [...new Map([...read, ...styles])]
}

function readAttribute(
  { local, uri, prefix, value }: SaxesAttributeNS,
  rules: Rules,
  line: number,
): Attributes {
  if (/^on/i.test(local)) throw new SvgError(`${local} would run a script: delete it.`, line)
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    if (!value.startsWith('#')) throw new SvgError(`href ${OUTSIDE}`, line)
    return [['href', `#${ownId(value.slice(1), rules)}`]]
  }
  if (prefix !== '') return []
  if (local === 'id') return [['id', ownId(value, rules)]]
  const isKnown = isPaint(local, rules) || GEOMETRY.has(local)
  const isKnownInPicture = rules.isPicture && PICTURE_GEOMETRY.has(local)
  return isKnown || isKnownInPicture ? [[local, readValue(local, value, rules, line)]] : []
}

const isPaint = (name: string, { isPicture }: Rules) =>
  PAINT.has(name) || (isPicture && PICTURE_PAINT.has(name))

/** A style attribute in a page would break the Content-Security-Policy. The same properties exist as attributes. */
function readStyle(style: string, rules: Rules, line: number): Attributes {
  return style.split(';').flatMap((declaration) => {
    const [name = '', ...rest] = declaration.split(':')
    const property = name.trim().toLowerCase()
    const value = readValue(property, rest.join(':').trim(), rules, line)
    return isPaint(property, rules) ? [[property, value] as [string, string]] : []
  })
}

function readValue(name: string, value: string, rules: Rules, line: number): string {
  if (/var\(/i.test(value) && !/^var\(--[\w-]+, ?#[\da-f]{3,8}\)$/i.test(value)) {
    throw new SvgError(
      `${name} needs a second colour for when the site’s colours are missing: write it as var(--practice-1, #3656e2).`,
      line,
    )
  }
  return checkStyles(name, value, rules, line)
}

/** A value, or a style sheet. */
export function checkStyles(name: string, css: string, rules: Rules, line: number): string {
  // A backslash could write url( in another way.
  if (
    /[\\<]|@(?!media\b)|javascript:|(?![\t\n\r])\p{Cc}/iu.test(css) ||
    (name !== 'style' && css.includes('>'))
  )
    throw new SvgError(`${name} has a value that is not allowed.`, line)
  // Only from the start of a name: a search from each of its characters takes quadratic time.
  for (const [, called = ''] of css.matchAll(/(?<![\w@-])([\w-]+)\(/g)) {
    if (!FUNCTIONS.has(called.toLowerCase()))
      throw new SvgError(`${name} has a value that is not allowed: ${called}().`, line)
  }
  return css.replaceAll(/url\(([^)]*)\)?/gi, (_, address: string) => {
    const id = address.trim().replaceAll(/^['"]|['"]$/g, '')
    if (!id.startsWith('#')) throw new SvgError(`${name} ${OUTSIDE}`, line)
    return `url(#${ownId(id.slice(1), rules)})`
  })
}

const ownId = (id: string, { idPrefix }: Rules) => idPrefix + id.replaceAll(/[^\w-]/g, '-')
