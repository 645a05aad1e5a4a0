import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { UserError } from './userError.ts'

/** A mistake in a drawing that its owner can correct. */
export class SvgError extends UserError {
  override name = 'SvgError'
  readonly line: number

  constructor(message: string, line = 1) {
    super(message)
    this.line = line
  }
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const HTML = 'http://www.w3.org/1999/xhtml'

const words = (list: string) => new Set(list.trim().split(/\s+/))

const SHAPES = words(`
  svg g defs path circle ellipse rect line polyline polygon clipPath mask linearGradient radialGradient stop
`)
/** Drawing programs write them. They draw nothing. */
const IGNORED_ELEMENTS = words('title desc metadata')

const PAINT = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity display visibility clip-path clip-rule mask mask-type stop-color stop-opacity vector-effect
`)
const GEOMETRY = words(`
  d x y cx cy r rx ry x1 y1 x2 y2 fx fy width height points transform pathLength offset gradientUnits
  gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
`)

/** What a file may contain that is shown as a picture. Its styles and fonts cannot reach the page. */
const PICTURE_ELEMENTS = words('style text tspan use symbol pattern')
const PICTURE_PAINT = words(`
  color overflow paint-order mix-blend-mode isolation font-family font-size font-weight font-style
  text-anchor letter-spacing dominant-baseline
`)
const PICTURE_GEOMETRY = words(`
  class dx dy rotate textLength lengthAdjust viewBox preserveAspectRatio patternUnits patternContentUnits
  patternTransform
`)
const TEXT_ELEMENTS = words('text tspan')

/** In lower case. Each other function of CSS could load a file, such as image-set(). */
const FUNCTIONS = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc matrix translate scale rotate skewx skewy
  translatex translatey not nth-child
`)

const REASONS: Record<string, string> = {
  script: 'scripts never run in a drawing: delete it',
  foreignObject: 'only shapes are allowed: delete it',
  image: 'it is a picture, not a shape: draw it with paths',
  text: 'other computers do not have its font: convert the text to paths',
  style:
    'the site’s security policy forbids it: export with presentation attributes (in Illustrator: Styling, Presentation Attributes)',
  use: 'export the shapes themselves: expand symbols and clones',
}

/** No drawing program nests as deep, and the parser's time grows with the square of the depth. */
const MAX_DEPTH = 100

/** The standard doctype, as Illustrator and LibreOffice write it. It cannot declare entities. */
const PLAIN_DOCTYPE = /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^[]*$/

const OUTSIDE = 'leads out of the file: a drawing contains everything that it shows.'

type Rules = {
  /** Ids must differ from those of the page and of its other drawings. */
  idPrefix: string
  isPicture: boolean
}
type Drawing = { root: Record<string, string>; shapes: string }
type Attributes = [name: string, value: string][]

/** The shapes of a drawing that becomes part of a page, without `<svg>`. `idPrefix` is put before its ids. */
export function readShapes(source: string | Uint8Array, idPrefix: string): Drawing {
  const { root, rootAttributes, content } = rebuild(source, { idPrefix, isPicture: false })
  const paint = rootAttributes.filter(([name]) => PAINT.has(name))
  return { root, shapes: shorten(`<g${write(paint)}>${content}</g>`) }
}

/** Throws unless there are shapes, which many pages can contain. */
export function requireSmallShapes(shapes: string, maxKilobytes: number) {
  if (!/<[celpr]/.test(shapes)) throw new SvgError('It has no shapes: draw it with paths.')
  const kilobytes = new TextEncoder().encode(shapes).length / 1000
  if (kilobytes <= maxKilobytes) return
  throw new SvgError(
    `The shapes are ${kilobytes.toFixed(1)} kB; the limit is ${maxKilobytes} kB. Simplify the paths, and export them with fewer decimals.`,
  )
}

/** The safe copy of a drawing that stays a separate file. */
export function cleanPicture(source: Uint8Array): string {
  const { rootAttributes, content } = rebuild(source, { idPrefix: '', isPicture: true })
  return `${shorten(`<svg xmlns="${SVG}"${write(rootAttributes)}>${content}</svg>`)}\n`
}

/**
 * Parses the file as XML and writes only known elements and attributes again, so that nothing else can reach a page.
 * Unsafe parts are refused instead of dropped, so that their loss is noticed.
 */
