// Entry point of every npm script. The scripts are TypeScript, so this file checks Node and installs the packages before
// it loads them. It only uses syntax that old versions of Node can parse, so that they can print the message.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/nodeVersion.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

async function main() {
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) {
    console.log('Installing the app …')
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
  const { register } = await import('tsx/esm/api')
  register()
  const { runCommand } = await import('./setup/command.mjs')
  await runCommand(process.argv[2], process.argv.slice(3))
}

if (requireNode(process.versions.node)) void main()
