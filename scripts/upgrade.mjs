// `npm run upgrade`: takes a newer version of the product (docs/upgrade.md). One file without dependencies, because it also runs
// in folders of older versions. The work is done in a copy inside .git, and the branch moves last: until then, nothing in
// the owner's folder changes, and after that, running it again ends what was interrupted.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

/** The owner's, or merged in another way than by lines. */
const NEVER_MERGED = ['content', 'public', 'package.json', 'package-lock.json']
const LOCKFILE = 'package-lock.json'
/** Merging by lines must not depend on the owner's settings. Renamed folders of the product must not carry files along. */
const SETTINGS = [
  ...[
    'core.hooksPath=/dev/null',
    'merge.directoryRenames=false',
    'rerere.enabled=false',
    'merge.conflictStyle=merge',
  ],
  ...['core.quotePath=false', 'advice.mergeConflict=false', 'merge.renormalize=true', 'commit.gpgSign=false'],
].flatMap((setting) => ['-c', setting])
/** Read at once: a run that was handed over cleans up its own file. */
const ownText = readFileSync(fileURLToPath(import.meta.url), 'utf8')
const MAX_COMMITS = 2_000
const KINDS = {
  UU: 'you and the new version changed the same lines',
  AA: 'you and the new version added it',
  UD: 'you changed it, and the new version no longer has it',
  DU: 'you deleted it, and the new version changed it',
}

class Stop extends Error {}
const stop = (text) => {
  throw new Stop(text)
}

const run = (cwd, args, options = {}) =>
  execFileSync('git', [...SETTINGS, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
  }).replace(/\n$/, '')
const attempt = (cwd, args) => spawnSync('git', [...SETTINGS, ...args], { cwd, encoding: 'utf8' })
const linesOf = (text) => text.split('\n').filter(Boolean)

const root = findRoot()

/** An owner may have downloaded the folder without its history. */
function findRoot() {
  // git says in the owner's language what is wrong.
  const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }
  const { error, status, stdout, stderr } = spawnSync('git', ['rev-parse', '--show-toplevel'], options)
  if (status === 0) return stdout.replace(/\n$/, '')
  if (error) console.error('An upgrade needs git: install it from https://git-scm.com, and start again.')
  else if (!/not a git repository/.test(stderr)) console.error(stderr.trim())
  else
    console.error(
      'An upgrade needs a folder with a git history. Run git init, git add --all and git commit --message "Our site", and start again.',
    )
  process.exit(1)
}

const git = (...args) => run(root, args)
const isTrue = (...args) => attempt(root, args).status === 0
const show = (commit, file) => {
  const { status, stdout } = attempt(root, ['show', `${commit}:${file}`])
  return status === 0 ? stdout : null
}
const readPackage = (commit) => JSON.parse((show(commit, 'package.json') ?? '{}').replace(/^\uFEFF/, ''))

// On the same disk, so that folders can be moved, and unseen by every other tool.
const home = join(git('rev-parse', '--absolute-git-dir'), 'upgrade')
const copy = join(home, 'copy')
const inCopy = (...args) => run(copy, args)
const stateFile = join(home, 'state.json')
const state = readState()

function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'))
  } catch {
    return {}
  }
}

function save(more) {
  mkdirSync(home, { recursive: true })
  writeFileSync(`${stateFile}.new`, JSON.stringify(Object.assign(state, more)))
  renameSync(`${stateFile}.new`, stateFile)
}

/** Not `git status`, which lists a file that was saved with CRLF though its text is the same. */
const changedFiles = () => [
  ...linesOf(git('diff', 'HEAD', '--no-ext-diff', '--no-renames', '--no-color', '--name-only')),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
]

function removeCopy() {
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 })
  // One that was being added when it was interrupted stays locked, and prune leaves it alone.
  attempt(root, ['worktree', 'unlock', copy])
  git('worktree', 'prune')
}

/** Forgets the upgrade. What its last run noted for --undo stays. */
function clean() {
  removeCopy()
  rmSync(join(root, BUILT_BEFORE), { recursive: true, force: true })
  rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  for (const key of Object.keys(state)) delete state[key]
}

const BUILT_BEFORE = 'dist-before'

// ------------------------------------------------------------------------------------------------ which versions

function fetchReleases(source) {
  git(
    'fetch',
    '--quiet',
    '--no-tags',
    '--force',
    source,
    '+HEAD:refs/upgrade/newest',
    '+refs/tags/*:refs/upgrade/tags/*',
  )
}

