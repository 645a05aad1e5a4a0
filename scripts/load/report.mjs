import { cpus, totalmem } from 'node:os'
import { within } from './tally.mjs'

/** @import { Kind, Tally } from './tally.mjs' */

const FEWEST_PER_SECOND = 10
const SLOWEST_MS = 500
const GIB = 1024 ** 3
/** @type {Kind[]} */
const KINDS = ['page', 'file', 'list', 'article', 'message', 'subscription']

/**
 * The figures, as they are printed and as they stand in docs/load.md.
 * @param {{
 *   tally: Tally, visitors: number, took: number, lost: string[],
 *   written: { sent: Set<string>, subscribed: Set<string> },
 * }} run
 */
export function loadReport({ tally, visitors, took, lost, written: { sent, subscribed } }) {
  const all = tally.timesOf()
  const perSecond = all.length / took
  const isHeld =
    perSecond >= FEWEST_PER_SECOND &&
    within(all, 0.95) < SLOWEST_MS &&
    tally.errors.length === 0 &&
    lost.length === 0 &&
    sent.size > 0
  const text = `# What the site holds

Written by \`npm run load\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}.
${visitors} visitors browsed, read and wrote for ${Math.round(took)} seconds through the Hosting and Firestore
emulators, which ran on the same machine as the visitors. Held means: at least ${FEWEST_PER_SECOND} requests a second,
95 of 100 answered within ${SLOWEST_MS} ms, no error, and everything that was sent read back.

| | requests | half within | 95 of 100 within | slowest |
|---|---:|---:|---:|---:|
${KINDS.map((kind) => row(kind, tally.timesOf(kind))).join('\n')}
${row('all', all)}

- ${perSecond.toFixed(1)} requests a second
- ${tally.errors.length} errors
- ${sent.size} messages and ${subscribed.size} subscriptions sent, ${lost.length} of them lost
`
  return { text, isHeld }
}

/** @param {string} name @param {number[]} times */
function row(name, times) {
  const figures = [within(times, 0.5), within(times, 0.95), times.at(-1) ?? 0]
  return `| ${name} | ${times.length} | ${figures.map((time) => `${Math.round(time)} ms`).join(' | ')} |`
}

function machine() {
  const [first, ...others] = cpus()
  const name = first?.model.replace(/\s+/g, ' ').trim() || 'an unnamed processor'
  return `${others.length + 1} cores (${name}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}`
}
