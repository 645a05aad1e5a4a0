import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { FieldMistake } from './readField.mjs'

/** Larger ones make a page slow whatever else is done. */
const MOST_BYTES = 500_000
const MOST_PIXELS = 4_000

/**
 * A picture in `public/`, measured, so that a page keeps its place before it is there. Null for one elsewhere.
 * @param {string} root
 * @param {string} address
 * @returns {{ width: number, height: number } | null}
 */
export function measureImage(root, address) {
  if (!address.startsWith('/')) return null
  const file = path.join(root, 'public', decodeURI(address))
  if (!existsSync(file)) {
    throw new FieldMistake(`names public${address}, which is not there: add the picture or correct the path`)
  }
  const { size } = statSync(file)
  if (size > MOST_BYTES) {
    throw new FieldMistake(
      `names public${address}, which has ${Math.round(size / 1000)} kB: save it with at most ${MOST_BYTES / 1000} kB`,
    )
  }
  const measured = readSize(file, address)
  if (Math.max(measured.width, measured.height) > MOST_PIXELS) {
    throw new FieldMistake(
      `names public${address}, which is ${measured.width} × ${measured.height}: make it at most ${MOST_PIXELS} pixels a side`,
    )
  }
  return measured
}

/** @param {string} file @param {string} address */
function readSize(file, address) {
  try {
    const { width, height } = imageSize(readFileSync(file))
    if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // Said below, in the same words.
  }
  throw new FieldMistake(
    `names public${address}, which has no readable size: give a drawing a viewBox, save a photo anew`,
  )
}