/** The newest tag, or without tags the head of the default branch. */
function chooseRelease(wanted) {
  const tags = linesOf(
    git('for-each-ref', '--sort=-v:refname', '--format=%(refname:lstrip=3)', 'refs/upgrade/tags'),
  )
  const tag = wanted ?? tags.find((name) => /^v?\d+(\.\d+)*$/.test(name))
  if (tag !== undefined && !tags.includes(tag))
    stop(`There is no version ${tag}. There are: ${tags.join(', ') || 'none'}.`)
  const ref = tag === undefined ? 'refs/upgrade/newest' : `refs/upgrade/tags/${tag}`
  const next = git('rev-parse', '--verify', `${ref}^{commit}`)
  return { next, version: tag ?? readPackage(next).version ?? next.slice(0, 8) }
}

/** The commit of the product that the owner's code comes from. */
function findBase(before, next) {
  const noted = readPackage(before).template?.commit
  if (noted && isTrue('cat-file', '-e', `${noted}^{commit}`)) return noted
  const common = attempt(root, ['merge-base', before, next])
  if (common.status === 0) return common.stdout.trim()
  // A copy without common history: the commit that differs from it in the fewest files.
  const merged = ['.', ...NEVER_MERGED.map((name) => `:!${name}`)]
  const distance = (commit) =>
    linesOf(git('diff-tree', '-r', '--no-renames', '--name-only', commit, before, '--', ...merged)).length
  const commits = linesOf(git('rev-list', `--max-count=${MAX_COMMITS}`, next))
  const measured = commits.map((commit) => ({ commit, distance: distance(commit) }))
  return measured.toSorted((a, b) => a.distance - b.distance)[0].commit
}

function requireKnownFormat(before, next) {
  const [, own = '1'] = /^format:\s*(\d+)/m.exec(show(before, 'content/site.yaml') ?? '') ?? []
  const migrations = linesOf(git('ls-tree', '--name-only', `${next}:scripts/content/migrations`))
  const known = Math.max(1, ...migrations.map((file) => Number.parseInt(file, 10) || 1))
  if (Number(own) > known)
    stop(`Your content has format ${own}, and that version reads only format ${known}. Take a newer one.`)
}

// ------------------------------------------------------------------------------------------------ merging the code

/** A commit without what is never merged, so that renames of the product cannot carry the owner's files along. */
function bare(commit, parent, swaps = {}) {
  const entries = linesOf(git('ls-tree', commit)).flatMap((line) => {
    const [about, name] = line.split('\t')
    if (NEVER_MERGED.includes(name)) return []
    return [`${swaps[name] ? `100644 blob ${swaps[name]}` : about}\t${name}`]
  })
  const tree = run(root, ['mktree'], { input: entries.map((entry) => `${entry}\n`).join('') })
  return git('commit-tree', tree, '-m', 'Upgrade', ...(parent ? ['-p', parent] : []))
}

/** What the docs once told owners to write into firebase.json is content now: a migration reads it from the old commit. */
function withoutContent(source) {
  try {
    const config = JSON.parse(source)
    config.hosting.redirects = []
    return JSON.parse(JSON.stringify(config).replaceAll(/;\s*includeSubDomains/g, ''))
  } catch {
    return null
  }
}

function swapsOf(base, before) {
  const file = 'firebase.json'
  const [was, mine] = [base, before].map((commit) => withoutContent(show(commit, file)))
  if (!was || !mine || !isDeepStrictEqual(was, mine)) return {}
  return { [file]: git('rev-parse', `${base}:${file}`) }
}

