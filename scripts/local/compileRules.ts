import { execa } from 'execa'
import type { FirestoreEmulator } from './firestoreEmulator'

const START_TIMEOUT = 20_000 // ms

/**
 * The mistakes that stop these rules from compiling. hidane prints them when it starts, so start it on any free port and
 * stop it. Returns null without hidane: Firebase compiles the rules, too, before it uploads anything.
 */
export async function compileRules(
  file: string,
  emulator: FirestoreEmulator | null,
): Promise<string[] | null> {
  if (emulator?.kind !== 'hidane') return null
  const child = execa(emulator.path, ['--host', '127.0.0.1', '--port', '0', '--rules', file], {
    all: true,
    buffer: false,
    reject: false,
    stdin: 'ignore',
    timeout: START_TIMEOUT,
  })
  const lines: string[] = []
  for await (const line of child.iterable({ from: 'all' })) {
    lines.push(line)
    if (line.includes('is now running')) child.kill()
  }
  await child
  return lines.flatMap((line) => /^ERROR: .*?(\w[\w.]*:\d+:\d+: .*)$/.exec(line)?.[1] ?? [])
}
