// Runs a program that ends with the command that started it, also if that is killed: then its pipe to this process closes.
// This process leads the group of the program.
import { spawn } from 'node:child_process'

const KILL_AFTER = 10_000 // ms

const [command, ...args] = process.argv.slice(2)
const program = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const endGroup = () => process.kill(-process.pid, 'SIGKILL')

// The whole group gets it. Wait for the program.
process.on('SIGINT', () => {})
program.on('error', (error) => {
  console.error(`Error: ${error.message}`)
  process.exit(1)
})
program.on('exit', (code) => process.exit(code ?? 1))
process.stdin.resume().on('close', () => {
  program.removeAllListeners('exit').on('exit', endGroup)
  setTimeout(endGroup, KILL_AFTER)
  process.kill(-process.pid, 'SIGINT')
})
