// Started beside every command: when the command's end of the pipe closes, the command is gone.
import { rmSync } from 'node:fs'
import { readJson } from '../lib/jsonFile'
import { endRun } from './ending.mjs'

const file = String(process.argv[2])

// The signals of a closing terminal or a session's end must not take the guard away before its work.
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => {})

process.stdin.resume()
process.stdin.on('error', endWhatIsLeft)
process.stdin.on('end', endWhatIsLeft)

let ending = false
async function endWhatIsLeft() {
  if (ending) return
  ending = true
  // An ordinary end has removed the record.
  const run = readJson(file)
  if (run) {
    await endRun(run)
    rmSync(file, { force: true })
  }
  process.exit(0)
}