function start(source, wanted) {
  const dirty = changedFiles()
  if (dirty.length > 0) stop(`Commit or remove these first:\n  ${dirty.join('\n  ')}`)
  if (!isTrue('symbolic-ref', '-q', 'HEAD')) stop('You are on no branch. Run git switch main.')
  if (!isTrue('var', 'GIT_COMMITTER_IDENT'))
    stop(
      'git does not know your name: git config --global user.name "Your Name", and the same with user.email.',
    )
  const before = git('rev-parse', 'HEAD')
  const noted = readPackage(before).template?.source
  const from = (source && existsSync(source) ? resolve(source) : source) ?? noted
  if (!from) stop('Say where the product is: npm run upgrade -- https://…, or the path of a folder.')
  save({ pid: process.pid })
  fetchReleases(from)
  const { next, version } = chooseRelease(wanted)
  handOver(next)
  const base = git('rev-parse', '--verify', `${findBase(before, next)}^{commit}`)
  if (base === next) {
    clean()
    console.log(`You have ${version} already.`)
    return false
  }
  if (isTrue('merge-base', '--is-ancestor', next, base)) stop(`You have a newer version than ${version}.`)
  requireKnownFormat(before, next)
  console.log(`From ${readPackage(base).version ?? base.slice(0, 8)} to ${version} …`)
  save({ before, base, next, version, from })

  const first = bare(base)
  const theirs = bare(next, first)
  git('worktree', 'add', '--quiet', '--detach', copy, bare(before, first, swapsOf(base, before)))
  const picked = attempt(copy, ['cherry-pick', '--no-commit', '-Xignore-cr-at-eol', theirs])
  const open = linesOf(inCopy('diff', '--name-only', '--diff-filter=U'))
  if (picked.status !== 0 && open.length === 0) stop(picked.stderr)
  const owners = NEVER_MERGED.filter((name) => git('ls-tree', before, name))
  inCopy('checkout', before, '--', ...owners)
  return true
}

/** The newer version may know better how to get to it. */
function handOver(next) {
  const newer = show(next, 'scripts/upgrade.mjs')
  if (newer === null || newer === ownText) return
  const file = join(home, 'upgrade.mjs')
  writeFileSync(file, newer)
  save({ pid: null })
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

/** Lists the conflicts that only the owner can settle. `take` settles them all. */
function settle(take) {
  const side = { new: ['--theirs', ' 3\t'], mine: ['--ours', ' 2\t'] }[take]
  const conflicts = linesOf(inCopy('status', '--porcelain', '--no-renames')).filter((line) =>
    /^(U.|.U|AA|DD) /.test(line),
  )
  const open = conflicts.flatMap((line) => {
    const [kind, file] = [line.slice(0, 2), line.slice(3).replace(/^"(.*)"$/, '$1')]
    const path = join(copy, file)
    if (side && inCopy('ls-files', '-u', '--', file).includes(side[1]))
      inCopy('checkout', side[0], '--', file)
    else if (side) inCopy('rm', '--quiet', '--force', '--', file)
    const isOpen = state.isTold ? existsSync(path) && /^<{7} /m.test(readFileSync(path, 'utf8')) : true
    if (!side && isOpen) return [`  ${file}: ${KINDS[kind] ?? kind}`]
    inCopy('add', '--all', '--', ...(existsSync(path) || inCopy('ls-files', '--', file) ? [file] : []))
    return []
  })
  if (open.length === 0) return
  save({ isTold: true })
  stop(
    [
      'You have changed code that the new version has changed, too:',
      ...open,
      `Your folder is unchanged. Edit these files in ${copy}, and then run npm run upgrade -- --continue.`,
      'To take one side of all of them: --continue --take=new, or --continue --take=mine. To stop: --abort.',
    ].join('\n'),
  )
}

// ------------------------------------------------------------------------------------------------ the packages

/** Key by key: the owner's value where only the owner changed it. `lost` gets what both have changed. */
function mergeKeys(base, mine, next, lost, path = []) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, next)) return next
  // How the owner calls the site.
  if (isDeepStrictEqual(next, base) || ['name', 'version', 'description'].includes(path.join('.')))
    return mine
  if (!isObject(mine) || !isObject(next)) {
    lost.push(path.join(' '))
    return next
  }
  const names = [...new Set([...Object.keys(next), ...Object.keys(mine)])]
  const pairs = names.map((name) => [
    name,
    mergeKeys(base?.[name], mine[name], next[name], lost, [...path, name]),
  ])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

