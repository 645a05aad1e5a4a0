import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { isEditable, isPicture } from '../forms/contentPaths'
import { splitPath } from '../forms/forms'
import { StudioError } from '../forms/studioError'

/** The file for a path in `content/` that the studio may read and write. */
export function editableFile(root: string, path: string): string {
  if (!isEditable(path)) throw new StudioError(403, `The studio does not edit ${path}.`)
  return insideFolder(root, 'content', splitPath(path).file)
}

/** The file of a picture in `public/`. */
export function pictureFile(root: string, path: string): string {
  if (!isPicture(path)) throw new StudioError(403, `${path} is not a picture in public/.`)
  return insideFolder(root, 'public', path)
}

/** The file of a picture that exists, for a path that may be of any kind. */
export function findPicture(root: string, path: string): string | null {
  if (!isPicture(path) || !existsSync(join(root, path))) return null
  return pictureFile(root, path)
}

/** A symbolic link could lead out of the folder, so none may be on the way. */
function insideFolder(root: string, folder: string, path: string): string {
  const file = join(root, path)
  const base = realpathSync(join(root, folder))
  const parent = realpathOfExisting(dirname(file))
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink || (parent !== base && !parent.startsWith(base + sep))) {
    throw new StudioError(403, `${path} is a symbolic link that leads out of ${folder}/.`)
  }
  return file
}

/** A folder that does not exist yet has the real path of its nearest parent. */
function realpathOfExisting(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false })) return realpathSync(folder)
  return join(realpathOfExisting(dirname(folder)), basename(folder))
}
