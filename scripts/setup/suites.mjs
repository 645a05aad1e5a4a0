import { mkdirSync, rmSync } from 'node:fs'
import { readJson } from '../lib/jsonFile'
import { log, step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { relay, runChild } from './children.mjs'
import { countExit, countPlaywright, countVitest } from './reports.mjs'

/**
 * @typedef {import('./reports.mjs').Count} Count
 * @typedef {{ name: string, title: string, args: string[], count: (code: number | null) => Count }} Suite
 */

const program = (/** @type {string[]} */ ...parts) => fromRoot('node_modules', ...parts)
const reportFile = (/** @type {string} */ name) => inCache('reports', `${name}.json`)

const inColor = Boolean(process.stdout.isTTY)

/** @type {(name: string, title: string) => Suite} */
const vitest = (name, title) => ({
  name,
  title,
  args: [
    program('vitest', 'vitest.mjs'),
    'run',
    // With what belongs to it: `unit-page` and `unit-plain`, `rules` and `rules-coverage`.
    `--project=${name}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  count: (code) => countVitest(readJson(reportFile(name)), code),
})

/** @satisfies {Record<string, Suite>} */
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
      `--colors=${inColor ? 'force' : 'off'}`,
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
}

/**
 * Runs one suite. Its own words are shown, as they come or, beside others, all at its end.
 * @param {Suite} suite
 * @param {{ filters?: string[], env?: Record<string, string>, live?: boolean }} [options]
 * @returns {Promise<Count>}
 */
export async function runSuite(suite, { filters = [], env = {}, live = false } = {}) {
  // A report of an earlier run must never be counted.
  rmSync(reportFile(suite.name), { force: true })
  mkdirSync(inCache('reports'), { recursive: true })
  const run = async () => {
    const { code, output } = await runChild(suite.title, process.execPath, [...suite.args, ...filters], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e'), ...env },
      ...(live && { onLine: relay }),
    })
    return { output, count: suite.count(code) }
  }
  const { output, count } = await step(suite.title, run, (result) => result.count.failed === 0)
  if (!live && output.trim()) log(indent(output.trim()))
  for (const remark of count.remarks) log(`${suite.title}: ${remark}.`)
  log(`${suite.title}: ${count.passed} passed, ${count.failed} failed`)
  return count
}

/** @param {string} text */
const indent = (text) => text.replace(/^(?=.)/gm, '  ')