const npm = (args) =>
  spawnSync('npm', args, { cwd: copy, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

/** One of the commands of package.json, without npm around it. */
function command(args, cwd = copy, env = {}) {
  const options = { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }
  return spawnSync(process.execPath, [join('scripts', 'bootstrap.mjs'), ...args], options).status === 0
}

function installPackages() {
  const { base, before, next, version, from } = state
  const lost = []
  const [was, mine, newer] = [base, before, next].map(readPackage)
  const { template: _, ...own } = mine
  const merged = { ...mergeKeys(was, own, newer, lost), template: { source: from, version, commit: next } }
  if (lost.length > 0)
    console.log(`In package.json, the new version's values replaced yours: ${lost.join(', ')}.`)
  writeFileSync(join(copy, 'package.json'), `${JSON.stringify(merged, null, 2)}\n`)
  writeFileSync(join(copy, LOCKFILE), show(next, LOCKFILE) ?? '')
  const isAsReleased = ['dependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(merged[kind], newer[kind]),
  )
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--include=dev']
  if (!npm([isAsReleased ? 'ci' : 'install', ...quiet]))
    stop('The packages could not be installed. Your folder is unchanged.')
  // What scripts/lib/packages.mjs compares, or the next command would install them again.
  const stamp = `${process.platform} ${process.arch} ${readFileSync(join(copy, LOCKFILE), 'utf8')}`
  mkdirSync(join(copy, 'node_modules'), { recursive: true })
  writeFileSync(join(copy, 'node_modules', '.installed'), stamp)
}

// ------------------------------------------------------------------------------------------------ the content

function upgradeContent() {
  if (!existsSync(join(copy, 'content'))) return
  if (!command(['content:migrate', '--before', state.before]))
    stop('The content could not be brought to the new format. Your folder is unchanged.')
  if (command(['content:check'])) return
  save({ isTold: true })
  stop(
    `These mistakes need you. Your folder is unchanged. Correct them in ${copy}, and run npm run upgrade -- --continue. To stop: --abort.`,
  )
}

/** The addresses of the built pages, with their titles. */
function pagesIn(folder, below = '') {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesIn(join(folder, entry.name), `${below}/${entry.name}`)
    if (!entry.name.endsWith('.html')) return []
    const [, title = ''] = /<title>([^<]*)/.exec(readFileSync(join(folder, entry.name), 'utf8')) ?? []
    return [[`${below}/${entry.name.replace(/(index)?\.html$/, '')}`, title]]
  })
}

/** Builds both versions, and says what visitors would notice. */
function compareBuilds() {
  const builds = [
    [root, BUILT_BEFORE],
    [copy, 'dist'],
  ]
  const [before, after] = builds.map(([folder, dist]) => {
    const isBuilt = command(['build'], folder, { DIST: dist })
    return isBuilt ? new Map(pagesIn(join(folder, dist))) : null
  })
  rmSync(join(root, BUILT_BEFORE), { recursive: true, force: true })
  if (!after)
    stop(
      `The site could not be built. Your folder is unchanged. See ${copy}; to stop: npm run upgrade -- --abort.`,
    )
  if (!before) return console.log('Your old version cannot be built, so the two were not compared.')
  const gone = [...before.keys()].filter((address) => !after.has(address))
  const titled = [...before].filter(([address, title]) => after.has(address) && after.get(address) !== title)
  for (const address of gone) console.log(`This address no longer exists: ${address}`)
  for (const [address, title] of titled)
    console.log(`${address} was “${title}” and is “${after.get(address)}”.`)
  if (gone.length + titled.length === 0)
    console.log(`All ${before.size} pages have their addresses and titles.`)
}

// ------------------------------------------------------------------------------------------------ the move

function moveBranch() {
  const { before, version } = state
  inCopy('add', '--all')
  const after = git('commit-tree', inCopy('write-tree'), '-p', before, '-m', `Upgrade to ${version}`)
  const added = linesOf(
    git('diff-tree', '-r', '--no-renames', '--name-only', '--diff-filter=A', before, after),
  )
  // git would replace a file that it ignores without a word.
  const inTheWay = added.filter((file) => existsSync(join(root, file)))
  if (inTheWay.length > 0)
    stop(`These files are in no commit, and would be replaced:\n  ${inTheWay.join('\n  ')}`)
  git('update-ref', 'refs/upgrade/before', before)
  git('update-ref', 'refs/upgrade/after', after)
  // Frees the place that the move needs: a full disk must not stop it half-way.
  rmSync(packages, { recursive: true, force: true })
  if (existsSync(join(copy, 'node_modules'))) renameSync(join(copy, 'node_modules'), packages)
  removeCopy()
  const dirty = changedFiles()
  if (dirty.length > 0 || git('rev-parse', 'HEAD') !== before)
    stop(
      `Your folder has changed in the meantime (${dirty.join(', ') || 'a commit'}). Commit, and start again.`,
    )
  // No change, only the sizes of files that were saved with CRLF.
  attempt(root, ['add', '--update'])
  save({ after })
  const moved = attempt(root, ['merge', '--ff-only', '--quiet', after])
  if (moved.status !== 0) stop(moved.stderr)
  end()
}

