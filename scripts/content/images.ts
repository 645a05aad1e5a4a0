import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { UserError } from '../lib/userError.ts'
import type { Context } from './context.ts'

const MAX_KILOBYTES = 500
const MAX_PIXELS = 4_000
const IN_STUDIO = 'Make it smaller, or add it in the studio, which does that.'
export const IMAGE_FORMAT = /\.(svg|avif|webp|jpe?g|png)$/i
/** EXIF orientations from this number on turn a photo by 90 degrees. */
const FIRST_TURNED = 5

export type ImageSize = { width: number; height: number }

/** Measures a picture in `public/`, so that the page can reserve its space. Returns null for one on the image host. */
export function measureImage({ root, imageHost, publicFiles }: Context, address: string): ImageSize | null {
  if (imageHost && address.startsWith(`${imageHost}/`)) return null
  if (/^(\w+:|\/\/)/.test(address)) {
    throw new UserError(
      `${address} is on another host, so browsers block it: save the picture in public/ and write its path.`,
    )
  }
  if (!address) throw new UserError('A picture has no address: write the path of a file in public/.')
  if (!address.startsWith('/')) {
    throw new UserError(
      `"${address}" is not a path in public/: write it as /team/name.jpg for the file public/team/name.jpg.`,
    )
  }
  requirePicture(publicFiles, address)
  const file = join(root, 'public', address)
  const kilobytes = Math.round(statSync(file).size / 1000)
  if (kilobytes > MAX_KILOBYTES) {
    throw new UserError(
      `public${address} is ${format(kilobytes)} kB; the limit is ${MAX_KILOBYTES} kB. ${IN_STUDIO}`,
    )
  }
  const size = readSize(file)
  if (!size) {
    throw new UserError(
      `The size of public${address} cannot be read: give an SVG a viewBox, export a photo again.`,
    )
  }
  if (Math.max(size.width, size.height) > MAX_PIXELS) {
    throw new UserError(
      `public${address} is ${format(size.width)} × ${format(size.height)} pixels; the limit is ${format(MAX_PIXELS)} per side. ${IN_STUDIO}`,
    )
  }
  return size
}

function requirePicture(files: Context['publicFiles'], address: string) {
  const shown = `public${address}`
  if (!/^[\w./-]+$/.test(address))
    throw new UserError(
      `${shown} has a space or another special character in its path: rename it with hyphens.`,
    )
  if (!IMAGE_FORMAT.test(address))
    throw new UserError(`${shown} is not an SVG, AVIF, WebP, JPEG or PNG: convert it.`)
  if (files.has(address)) return
  const similar = [...files].find((known) => known.toLowerCase() === address.toLowerCase())
  if (!similar) throw new UserError(`${shown} does not exist: add the picture or correct the path.`)
  throw new UserError(
    `${shown} does not exist, but public${similar} does: write upper and lower case as in the file name.`,
  )
}

function readSize(file: string): ImageSize | null {
  try {
    const { width: w, height: h, orientation = 1 } = imageSize(readFileSync(file))
    const [width, height] = (orientation < FIRST_TURNED ? [w, h] : [h, w]).map(Math.round)
    return width && height ? { width, height } : null
  } catch {
    return null
  }
}

const format = (number: number) => number.toLocaleString('en')
