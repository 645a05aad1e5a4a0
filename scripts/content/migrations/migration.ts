import type { YAMLMap } from 'yaml'

/** The owner's files, as a migration reads and changes them. Nothing is written before every migration has ended. */
export type ContentFiles = {
  /** The paths of the files in a folder of `content/`, or in all of it: `services/seo.md`. */
  list: (folder?: string) => string[]
  /** Null if there is no such file. */
  read: (file: string) => string | null
  /** Null removes the file. */
  write: (file: string, text: string | null) => void
  /** Changes the fields of a YAML file, or those above the text of a Markdown file. Comments stay. */
  edit: (file: string, change: (fields: YAMLMap) => void) => void
  /** A file outside `content/` as the owner had it before the upgrade, such as `firebase.json`. Null if it is unknown. */
  readCode: (file: string) => string | null
}

type Report = {
  /** One line about what was done. */
  done: (text: string) => void
  /** One line about what only the owner can decide. */
  undecided: (text: string) => void
}

/** One change of the format of `content/`. */
export type Migration = {
  /** The format that the content has afterwards. */
  format: number
  /** Fields that have another name since then: `{ 'founder bio': 'founder text' }`. The check names the new one. */
  renamed?: Record<string, string>
  /** It must do no harm if it runs again, and leave alone what it cannot read. */
  migrate: (files: ContentFiles, report: Report) => void
}
