import { execa } from 'execa'

/** The full path of a program on the PATH, or null. */
export async function findProgram(name: string): Promise<string | null> {
  const { failed, stdout } = await execa('sh', ['-c', 'command -v "$0"', name], { reject: false })
  return failed ? null : stdout
}

/** What a program prints as its version. Null if it cannot run, for example because a system library is missing. */
export async function readVersion(path: string, flag = '--version'): Promise<string | null> {
  const { failed, all } = await execa(path, [flag], { all: true, reject: false, timeout: 10_000 })
  return failed ? null : all
}
