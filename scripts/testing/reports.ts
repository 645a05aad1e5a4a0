export type Count = { passed: number; failed: number; remarks: string[] }

type VitestReport = { testResults: { status: string; assertionResults?: { status: string }[] }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** For a program that only passes or fails as a whole. */
export function countExit(code: number | null): Count {
  const isPassed = code === 0
  return { passed: Number(isPassed), failed: Number(!isPassed), remarks: [] }
}

export function countVitest(report: VitestReport | null, code: number | null): Count {
  if (!report) return judge({ passed: 0, failed: 0 }, code)
  const files = report.testResults.map(({ status, assertionResults = [] }) => ({
    status,
    tests: assertionResults.map((test) => test.status),
  }))
  const all = files.flatMap(({ tests }) => tests)
  const passed = all.filter((status) => status === 'passed').length
  const failedTests = all.filter((status) => status === 'failed').length
  // A file that cannot be loaded has no tests that could fail.
  const failedFiles = files.filter(
    ({ status, tests }) => status === 'failed' && !tests.includes('failed'),
  ).length
  return judge(
    { passed, failed: failedTests + failedFiles, skipped: all.length - passed - failedTests },
    code,
  )
}

export function countPlaywright(report: PlaywrightReport | null, code: number | null): Count {
  if (!report) return judge({ passed: 0, failed: 0 }, code)
  const { expected, unexpected, flaky, skipped } = report.stats
  return judge({ passed: expected, failed: unexpected + (report.errors?.length ?? 0), skipped, flaky }, code)
}

export function addUp(counts: Count[]) {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

type Tally = { passed: number; failed: number; skipped?: number; flaky?: number }

/** Skipped tests, tests that passed only after a retry, and a runner that crashed all count as failed. */
function judge({ passed, failed, skipped = 0, flaky = 0 }: Tally, code: number | null): Count {
  const remarks = [
    ...(skipped > 0 ? [`${skipped} skipped, which counts as failed`] : []),
    ...(flaky > 0 ? [`${flaky} passed only after a retry, which counts as failed`] : []),
  ]
  const total = failed + skipped + flaky
  if (total > 0 || (passed > 0 && code === 0)) return { passed, failed: total, remarks }
  const problem = passed > 0 ? 'no test failed' : 'no test ran'
  return {
    passed,
    failed: 1,
    remarks: [`${problem}, but the runner exited with ${code}. This counts as a failure`],
  }
}
