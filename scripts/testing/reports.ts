export type Count = { passed: number; failed: number; remarks: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** For a program that only passes or fails as a whole. */
export function countExit(code: number | null): Count {
  return { passed: Number(code === 0), failed: Number(code !== 0), remarks: [] }
}

export function countVitest(report: VitestReport | null, code: number | null): Count {
  if (!report) return judge(0, 0, {}, code)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return judge(numPassedTests, numFailedTests, { skipped: numPendingTests + numTodoTests }, code)
}

export function countPlaywright(report: PlaywrightReport | null, code: number | null): Count {
  if (!report) return judge(0, 0, {}, code)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + (report.errors?.length ?? 0)
  return judge(expected, failed, { skipped, 'passed only after a retry': flaky }, code)
}

export function addUp(counts: Count[]) {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** Whatever is `doubtful` counts as failed, and so does a runner that fails or runs nothing. */
function judge(passed: number, failed: number, doubtful: Record<string, number>, code: number | null): Count {
  const found = Object.entries(doubtful).filter(([, count]) => count > 0)
  const remarks = found.map(([what, count]) => `${count} ${what}, which counts as failed`)
  const total = found.reduce((sum, [, count]) => sum + count, failed)
  if (total > 0 || (passed > 0 && code === 0)) return { passed, failed: total, remarks }
  const problem = passed > 0 ? 'no test failed' : 'no test ran'
  return {
    passed,
    failed: 1,
    remarks: [`${problem}, but the runner exited with ${code}. This counts as a failure`],
  }
}
