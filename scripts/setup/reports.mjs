/**
 * @typedef {{ passed: number, failed: number, remarks: string[] }} Count
 * @typedef {{ status: string, message?: string, name?: string, assertionResults?: { status: string }[] }} VitestFile
 * @typedef {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} PlaywrightReport
 */

/** For a runner that only says yes or no. @param {number | null} code @returns {Count} */
export function countExit(code) {
  return code === 0 ? { passed: 1, failed: 0, remarks: [] } : { passed: 0, failed: 1, remarks: [] }
}

/**
 * @param {{ testResults?: VitestFile[] } | null} report
 * @param {number | null} code what the runner ended with
 */
export function countVitest(report, code) {
  if (!report?.testResults) return crashed(code)
  let passed = 0
  let failed = 0
  let skipped = 0
  for (const { status, assertionResults = [] } of report.testResults) {
    const good = assertionResults.filter((test) => test.status === 'passed').length
    const bad = assertionResults.filter((test) => test.status === 'failed').length
    passed += good
    failed += bad
    skipped += assertionResults.length - good - bad
    // A file that could not be read has no tests to fail.
    if (status === 'failed' && bad === 0) failed += 1
  }
  return judge({ passed, failed, skipped, flaky: 0, code })
}

/**
 * @param {PlaywrightReport | null} report
 * @param {number | null} code
 */
export function countPlaywright(report, code) {
  if (!report?.stats) return crashed(code)
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = report.errors?.length ?? 0
  return judge({ passed: expected, failed: unexpected + errors, skipped, flaky, code })
}

/** @param {Count[]} counts */
export function addUp(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/**
 * What was not run, or only passed at a second try, counts as failed.
 * @param {{ passed: number, failed: number, skipped: number, flaky: number, code: number | null }} seen
 * @returns {Count}
 */
function judge({ passed, failed, skipped, flaky, code }) {
  const remarks = []
  if (skipped > 0) remarks.push(`${skipped} skipped, which counts as failed`)
  if (flaky > 0) remarks.push(`${flaky} passed only when repeated, which counts as failed`)
  let sum = failed + skipped + flaky
  if (passed + sum === 0) {
    remarks.push('no test was found, which counts as a failure')
    sum += 1
  } else if (code !== 0 && sum === 0) {
    remarks.push(`the runner ended with ${code} though no test failed, which counts as a failure`)
    sum += 1
  }
  return { passed, failed: sum, remarks }
}

/** @param {number | null} code @returns {Count} */
function crashed(code) {
  return {
    passed: 0,
    failed: 1,
    remarks: [`the runner wrote no report (it ended with ${code}), which counts as a failure`],
  }
}
