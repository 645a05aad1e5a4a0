import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { imageSize } from 'image-size'
import { FieldError } from './readField'

const MAX_KILOBYTES = 500
const MAX_PIXELS = 4_000

export type ImageSize = { width: number; height: number }

/** Measures a picture in `public/`, so that the page can reserve its space. Returns null for a picture elsewhere. */
export function measureImage(root: string, address: string): ImageSize | null {
  if (!address.startsWith('/')) return null
  const file = fileInPublic(root, address)
  if (!file || !existsSync(file)) {
    throw new FieldError(`public${address} does not exist: add the picture or correct the path.`)
  }
  const kilobytes = Math.round(statSync(file).size / 1000)
  if (kilobytes > MAX_KILOBYTES) {
    throw new FieldError(`public${address} is ${format(kilobytes)} kB; the limit is ${MAX_KILOBYTES} kB.`)
  }
  const size = readSize(file)
  if (!size) {
    throw new FieldError(
      `The size of public${address} cannot be read: give an SVG a viewBox, export a photo again.`,
    )
  }
  if (Math.max(size.width, size.height) > MAX_PIXELS) {
    throw new FieldError(
      `public${address} is ${format(size.width)} × ${format(size.height)} pixels; the limit is ${format(MAX_PIXELS)} per side.`,
    )
  }
  return size
}

/** Null for a path that leads out of `public/` or is not valid percent-encoding. */
function fileInPublic(root: string, address: string): string | null {
  const folder = join(root, 'public')
  try {
    const file = join(folder, decodeURIComponent(address))
    return file.startsWith(folder + sep) && !address.includes('%00') ? file : null
  } catch {
    return null
  }
}

function readSize(file: string): ImageSize | null {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null
  } catch {
    return null
  }
}

const format = (number: number) => number.toLocaleString('en')
