// Plain JavaScript that old versions of Node can parse: it checks Node and installs the packages.
import { spawnSync } from 'node:child_process'
import { installPackages, isInstalled, isSupported } from './lib/packages.mjs'

if (!isSupported(process.versions.node)) {
  console.error(
    `This project does not run on Node ${process.versions.node}. Install Node 24 from https://nodejs.org.`,
  )
  process.exit(1)
}

if (!isInstalled('.')) {
  console.log('Installing the packages. This takes about half a minute.')
  const runNpm = (args) => spawnSync('npm', args, { stdio: 'inherit' }).status === 0
  if (!(await installPackages('.', [], runNpm))) process.exit(1)
}

const { register } = await import('tsx/esm/api')
register()
const { runCommand } = await import('./cli.ts')
await runCommand(process.argv[2], process.argv.slice(3))
