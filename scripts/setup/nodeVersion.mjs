const OLDEST_NODE = { major: 20, minor: 19 }

/**
 * What to tell somebody whose Node is too old, or null.
 * @param {string} version
 */
export function nodeProblem(version) {
  const parts = version.split('.')
  const major = Number(parts[0])
  const minor = Number(parts[1])
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return null
  return (
    'This project needs Node ' +
    OLDEST_NODE.major +
    '.' +
    OLDEST_NODE.minor +
    ' or newer, and this is Node ' +
    version +
    ': install a newer one from https://nodejs.org and run the command again.'
  )
}

/**
 * @param {string} version
 * @returns {boolean} whether to go on
 */
export function requireNode(version) {
  const problem = nodeProblem(version)
  if (problem === null) return true
  console.error(problem)
  process.exitCode = 1
  return false
}
