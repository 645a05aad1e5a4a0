/** npm as it was used to start this command, or the one on the PATH. @returns {[string, ...string[]]} */
export function npmCommand() {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm']
}

/** Quiet, no questions, and no minutes of waiting where there is no network (npm's own default is over one). */
export const CALM = [
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
  '--yes',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]
