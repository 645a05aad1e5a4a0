// Every npm script comes in here, with `exec` before it: otherwise a shell stands between npm and this process,
// takes the signal npm passes on, and npm ends before everything else has.
// On a Node that is too old nothing but nodeVersion.mjs is read, so this file
// and that one keep to syntax that Node 12 can parse.
import { requireNode } from './setup/nodeVersion.mjs'

if (requireNode(process.versions.node)) {
  void import('./setup/command.mjs').then(({ runCommand }) =>
    runCommand(process.argv[2], process.argv.slice(3)),
  )
}
