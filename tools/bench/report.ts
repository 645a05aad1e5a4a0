import { cpus, loadavg, totalmem } from 'node:os'
import type { Interaction, Memory } from './browser'
import type { Claim } from './claims'
import { CATEGORIES, type Device } from './lighthouse'
import { type MeasuredPage, OWN_NAME, ownPages, pairPages, type Results } from './measuredPages'
import { divide, formatSpread, kilobytes, milliseconds, ratio, spreadOf } from './spread'

type Run = { runs: number; browserVersion: string; loadBefore: number; notes: string }

/** Returns Markdown. */
export function writeReport({ pages, visits, memory }: Results, claims: Claim[], run: Run): string {
  const missed = claims.filter(({ isMet }) => !isMet)
  const sites = [...new Set(pages.map(({ site }) => site))]
  const sections = [
    '# Results',
    'Written by `npm run bench`. Compare times only within one run: they depend on the machine.',
    describeRun(run),
    '## Claims',
    `${claims.length - missed.length} of ${claims.length} are met. A claim whose range crosses its limit is missed.`,
    table(
      ['missed claim', 'limit', 'measured'],
      missed.map(({ name, limit, measured }) => [name, limit, measured]),
    ),
    run.notes,
    ...sites.filter((site) => site !== OWN_NAME).map((peer) => comparison(pages, peer)),
    lighthouseTable(ownPages(pages), 'mobile'),
    lighthouseTable(ownPages(pages), 'desktop'),
    firstLoadTable(pages),
    visitTable(visits),
    memory ? memoryTable(memory) : '',
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function describeRun({ runs, browserVersion, loadBefore }: Run): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`
  const loads = [loadBefore, loadavg()[0] ?? 0].map((load) => load.toFixed(1))
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine}, Node ${process.versions.node}, Chromium ${browserVersion}`,
    `- ${runs} runs of each page, shown as medians with their ranges; load average ${loads.join(' before, ')} after`,
    '- HTTP/2 over TLS, brotli, the headers of the hosting configuration except `Cross-Origin-Opener-Policy`, and the phone and network that Lighthouse simulates',
    '- with peers, each round measures this site’s page before and after theirs',
  ].join('\n')
}

function comparison(pages: MeasuredPage[], peer: string): string {
  const rows = pairPages(pages, peer).map(({ ours, theirs }) => {
    const show = (value: (page: MeasuredPage) => string | undefined) =>
      [ours, theirs].map((page) => value(page) ?? '').join(' / ')
    const paint = (metric: 'fcp' | 'lcp') => [
      ours.mobile && theirs.mobile
        ? formatSpread(divide(ours.mobile[metric], theirs.mobile[metric]), ratio)
        : '',
      show(({ mobile }) => mobile && milliseconds(mobile[metric].median)),
    ]
    return [
      ours.route,
      show(({ mobile }) => mobile && String(mobile.performance.median)),
      ...paint('fcp'),
      ...paint('lcp'),
      show(({ mobile }) => mobile && milliseconds(mobile.tbt.median)),
      show(({ mobile }) => mobile && kilobytes(mobile.firstLoad.scripts)),
      show(({ mobile }) => mobile && kilobytes(mobile.firstLoad.total)),
    ]
  })
  const titles = ['page', 'performance', 'FCP ratio', 'FCP', 'LCP ratio', 'LCP', 'TBT', 'JavaScript', 'total']
  return section(`Compared with ${peer}, mobile: this site / ${peer}`, titles, rows)
}

function lighthouseTable(pages: MeasuredPage[], device: Device): string {
  const rows = pages.flatMap(({ route, isIndexed, [device]: figures }) => {
    if (!figures) return []
    const { fcp, lcp, tbt, cls, lost } = figures
    return [
      [
        isIndexed ? route : `${route} (noindex)`,
        ...CATEGORIES.map((category) => formatSpread(figures[category], String)),
        ...[fcp, lcp, tbt].map((time) => formatSpread(time, milliseconds)),
        formatSpread(cls, (shift) => shift.toFixed(3)),
        lost.join(', '),
      ],
    ]
  })
  const titles = ['page', ...CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS', 'lost points']
  return section(`Lighthouse, ${device}`, titles, rows)
}

function firstLoadTable(pages: MeasuredPage[]): string {
  const rows = pages.flatMap(({ site, route, mobile }) => {
    if (!mobile) return []
    const { html, scripts, styles, fonts, images, total, requests } = mobile.firstLoad
    const sizes = [html, scripts, styles, fonts, images, total].map(kilobytes)
    return [[site, route, ...sizes, String(requests)]]
  })
  const titles = ['site', 'page', 'HTML', 'JavaScript', 'CSS', 'fonts', 'images', 'total', 'requests']
  return section('First load on a phone, without interaction', titles, rows)
}

function visitTable(visits: Interaction[][]): string {
  const rows = (visits[0] ?? []).map(({ step }, index) => {
    const durations = spreadOf(visits.map((visit) => visit[index]?.ms ?? 0))
    return [step, formatSpread(durations, (ms) => (ms === 0 ? 'under 16 ms' : milliseconds(ms)))]
  })
  return section('The scripted visit, CPU slowed down 4 times', ['step', 'slowest interaction'], rows)
}

function memoryTable({ few, many }: Memory): string {
  const titles = ['', 'after 3 navigations', 'after 30', 'ratio']
  return section('Memory after garbage collection', titles, [
    ['JavaScript heap', kilobytes(few.bytes), kilobytes(many.bytes), ratio(many.bytes / few.bytes)],
    ['DOM nodes', String(few.nodes), String(many.nodes), ratio(many.nodes / few.nodes)],
  ])
}

function section(heading: string, titles: string[], rows: string[][]): string {
  return rows.length === 0 ? '' : `## ${heading}\n\n${table(titles, rows)}`
}

function table(titles: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}
