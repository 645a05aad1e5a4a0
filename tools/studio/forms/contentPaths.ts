import { type FolderForm, fileForms, fileGroups, folderForms, splitPath } from './forms'

const ENTRY = /^content\/([a-z][a-z0-9-]*)\/([A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)\.md$/
/** Phones, cameras and people write other names than the site accepts. A Mac has a narrow space in those of screenshots. */
const PICTURE =
  /^public\/(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Zs}_()'’&,+@!-]*\/){0,3}[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Zs}._()'’&,+@!-]*\.(?:svg|avif|webp|jpe?g|png)$/iu

export const LOGO = 'content/logo.svg'
const DRAWING = /^(content\/(?:services|drawings)\/[a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/

/** Some letters fewer than a disk takes, because copies have a longer name. */
const NAME_MAX = 150
export const LONG_NAME = `A file name has at most ${NAME_MAX} characters, and that of a new entry comes from its title. Save it with a shorter one first; the title can be longer then.`
export const isLongName = (path: string) => path.replace(/^.*\/|\.md$/g, '').length > NAME_MAX

type EntryPath = { path: string; form: FolderForm; id: string }

/** The entry that a path names, or null. Only paths of this exact form are used, so `..` and `%2e` cannot occur. */
export function findEntry(path: string): EntryPath | null {
  const [, folder, id] = ENTRY.exec(path) ?? []
  const form = folderForms.find((one) => one.folder === folder)
  return form && id ? { path, form, id } : null
}

/** `articles/one`: how the CMS addresses an entry, by the names of its list and of itself. */
export function entryKey(path: string): string {
  const entry = findEntry(path)
  if (entry) return `${entry.form.name}/${entry.id}`
  const group = fileGroups.find(({ files }) => files.some((file) => file.path === path))
  return `${group?.name}/${group?.files.find((file) => file.path === path)?.name}`
}

export function entryPath(key: string): string {
  const path = fileForms.find((form) => entryKey(form.path) === key)?.path
  if (path) return path
  const [name, id] = key.split('/')
  return `content/${folderForms.find((form) => form.name === name)?.folder ?? name}/${id}.md`
}

/** The file of an entry, and that of its drawing. */
export const filesOf = (path: string) =>
  [splitPath(path).file, drawingPath(path)].filter((one) => one !== null)

const collectionFolders = folderForms.flatMap(({ folder, collection }) => (collection ? [folder] : []))

export const isText = (path: string) => /^content\/.*\.(md|yaml|svg|vtt)$/.test(path)

/** Texts that the check of other forms reads. Entries of collections are read one by one: only their names matter to others. */
export const isCheckedText = (path: string) =>
  isText(path) && !collectionFolders.some((folder) => path.startsWith(`content/${folder}/`))

/** A file of fields, without dashes around them and without a text. */
export const isYaml = (path: string) => splitPath(path).file.endsWith('.yaml')

/** Whether the studio has a form for this file or for a part of it, or draws it in one. */
export function isEditable(path: string): boolean {
  const isFile = fileForms.some((form) => form.path === path || splitPath(form.path).file === path)
  return isFile || findEntry(path) !== null || path === LOGO || DRAWING.test(path)
}

/** The path of the drawing that the form of a file edits. */
export function drawingPath(path: string): string | null {
  if (path === 'content/site.yaml') return LOGO
  const drawing = path.replace(/\.md$/, '.svg')
  return DRAWING.test(drawing) ? drawing : null
}

export const isDrawing = (path: string) => DRAWING.test(path)

export const isPicture = (path: string) => PICTURE.test(path) && !path.includes('..')
