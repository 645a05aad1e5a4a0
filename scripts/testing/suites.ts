import { mkdirSync, rmSync } from 'node:fs'
import { readJson } from '../lib/jsonFile'
import { log, step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { runChild } from '../processes/child'
import { type Count, countExit, countPlaywright, countVitest } from './reports'

type Suite = { name: string; title: string; args: string[]; count: (code: number | null) => Count }
type Options = { filters?: string[]; env?: Record<string, string>; isLive?: boolean }

export const SUITES = {
  types: {
    name: 'types',
    title: 'Types',
    args: [program('typescript', 'bin', 'tsc'), '-p', '.'],
    count: countExit,
  },
  lint: {
    name: 'lint',
    title: 'Lint and format',
    args: [
      program('@biomejs', 'biome', 'bin', 'biome'),
      'ci',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
    count: countExit,
  },
  unit: vitest('unit', 'Unit tests'),
  rules: vitest('rules', 'Security rules tests'),
  e2e: {
    name: 'e2e',
    title: 'Browser tests',
    args: [program('@playwright', 'test', 'cli.js'), 'test'],
    count: (code) => countPlaywright(readJson(reportFile('e2e')), code),
  },
} satisfies Record<string, Suite>

export type SuiteName = keyof typeof SUITES

/** Runs a suite. Its output appears when it has finished, or line by line if `isLive`. */
export async function runSuite(suite: Suite, { filters = [], env = {}, isLive = false }: Options = {}) {
  // Never count the report of an earlier run.
  rmSync(reportFile(suite.name), { force: true })
  mkdirSync(inCache('reports'), { recursive: true })
  const run = async () => {
    const { code, output } = await runChild(suite.title, process.execPath, [...suite.args, ...filters], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e'), ...env },
      ...(isLive && { onLine: log }),
    })
    return { output, count: suite.count(code) }
  }
  const { output, count } = await step(suite.title, run, (result) => result.count.failed === 0)
  if (!isLive && output.trim()) log(output.trim().replace(/^(?=.)/gm, '  '))
  for (const remark of count.remarks) log(`${suite.title}: ${remark}.`)
  log(`${suite.title}: ${count.passed} passed, ${count.failed} failed`)
  return count
}

function program(...parts: string[]) {
  return fromRoot('node_modules', ...parts)
}

function reportFile(name: string) {
  return inCache('reports', `${name}.json`)
}

function vitest(name: string, title: string): Suite {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
  return {
    name,
    title,
    // The name matches several projects: `unit-page` and `unit-plain`, `rules` and `rules-coverage`.
    args: [program('vitest', 'vitest.mjs'), 'run', `--project=${name}*`, ...reporters],
    count: (code) => countVitest(readJson(reportFile(name)), code),
  }
}
