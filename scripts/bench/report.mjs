import { cpus, totalmem } from 'node:os'
import { pairs, verdicts } from './reach.mjs'
import { kilobytes, milliseconds, ratio, table } from './words.mjs'

/**
 * @typedef {import('./reach.mjs').Results} Results
 * @typedef {import('./reach.mjs').SiteResult} SiteResult
 * @typedef {{ runs: number, browser: string, load: number[], notes: string }} Circumstances
 */

/** @param {Results} results @param {Circumstances} circumstances @returns {string} Markdown */
export function writeReport(results, circumstances) {
  const { own, peers, visit, memory } = results
  const found = verdicts(results)
  const short = found.filter(({ isMet }) => !isMet)
  const parts = [
    '# What was measured',
    'Written by `npm run bench`. Compare times only inside one run: they move with the machine.',
    describeMachine(circumstances),
    '## Against the reach',
    found.length > 0 ? `${found.length - short.length} of ${found.length} are met.` : '',
    table(
      ['figure', 'reach', 'measured', ''],
      found.map(({ figure, reach, measured, isMet }) => [
        figure,
        reach,
        measured,
        isMet ? 'met' : '**short**',
      ]),
    ),
    circumstances.notes,
    ...peers.map((peer) => comparison(own, peer)),
    lighthouseTable(own, 'mobile'),
    lighthouseTable(own, 'desktop'),
    ...[own, ...peers].map(bytesTable),
    visit.length > 0 ? visitTable(visit) : '',
    memory ? memoryTable(memory) : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** @param {Circumstances} circumstances */
function describeMachine({ runs, browser, load }) {
  const [processor] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const lines = [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus().length} cores (${processor?.model.trim()}), ${memory}, Node ${process.versions.node}, Chromium ${browser}`,
    `medians of ${runs}, load average ${load.map((value) => value.toFixed(1)).join(' before, ')} after`,
    'HTTP/2 over TLS, brotli, the headers of the Hosting configuration; Lighthouse with its own simulated phone and network',
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

/** @param {SiteResult} own @param {SiteResult} peer */
function comparison(own, peer) {
  const rows = pairs(own, peer).map(({ ours, theirs }) => {
    const both = (/** @type {'fcp' | 'lcp'} */ metric) =>
      ours.mobile && theirs.mobile ? ratio(ours.mobile[metric] / theirs.mobile[metric]) : ''
    const times = (/** @type {'fcp' | 'lcp' | 'tbt'} */ metric) =>
      [ours, theirs].map(({ mobile }) => (mobile ? milliseconds(mobile[metric]) : '')).join(' / ')
    const bytes = (/** @type {'scripts' | 'total'} */ kind) =>
      [ours, theirs].map((page) => (page.bytes ? kilobytes(page.bytes[kind]) : '')).join(' / ')
    const score = [ours, theirs].map(({ mobile }) => mobile?.performance ?? '').join(' / ')
    return [
      ours.route,
      score,
      both('fcp'),
      times('fcp'),
      both('lcp'),
      times('lcp'),
      times('tbt'),
      bytes('scripts'),
      bytes('total'),
    ]
  })
  if (rows.length === 0) return ''
  const titles = ['page', 'performance', 'FCP ratio', 'FCP', 'LCP ratio', 'LCP', 'TBT', 'JavaScript', 'all']
  return `## Beside ${peer.name}, mobile: ours / theirs\n\n${table(titles, rows)}`
}

/** @param {SiteResult} own @param {'mobile' | 'desktop'} form */
function lighthouseTable({ pages }, form) {
  const rows = pages.flatMap(({ route, noIndex, [form]: figures }) => {
    if (!figures) return []
    const { performance, accessibility, practices, seo, fcp, lcp, tbt, cls, si, lost } = figures
    const scores = [performance, accessibility, practices, noIndex ? `${seo} (noindex)` : seo]
    const times = [fcp, lcp, tbt].map(milliseconds)
    return [[route, ...scores.map(String), ...times, cls.toFixed(3), milliseconds(si), lost.join(', ')]]
  })
  if (rows.length === 0) return ''
  const scores = ['performance', 'accessibility', 'best practices', 'SEO']
  const titles = ['page', ...scores, 'FCP', 'LCP', 'TBT', 'CLS', 'speed index', 'what costs points']
  return `## Lighthouse, ${form}\n\n${table(titles, rows)}`
}

/** @param {SiteResult} site */
function bytesTable({ name, pages }) {
  const rows = pages.flatMap(({ route, bytes }) => {
    if (!bytes) return []
    const { page, scripts, styles, fonts, images, total, requests } = bytes
    return [[route, ...[page, scripts, styles, fonts, images, total].map(kilobytes), String(requests)]]
  })
  if (rows.length === 0) return ''
  const titles = ['page', 'HTML', 'JavaScript', 'CSS', 'fonts', 'images', 'all', 'requests']
  const heading = `## First load of ${name} on a phone, until 5 s of quiet, no act`
  return `${heading}\n\n${table(titles, rows)}`
}

/** @param {import('./visit.mjs').Interaction[]} visit */
function visitTable(visit) {
  const rows = visit.map(({ act, ms }) => [act, ms === 0 ? 'under 16 ms' : milliseconds(ms)])
  return `## The scripted visit, processor slowed down × 4\n\n${table(['act', 'slowest answer'], rows)}`
}

/** @param {import('./memory.mjs').Memory} memory */
function memoryTable({ after3, after30, nodes3, nodes30 }) {
  const rows = [
    ['memory of the scripts', kilobytes(after3), kilobytes(after30), ratio(after30 / after3)],
    ['DOM nodes', String(nodes3), String(nodes30), ratio(nodes30 / nodes3)],
  ]
  const titles = ['', 'after 3 navigations', 'after 30', 'ratio']
  return `## Memory, after garbage collection\n\n${table(titles, rows)}`
}
