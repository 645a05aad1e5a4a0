import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { IMAGE_FORMAT } from '../../../scripts/content/images'
import { findUnusedPictures } from '../../../scripts/content/unusedPictures'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { listFiles } from '../../../scripts/lib/listFiles'
import { fromRoot } from '../../../scripts/lib/paths'
import { cleanPicture } from '../../../scripts/lib/svg'
import { pictureFile, Refused } from './contentPaths'
import { keep } from './files'

/** The first is enough for a full-width picture on a screen with two pixels per point. Few photos need the others. */
const SIDES = [1_600, 1_200, 900, 600] // pixels
const QUALITY = 80
const MAX_BYTES = 500_000

const NAME_MAX = 60

/** The pictures in public/, as the site addresses them. */
export function listPictures(root: string): string[] {
  const files = listFiles(join(root, 'public'))
  return files.filter((file) => IMAGE_FORMAT.test(file)).map((file) => `/${file}`)
}

/** The pictures that nothing on the site shows. */
export const listUnusedPictures = (root: string) => findUnusedPictures(root).map((file) => `/${file}`)

/** Deletes a picture that nothing shows, and keeps a copy. */
export async function deletePicture(root: string, keptIn: string, address: string) {
  const path = `public${address}`
  const file = pictureFile(root, path)
  if (!listUnusedPictures(root).includes(address)) throw new Refused(409, `${address} is used on the site.`)
  await keep(keptIn, path, await readFile(file))
  await rm(file)
}

/** Saves a dropped picture under a free name and returns its address. A photo becomes a WebP that fits the site. */
export async function addPicture(root: string, folder: string, name: string, data: Buffer): Promise<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(folder)) throw new Refused(400, 'Pictures are saved in a folder of public/.')
  const isDrawing = extname(name).toLowerCase() === '.svg'
  if (isDrawing && data.length > MAX_BYTES)
    throw new Refused(422, 'This drawing is larger than 500 kB: simplify it, or save it as PNG.')
  // Opened by its own address, a drawing with a script would run it, so only its safe parts are stored.
  const bytes = isDrawing ? cleanPicture(data) : await convertPhoto(data)
  const path = freePath(root, folder, name, isDrawing ? 'svg' : 'webp')
  writeWhole(pictureFile(root, path), bytes)
  return path.slice('public'.length)
}

/** Lower-case letters, digits and hyphens, as the content check requires. */
function freePath(root: string, folder: string, name: string, extension: string): string {
  const slug = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-+|-+$/g, '')
  const base = `public/${folder}/${slug || 'picture'}`
  let path = `${base}.${extension}`
  for (let number = 2; existsSync(pictureFile(root, path)); number += 1)
    path = `${base}-${number}.${extension}`
  return path
}

async function convertPhoto(data: Buffer): Promise<Buffer> {
  const sharp = loadSharp()
  try {
    for (const side of SIDES) {
      // `rotate` without an angle turns a photo as its camera says.
      const resized = sharp(data).rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true })
      const bytes = await resized.webp({ quality: QUALITY }).toBuffer()
      if (bytes.length <= MAX_BYTES) return bytes
    }
  } catch {
    throw new Refused(422, 'This picture cannot be read: save it as JPEG, PNG or WebP and drop it again.')
  }
  throw new Refused(422, 'This picture is too detailed: save a smaller one and drop it again.')
}

/** What the studio uses of sharp, whose types are in tools/studio with the package. */
type Picture = {
  rotate: () => Picture
  resize: (width: number, height: number, options: { fit: 'inside'; withoutEnlargement: true }) => Picture
  webp: (options: { quality: number }) => Picture
  toBuffer: () => Promise<Buffer>
}

/** Installed in tools/studio, so that the app's own install stays small. */
function loadSharp(): (data: Buffer) => Picture {
  return createRequire(fromRoot('tools/studio/package.json'))('sharp')
}
