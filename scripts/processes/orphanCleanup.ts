// Runs next to a command and outlives it: if the command is killed, this process stops what it had started.
import { readJson } from '../lib/jsonFile'
import { deleteRun, type Run } from './runRecord'
import { shutdown } from './shutdown'

// A closing terminal sends its signals here too.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

// The other end of this pipe closes when the command ends, however it ends.
process.stdin.resume().once('error', cleanUp).once('end', cleanUp)

async function cleanUp() {
  // A command that ends normally deletes its record.
  const run = readJson<Run>(String(process.argv[2]))
  if (run) {
    await shutdown(run)
    deleteRun(run)
  }
  process.exit(0)
}