function rebuild(source: string | Uint8Array, rules: Rules) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const root: Record<string, string> = {}
  let rootAttributes: Attributes = []
  let content = ''
  let depth = 0
  let ignoredDepth = 0
  let styleSheet = ''
  const open: string[] = []

  const addText = (text: string) => {
    const element = open.at(-1) ?? ''
    if (ignoredDepth > 0) return
    // Comments and CDATA split a text, so a style sheet is checked at its end.
    if (element === 'style') styleSheet += text
    else if (TEXT_ELEMENTS.has(element)) content += escapeText(text)
  }

  refuseUnusualXml(parser)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > MAX_DEPTH)
      throw new SvgError(`More than ${MAX_DEPTH} elements are nested: ungroup them.`, parser.line)
    open.push(tag.local)
    if (tag.uri === HTML) throw new SvgError(`<${tag.name}> is HTML: delete it.`, parser.line)
    if (ignoredDepth > 0 || (depth > 1 && isIgnored(tag))) {
      ignoredDepth ||= depth
      return
    }
    requireKnown(tag, depth, rules, parser.line)
    const attributes = readAttributes(tag, rules, parser.line)
    if (depth > 1) {
      content += `<${tag.local}${write(attributes)}>`
      return
    }
    for (const { local, value } of Object.values(tag.attributes)) root[local] = value
    rootAttributes = attributes
  })
  parser.on('closetag', (tag) => {
    if (styleSheet) content += escapeText(checkStyles('style', styleSheet, rules, parser.line))
    styleSheet = ''
    if (ignoredDepth === 0 && depth > 1) content += `</${tag.local}>`
    if (ignoredDepth === depth) ignoredDepth = 0
    depth -= 1
    open.pop()
  })
  parser.write(typeof source === 'string' ? source : decode(source)).close()
  return { root, rootAttributes, content }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SvgError('The file is not in UTF-8: export it as SVG in UTF-8.')
  }
}

/** Other encodings hide tags from this parser. A document type can add attributes and text to every element. */
function refuseUnusualXml(parser: SaxesParser<{ xmlns: true; position: true }>) {
  parser.on('error', (error) => {
    throw new SvgError(`This is not valid SVG (${error.message.replace(/^[\d:]+ /, '')}).`, parser.line)
  })
  parser.on('xmldecl', ({ encoding = 'UTF-8', version }) => {
    if (encoding.toUpperCase() !== 'UTF-8') {
      throw new SvgError(`The file says that it is in ${encoding}: export it as SVG in UTF-8.`, parser.line)
    }
    if (version && version !== '1.0') throw new SvgError(`XML ${version} is not allowed: write 1.0.`)
  })
  parser.on('doctype', (type) => {
    if (PLAIN_DOCTYPE.test(type)) return
    throw new SvgError('<!DOCTYPE> is not allowed: delete it, up to its closing >.', parser.line)
  })
  parser.on('processinginstruction', ({ target }) => {
    throw new SvgError(`<?${target}?> is not allowed: delete it.`, parser.line)
  })
}

/** Inkscape and Illustrator write elements in their own namespaces, which are never drawn. */
function isIgnored({ local, uri, prefix }: SaxesTagNS) {
  return (IGNORED_ELEMENTS.has(local) && uri === SVG) || (prefix !== '' && uri !== SVG)
}

function requireKnown({ local, uri }: SaxesTagNS, depth: number, { isPicture }: Rules, line: number) {
  if (depth === 1 && local !== 'svg')
    throw new SvgError(`The file starts with <${local}>, not with <svg>.`, line)
  if (uri !== SVG) throw new SvgError(`<${local}> needs xmlns="${SVG}" on <svg>.`, line)
  const isKnown = SHAPES.has(local) || (isPicture && PICTURE_ELEMENTS.has(local))
  if (isKnown && (local !== 'svg' || depth === 1)) return
  throw new SvgError(`<${local}> is not allowed: ${REASONS[local] ?? 'draw it with paths'}.`, line)
}

function readAttributes({ attributes }: SaxesTagNS, rules: Rules, line: number): Attributes {
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
function checkStyles(name: string, css: string, rules: Rules, line: number): string {
  // A backslash could write url( in another way.
  if (
    /[\\<]|@(?!media\b)|javascript:|(?![\t\n\r])\p{Cc}/iu.test(css) ||
    (name !== 'style' && css.includes('>'))
  )
    throw new SvgError(`${name} has a value that is not allowed.`, line)
  // Only from the start of a name: a search from each of its characters takes quadratic time.
  for (const [, called = ''] of css.matchAll(/(?<![\w-])([\w-]+)\(/g)) {
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

const write = (attributes: Attributes) =>
  attributes.map(([name, value]) => ` ${name}="${quote(value)}"`).join('')

const quote = (value: string) => escapeText(value).replaceAll('"', '&quot;').replaceAll(/\s+/g, ' ').trim()

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Every page contains the shapes. */
function shorten(shapes: string): string {
  return shapes
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replace(/^<g>([\s\S]*)<\/g>$/, '$1')
    .trim()
}
