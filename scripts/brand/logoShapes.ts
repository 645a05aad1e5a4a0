import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'

/** A mistake in the drawing that its owner can correct. */
export class LogoError extends Error {
  override name = 'LogoError'
  readonly line: number

  constructor(message: string, line = 1) {
    super(message)
    this.line = line
  }
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

const words = (list: string) => new Set(list.trim().split(/\s+/))

const ELEMENTS = words(`
  svg g defs path circle ellipse rect line polyline polygon clipPath mask linearGradient radialGradient stop
`)
/** Drawing programs write them. They draw nothing. */
const IGNORED_ELEMENTS = words('title desc metadata')

const PAINT = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask mask-type stop-color stop-opacity
`)
const GEOMETRY = words(`
  d x y cx cy r rx ry x1 y1 x2 y2 fx fy width height points transform pathLength offset gradientUnits
  gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
`)

const REASONS: Record<string, string> = {
  script: 'scripts never run in a logo: delete it',
  foreignObject: 'only shapes are allowed: delete it',
  image: 'it is a picture, not a shape: draw it with paths',
  text: 'other computers do not have its font: convert the text to paths',
  style:
    'the site’s security policy forbids it: export with presentation attributes (in Illustrator: Styling, Presentation Attributes)',
  use: 'export the shapes themselves: expand symbols and clones',
}

type Drawing = { root: Record<string, string>; shapes: string }

/**
 * Reads the shapes of an SVG that becomes part of every page. Only known elements and attributes are written again, so
 * nothing else of the file can reach a page. Unsafe parts are refused instead of dropped, so that their loss is noticed.
 */
export function parseShapes(source: string): Drawing {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const root: Record<string, string> = {}
  let shapes = ''
  let depth = 0
  let ignoredDepth = 0

  parser.on('error', (error) => {
    throw new LogoError(`This is not valid SVG (${error.message.replace(/^[\d:]+ /, '')}).`, parser.line)
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (ignoredDepth > 0 || isIgnored(tag)) {
      ignoredDepth ||= depth
      return
    }
    requireKnown(tag, depth, parser.line)
    const attributes = readAttributes(tag, parser.line)
    if (depth > 1) {
      shapes += `<${tag.local}${write(attributes)}>`
      return
    }
    for (const { local, value } of Object.values(tag.attributes)) root[local] = value
    shapes += `<g${write(attributes.filter(([name]) => PAINT.has(name)))}>`
  })
  parser.on('closetag', (tag) => {
    if (ignoredDepth === 0) shapes += depth > 1 ? `</${tag.local}>` : '</g>'
    if (ignoredDepth === depth) ignoredDepth = 0
    depth -= 1
  })
  parser.write(source.replace(/^\uFEFF/, '')).close()
  return { root, shapes: shorten(shapes) }
}

/** Inkscape and Illustrator write elements in their own namespaces, which are never drawn. */
function isIgnored({ local, uri, prefix }: SaxesTagNS) {
  return IGNORED_ELEMENTS.has(local) || (prefix !== '' && uri !== SVG)
}

function requireKnown({ local, uri }: SaxesTagNS, depth: number, line: number) {
  if (depth === 1 && local !== 'svg')
    throw new LogoError(`The file starts with <${local}>, not with <svg>.`, line)
  if (uri !== SVG) throw new LogoError(`<${local}> needs xmlns="${SVG}" on <svg>.`, line)
  if (ELEMENTS.has(local) && (local !== 'svg' || depth === 1)) return
  throw new LogoError(`<${local}> is not allowed: ${REASONS[local] ?? 'draw it with paths'}.`, line)
}

type Attributes = [name: string, value: string][]

function readAttributes({ attributes }: SaxesTagNS, line: number): Attributes {
  const { style, ...others } = attributes
  const read = Object.values(others).flatMap((attribute) => readAttribute(attribute, line))
  // A property in the style attribute wins over the attribute of the same name.
  return [...new Map([...read, ...readStyle(style?.value ?? '', line)])]
}

function readAttribute({ local, uri, prefix, value }: SaxesAttributeNS, line: number): Attributes {
  if (/^on/i.test(local)) throw new LogoError(`${local} would run a script: delete it.`, line)
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    if (!value.startsWith('#')) {
      throw new LogoError('href leads out of the file: a logo contains everything that it shows.', line)
    }
    return [['href', `#${ownId(value.slice(1))}`]]
  }
  if (prefix !== '') return []
  if (local === 'id') return [['id', ownId(value)]]
  return PAINT.has(local) || GEOMETRY.has(local) ? [[local, readValue(local, value, line)]] : []
}

/** A style attribute would break the Content-Security-Policy. The same properties exist as attributes. */
function readStyle(style: string, line: number): Attributes {
  return style.split(';').flatMap((declaration) => {
    const [name = '', ...rest] = declaration.split(':')
    const property = name.trim().toLowerCase()
    const value = readValue(property, rest.join(':').trim(), line)
    return PAINT.has(property) ? [[property, value] as [string, string]] : []
  })
}

function readValue(name: string, value: string, line: number): string {
  // A backslash could write url( in another way.
  if (/[\\<>]|@import|javascript:/i.test(value))
    throw new LogoError(`${name} has a value that is not allowed.`, line)
  if (/var\(/.test(value) && !/^var\(--[\w-]+, ?#[\da-f]{3,8}\)$/i.test(value)) {
    throw new LogoError(
      `${name} needs a colour for the icons, too: write it as var(--technical, #3656e2).`,
      line,
    )
  }
  return value.replaceAll(/url\(([^)]*)\)?/gi, (_, address: string) => {
    const id = address.trim().replaceAll(/^['"]|['"]$/g, '')
    if (!id.startsWith('#')) {
      throw new LogoError(`${name} leads out of the file: a logo contains everything that it shows.`, line)
    }
    return `url(#${ownId(id.slice(1))})`
  })
}

/** The page has ids, too. */
const ownId = (id: string) => `logo-${id.replaceAll(/[^\w-]/g, '-')}`

const write = (attributes: Attributes) =>
  attributes.map(([name, value]) => ` ${name}="${quote(value)}"`).join('')

const quote = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll(/\s+/g, ' ').trim()

/** Every page contains the shapes. */
function shorten(shapes: string): string {
  return shapes
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replace(/^<g>([\s\S]*)<\/g>$/, '$1')
    .trim()
}
