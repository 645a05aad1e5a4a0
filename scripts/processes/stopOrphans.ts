// Runs next to a command and outlives it: if the command is killed, this process stops what it had started.
import { createInterface } from 'node:readline'
import type { Run } from './run'
import { shutdown } from './shutdown'

// A closing terminal sends its signals here too.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

let run: Run | undefined
// The command writes its run to this pipe after each change. The pipe closes when the command ends, however it ends.
for await (const line of createInterface({ input: process.stdin })) run = JSON.parse(line)
if (run) await shutdown(run)
process.exit(0)
