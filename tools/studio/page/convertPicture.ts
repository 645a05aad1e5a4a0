import { foldCharacters } from '@/lib/foldText'
import { cleanPicture } from '../../../scripts/lib/svg'
import { SvgError } from '../../../scripts/lib/svgError'
import { UserError } from '../../../scripts/lib/userError'

/** The first is enough for a full-width picture on a screen with two pixels per point. Few photos need the others. */
const SIDES = [1_600, 1_200, 900, 600] // pixels
const QUALITY = 0.8
const MAX_BYTES = 500_000
const NAME_MAX = 60

/** A photo becomes a WebP that fits the site, a drawing is reduced to its safe parts. The name fits an address. */
export async function convertPicture(file: File): Promise<File> {
  const [, name = file.name, ending = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? []
  if (/^svg$/i.test(ending)) return namedFile(name, 'svg', 'image/svg+xml', await cleanDrawing(file))
  const photo = await convertPhoto(file)
  return namedFile(name, photo.type === 'image/webp' ? 'webp' : 'jpg', photo.type, photo)
}

async function cleanDrawing(file: File): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new UserError('This drawing is larger than 500 kB: simplify it, or save it as PNG.')
  try {
    // Opened by its own address, a drawing with a script would run it, so only its safe parts are stored.
    return cleanPicture(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    throw new UserError(`Save this drawing as PNG, or correct it. Line ${error.line}: ${error.message}`)
  }
}

async function convertPhoto(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UserError(
      'This browser cannot read the picture: save it as JPEG, PNG or WebP and drop it again. A photo from an iPhone (HEIC) can be exported as JPEG.',
    )
  })
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const blob = await encode(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    if (blob.size <= MAX_BYTES) return blob
  }
  throw new UserError('This picture is too detailed: save a smaller one and drop it again.')
}

/** Safari cannot write WebP, and answers with PNG. A JPEG has no transparency, so it gets a white ground. */
async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) throw new UserError('This browser cannot convert pictures: use another one.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  if (webp.type === 'image/webp') return webp
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

/** Lower-case letters, digits and hyphens, as the content check requires. */
function namedFile(name: string, ending: string, type: string, content: string | Blob): File {
  const slug = foldCharacters(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-+|-+$/g, '')
  return new File([content], `${slug || 'picture'}.${ending}`, { type })
}
