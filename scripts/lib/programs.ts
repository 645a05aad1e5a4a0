import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'

/** The full path of a program on the PATH, or null. */
export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** What a program prints as its version. Null if it cannot run, for example because a system library is missing. */
export async function readVersion(path: string, flag = '--version'): Promise<string | null> {
  const { failed, all } = await execa(path, [flag], { all: true, reject: false, timeout: 10_000 })
  return failed ? null : all
}
