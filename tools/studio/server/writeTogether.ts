import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAtomically } from '../../../scripts/lib/atomicFile'

/** `now` is what the file contains, null without one. A null `text` deletes it. */
type Write = { file: string; now: string | null; text: string | Buffer | null }

/** Writes all files or none: an entry must not be left with the drawing of another version. */
export function writeTogether(writes: Write[]) {
  const temporary = ({ file }: Write) => `${file}.${process.pid}.tmp`
  const staged: Write[] = []
  const done: Write[] = []
  try {
    // A full disk, or a name that is too long, shows here, before any file has changed.
    for (const write of writes) {
      if (write.text === null) continue
      mkdirSync(dirname(write.file), { recursive: true })
      writeFileSync(temporary(write), write.text)
      staged.push(write)
    }
    for (const write of writes) {
      if (write.text === null) rmSync(write.file, { force: true })
      else renameSync(temporary(write), write.file)
      done.push(write)
    }
  } catch (error) {
    for (const write of staged) rmSync(temporary(write), { force: true })
    for (const { file, now } of done)
      now === null ? rmSync(file, { force: true }) : writeAtomically(file, now)
    throw error
  }
}
