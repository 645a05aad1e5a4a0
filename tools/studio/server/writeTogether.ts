import { renameSync, rmSync } from 'node:fs'
import { writeAtomically, writeBeside } from '../../../scripts/lib/atomicFile'

/** `now` is what the file contains, null without one. A null `text` deletes it. */
type Write = { file: string; now: string | null; text: string | Buffer | null }

/** Writes all files or none: an entry must not be left with the drawing of another version. */
export function writeTogether(writes: Write[]) {
  const staged = new Map<string, string>()
  const done: Write[] = []
  try {
    // A full disk, or a name that is too long, shows here, before any file has changed.
    for (const { file, text } of writes) if (text !== null) staged.set(file, writeBeside(file, text))
    for (const write of writes) {
      const temporary = staged.get(write.file)
      if (temporary === undefined) rmSync(write.file, { force: true })
      else renameSync(temporary, write.file)
      done.push(write)
    }
  } catch (error) {
    for (const temporary of staged.values()) rmSync(temporary, { force: true })
    for (const { file, now } of done)
      now === null ? rmSync(file, { force: true }) : writeAtomically(file, now)
    throw error
  }
}
