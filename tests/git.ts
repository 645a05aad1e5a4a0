import { execFileSync } from 'node:child_process'

const OWNER = ['-c', 'user.name=A', '-c', 'user.email=a@site.example']

/** Runs git in a folder, for an owner with a name. */
export const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', [...OWNER, ...args], { cwd, encoding: 'utf8' }).trim()