const packages = join(home, 'node_modules')

function end() {
  const { before, after, version } = state
  if (existsSync(packages)) {
    const old = join(home, 'old_node_modules')
    rmSync(old, { recursive: true, force: true })
    if (existsSync(join(root, 'node_modules'))) renameSync(join(root, 'node_modules'), old)
    renameSync(packages, join(root, 'node_modules'))
  }
  clean()
  console.log(
    `This is ${version}, in one commit:${git('diff', '--shortstat', before, after)}. CHANGELOG.md says what is new.`,
  )
  console.log('To take it back: npm run upgrade -- --undo')
}

/** An upgrade stopped while the branch moved, so that files of both versions may lie in the folder. */
function finishMove() {
  const { before, after } = state
  rmSync(join(home, '..', 'index.lock'), { force: true })
  const head = git('rev-parse', 'HEAD')
  if (head !== before && head !== after) {
    clean()
    stop('There are commits since an upgrade was interrupted. Start again.')
  }
  const differing = [before, after].map((commit) =>
    linesOf(git('diff', '--no-renames', '--name-only', commit)),
  )
  const edited = differing[0].filter((file) => differing[1].includes(file) && existsSync(join(root, file)))
  if (edited.length > 0) {
    const kept = attempt(root, ['stash', 'create']).stdout.trim()
    if (kept) git('update-ref', 'refs/upgrade/rescued', kept)
    console.log(
      `As they were, these files are kept (git show refs/upgrade/rescued:…):\n  ${edited.join('\n  ')}`,
    )
  }
  git('reset', '--quiet', '--hard', after)
  end()
}

function undo() {
  const after = attempt(root, ['rev-parse', '--verify', '--quiet', 'refs/upgrade/after']).stdout.trim()
  if (!after) stop('There is no upgrade to take back.')
  if (git('rev-parse', 'HEAD') !== after)
    stop(`There are commits since the upgrade: take it back with git revert ${after.slice(0, 8)}.`)
  git('reset', '--quiet', '--keep', 'refs/upgrade/before')
  git('update-ref', '-d', 'refs/upgrade/after')
  console.log('The upgrade is taken back.')
}

// ------------------------------------------------------------------------------------------------ the command

function isRunning(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch {
    return false
  }
}

const OPTIONS = ['--continue', '--take=new', '--take=mine', '--abort', '--undo']

function main(args) {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [source, wanted] = args.filter((arg) => !arg.startsWith('--'))
  const take = flags.find((flag) => flag.startsWith('--take='))?.slice('--take='.length)
  const unknown = flags.filter((flag) => !OPTIONS.includes(flag))
  if (unknown.length > 0) stop(`There is no option ${unknown.join(', ')}. Options: ${OPTIONS.join(', ')}.`)
  if (state.after) return finishMove()
  if (flags.includes('--undo')) return undo()
  if (flags.includes('--abort')) {
    clean()
    return console.log('The upgrade is forgotten. Your folder is as it was.')
  }
  if (flags.includes('--continue')) {
    if (!state.isTold || !existsSync(copy)) stop('There is nothing to continue.')
    handOver(state.next)
    save({ pid: process.pid })
  } else {
    if (state.isTold && existsSync(copy))
      stop(
        `An upgrade waits for you in ${copy}. Run npm run upgrade -- --continue, or --abort to start again.`,
      )
    clean()
    if (!start(source, wanted)) return
  }
  settle(take)
  installPackages()
  upgradeContent()
  compareBuilds()
  moveBranch()
}

if (state.pid && isRunning(state.pid)) {
  // Its copy must stay.
  console.error('An upgrade is running.')
  process.exit(1)
}
try {
  main(process.argv.slice(2))
} catch (error) {
  const isHalfWay = Boolean(state.after)
  console.error(error instanceof Stop ? error.message : error.stderr || error.message)
  if (isHalfWay)
    console.error('Your folder is between two versions. Run npm run upgrade again, which ends it.')
  else if (!(error instanceof Stop)) console.error('Your folder is unchanged.')
  try {
    if (!isHalfWay && !state.isTold) clean()
    else save({ pid: null })
  } catch {
    // The disk may be full. The next run cleans up.
  }
  process.exitCode = 1
}
