// Plain JavaScript that old versions of Node can parse: it checks Node and installs the packages.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Without a network, npm's default retries take more than a minute. */
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...RETRIES]

const root = fileURLToPath(new URL('..', import.meta.url))
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const stampFile = (folder) => join(root, '.cache', 'installed', folder, 'stamp.txt')
const stampOf = (folder) =>
  `${process.platform} ${process.arch} ${process.versions.modules} ${readText(join(root, folder, 'package-lock.json'))}`

/** Advice for the failure of another program, or null if the failure is unknown. */
function explainKnownFailure(output) {
  const failures = JSON.parse(readText(join(root, 'scripts', 'lib', 'knownFailures.json')))
  const known = Object.entries(failures).find(([, pattern]) => new RegExp(pattern, 'i').test(output))
  return known ? `${known[0]} and run the command again.` : null
}

export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return null
  return `This project needs Node 20.19 or newer; this is Node ${version}. Install it from https://nodejs.org.`
}

/** Whether the folder has the packages of its lockfile, installed for this version of Node. */
export function isInstalled(folder) {
  const hasPackages = existsSync(join(root, folder, 'node_modules', '.package-lock.json'))
  return hasPackages && readText(stampFile(folder)) === stampOf(folder)
}

/** Runs npm ci in a folder, after any other command that is doing so. Returns a message if it fails. */
export async function installPackages(folder, { title, flags, run, log }) {
  const lock = `${stampFile(folder)}.lock`
  mkdirSync(join(lock, '..'), { recursive: true })
  for (let isReported = false; !takeLock(lock); isReported = true) {
    if (!isReported) log(`Waiting for another command to install ${title} (pid in ${lock}).`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  try {
    if (isInstalled(folder)) return null
    rmSync(stampFile(folder), { force: true })
    const { code, output } = await run('npm', [...NPM_CI, ...flags], {
      cwd: join(root, folder),
      // npm passes its settings on; those of the outer npm must not select the folder or the packages.
      env: { npm_config_local_prefix: undefined, npm_config_omit: undefined, NODE_ENV: undefined },
      // If this process is killed, npm continues, and the next command must wait for it.
      onStart: (pid) => writeFileSync(lock, String(pid)),
    })
    if (code !== 0) return explainKnownFailure(output) || `Installing ${title} failed. ${output.trim()}`
    writeFileSync(stampFile(folder), stampOf(folder))
    return null
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Returns false if another process holds the lock. Deletes the lock of a process that has ended. */
function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isRunning(Number(readText(file)))) rmSync(file, { force: true })
    return false
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function runNpm(command, args, { cwd, env, onStart }) {
  return new Promise((resolve) => {
    const child = execFile(command, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => child.kill(name))
    onStart(child.pid)
  })
}

async function main() {
  const parentPid = process.ppid
  let problem = nodeProblem(process.versions.node)
  if (!problem && !isInstalled('.')) {
    console.log('Installing the packages. This takes about half a minute.')
    problem = await installPackages('.', { title: 'the packages', flags: [], run: runNpm, log: console.log })
  }
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
  const { register } = await import('tsx/esm/api')
  register()
  const { runCommand } = await import('./cli.ts')
  await runCommand(process.argv[2], process.argv.slice(3), parentPid)
}

// Other scripts import this file for its functions.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) void main()
