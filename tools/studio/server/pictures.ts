import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { findUnusedPictures } from '../../../scripts/content/unusedPictures'
import { writeAtomically } from '../../../scripts/lib/atomicFile'
import { cleanPicture } from '../../../scripts/lib/svg'
import { StudioError } from '../forms/studioError'
import { keepCopy, stampOf } from './kept'
import { pictureFile } from './safeFiles'

/** The pictures that nothing on the site shows. */
export const listUnusedPictures = (root: string) => findUnusedPictures(root).map((file) => `/${file}`)

/** Deletes a picture that nothing shows, and keeps a copy. */
export async function deletePicture(root: string, keptIn: string, address: string) {
  const path = `public${address}`
  const file = pictureFile(root, path)
  if (!listUnusedPictures(root).includes(address))
    throw new StudioError(409, `${address} is used on the site.`)
  keepCopy(keptIn, { path, stamp: stampOf(new Date()), isDeleted: true }, await readFile(file))
  await rm(file)
}

/** The first bytes of the formats that the page converts pictures to. */
const SIGNATURES: Record<string, RegExp> = { webp: /^RIFF.{4}WEBP/s, jpg: /^\xff\xd8\xff/, svg: /^/ }

/** Saves a picture that the page has converted, under a free name, and returns its address. */
export async function addPicture(root: string, folder: string, name: string, data: Buffer): Promise<string> {
  if (!/^[a-z][a-z0-9-]*$/.test(folder))
    throw new StudioError(400, 'Pictures are saved in a folder of public/.')
  const [, base, ending] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(svg|webp|jpg)$/.exec(name) ?? []
  if (!base || !ending) throw new StudioError(400, `${name} is not the name of a converted picture.`)
  // Opened by its own address, a drawing with a script would run it, so only its safe parts are stored.
  const bytes = ending === 'svg' ? cleanPicture(data) : data
  if (!SIGNATURES[ending]?.test(data.toString('latin1')))
    throw new StudioError(422, `${name} is not a picture.`)
  let path = `public/${folder}/${name}`
  for (let number = 2; existsSync(pictureFile(root, path)); number += 1)
    path = `public/${folder}/${base}-${number}.${ending}`
  writeAtomically(pictureFile(root, path), bytes)
  return path.slice('public'.length)
}
