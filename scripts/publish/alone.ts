import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inCache } from '../lib/folders'
import { UserError } from '../lib/userError'

/** Contains the process that publishes. */
const CLAIM = inCache('publishing')

/** Only one publish at a time can use this folder: the build of another one would empty what is being uploaded. */
export async function alone<Result>(publish: () => Promise<Result>): Promise<Result> {
  const holder = claim()
  if (holder !== null) {
    throw new UserError(
      `Another publish is running in this folder (process ${holder}), so nothing was published. Publish again when it has ended. If there is none, delete .cache/publishing.`,
    )
  }
  try {
    return await publish()
  } finally {
    rmSync(CLAIM, { force: true })
  }
}

/** Returns the process that has the claim, or null once this one has it. */
function claim(): number | null {
  const own = String(process.pid)
  mkdirSync(dirname(CLAIM), { recursive: true })
  try {
    writeFileSync(CLAIM, own, { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(CLAIM, 'utf8'))
    if (isRunning(holder)) return holder
    // That of a publish that was stopped.
    writeFileSync(CLAIM, own)
  }
  return null
}

/** Not if the claim has the number of this process: that of an earlier one, which was stopped, was given again. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0)
  } catch {
    return false
  }
}
