import { mkdirSync, rmSync } from 'node:fs'
import { readJson } from '../lib/atomicFile'
import { fromRoot, inCache } from '../lib/folders'
import { log } from '../lib/log'
import { runChild } from './child'

type Suite = {
  title: string
  args: string[]
  readCount?: () => Count | null
  /** Running no test is no failure. */
  mayBeEmpty?: boolean
}
export type Count = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numTotalTests: number }
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

const PLAYWRIGHT_REPORT = inCache('reports', 'e2e.json')

export const SUITES = {
  types: { title: 'Types', args: [program('typescript', 'bin', 'tsc'), '-p', '.'] },
  lint: {
    title: 'Lint and format',
    args: [program('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'],
  },
  unit: vitest('unit', 'Unit tests'),
  rules: vitest('rules', 'Security rules tests'),
  e2e: {
    title: 'Browser tests',
    args: [program('@playwright', 'test', 'cli.js'), 'test'],
    readCount: () => countPlaywright(readJson(PLAYWRIGHT_REPORT)),
  },
} satisfies Record<string, Suite>

export const CHANGED_TESTS: Suite = {
  ...SUITES.unit,
  args: [...SUITES.unit.args, '--changed', '--passWithNoTests'],
  mayBeEmpty: true,
}

export type SuiteName = keyof typeof SUITES

/** Runs a suite and prints its output. Returns what its runner counted, or one for a program that counts nothing. */
export async function runSuite(suite: Suite, filters: string[] = [], env: Record<string, string> = {}) {
  log(`\n${suite.title}`)
  // Never count the report of an earlier run.
  rmSync(inCache('reports'), { recursive: true, force: true })
  mkdirSync(inCache('reports'), { recursive: true })
  const { code } = await runChild(process.execPath, [...suite.args, ...filters], {
    env,
    isLive: true,
  })
  const count = judge(
    suite.readCount ? suite.readCount() : { passed: Number(code === 0), failed: 0 },
    code,
    suite.mayBeEmpty,
  )
  log(`${suite.title}: ${count.passed} passed, ${count.failed} failed`)
  return count
}

export function countVitest(report: VitestReport | null): Count | null {
  return report && { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}

/** A skipped test, and one that passes only after a retry, count as failed. */
export function countPlaywright(report: PlaywrightReport | null): Count | null {
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

/** A runner that fails, or runs nothing unexpectedly, counts as a failure. */
export function judge(count: Count | null, code: number | null, mayBeEmpty = false): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 }
  const isSuccess = (passed > 0 || (count !== null && mayBeEmpty)) && code === 0
  return { passed, failed: failed || Number(!isSuccess) }
}

export function addUp(counts: Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

function program(...parts: string[]) {
  return fromRoot('node_modules', ...parts)
}

function vitest(name: string, title: string): Suite {
  const file = inCache('reports', `${name}.json`)
  return {
    title,
    // The name matches several projects: `unit-page`, `unit-plain` and others.
    args: [
      program('vitest', 'vitest.mjs'),
      'run',
      `--project=${name}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    readCount: () => countVitest(readJson(file)),
  }
}
