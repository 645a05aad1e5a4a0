import { cpus, totalmem } from 'node:os'
import type { Interaction, Memory } from './browser'
import { type Claim, type PageResult, pairPages, type Results, type SiteResult } from './claims'
import type { Device } from './lighthouse'
import { divide, formatSpread, kilobytes, milliseconds, ratio, type Spread, spreadOf } from './spread'

type Circumstances = { runs: number; browser: string; load: [before: number, after: number]; notes: string }

const inMilliseconds = (spread: Spread) => formatSpread(spread, milliseconds)

/** Returns Markdown. */
export function writeReport(results: Results, claims: Claim[], circumstances: Circumstances): string {
  const { own, peers, visits, memory } = results
  const met = claims.filter(({ isMet }) => isMet)
  const sections = [
    '# Results',
    'Written by `npm run bench`. Compare times only within one run: they depend on the machine.',
    describeRun(circumstances),
    '## Claims',
    `${met.length} of ${claims.length} are met. A claim whose range crosses its limit is missed.`,
    table(
      ['claim', 'limit', 'measured', ''],
      claims.map(({ name, limit, measured, isMet }) => [name, limit, measured, isMet ? 'met' : '**missed**']),
    ),
    circumstances.notes,
    ...peers.map((peer) => comparison(own, peer)),
    lighthouseTable(own.pages, 'mobile'),
    lighthouseTable(own.pages, 'desktop'),
    ...[own, ...peers].map(firstLoadTable),
    visitTable(visits),
    memory ? memoryTable(memory) : '',
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function describeRun({ runs, browser, load }: Circumstances): string {
  const [processor] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const lines = [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus().length} cores (${processor?.model.trim()}), ${memory}, Node ${process.versions.node}, Chromium ${browser}`,
    `${runs} runs of each page, shown as medians with their ranges; load average ${load.map((value) => value.toFixed(1)).join(' before, ')} after`,
    'HTTP/2 over TLS, brotli, the headers of the hosting configuration, and the phone and network that Lighthouse simulates',
    'with peers, each round measures this site’s page before and after theirs',
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

function comparison(own: SiteResult, peer: SiteResult): string {
  const rows = pairPages(own, peer).map(({ ours, theirs }) => {
    const show = (value: (page: PageResult) => string | undefined) =>
      [ours, theirs].map((page) => value(page) ?? '').join(' / ')
    const relative = (metric: 'fcp' | 'lcp') =>
      ours.mobile && theirs.mobile
        ? formatSpread(divide(ours.mobile[metric], theirs.mobile[metric]), ratio)
        : ''
    const time = (metric: 'fcp' | 'lcp' | 'tbt') =>
      show(({ mobile }) => mobile && milliseconds(mobile[metric].median))
    const bytes = (kind: 'scripts' | 'total') =>
      show(({ firstLoad }) => firstLoad && kilobytes(firstLoad[kind]))
    return [
      ours.route,
      show(({ mobile }) => mobile && String(mobile.performance.median)),
      relative('fcp'),
      time('fcp'),
      relative('lcp'),
      time('lcp'),
      time('tbt'),
      bytes('scripts'),
      bytes('total'),
    ]
  })
  const titles = ['page', 'performance', 'FCP ratio', 'FCP', 'LCP ratio', 'LCP', 'TBT', 'JavaScript', 'total']
  return section(`Compared with ${peer.name}, mobile: this site / ${peer.name}`, titles, rows)
}

function lighthouseTable(pages: PageResult[], device: Device): string {
  const rows = pages.flatMap(({ route, isIndexed, [device]: figures }) => {
    if (!figures) return []
    const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls, speedIndex, lost } = figures
    const scores = [performance, accessibility, bestPractices, seo].map((score) =>
      formatSpread(score, String),
    )
    const times = [fcp, lcp, tbt].map(inMilliseconds)
    const shift = formatSpread(cls, (value) => value.toFixed(3))
    const note = isIndexed ? '' : ' (noindex)'
    return [[route + note, ...scores, ...times, shift, inMilliseconds(speedIndex), lost.join(', ')]]
  })
  const scores = ['performance', 'accessibility', 'best practices', 'SEO']
  const titles = ['page', ...scores, 'FCP', 'LCP', 'TBT', 'CLS', 'speed index', 'lost points']
  return section(`Lighthouse, ${device}`, titles, rows)
}

function firstLoadTable({ name, pages }: SiteResult): string {
  const rows = pages.flatMap(({ route, firstLoad }) => {
    if (!firstLoad) return []
    const { html, scripts, styles, fonts, images, total, requests } = firstLoad
    return [[route, ...[html, scripts, styles, fonts, images, total].map(kilobytes), String(requests)]]
  })
  const titles = ['page', 'HTML', 'JavaScript', 'CSS', 'fonts', 'images', 'total', 'requests']
  return section(`First load of ${name} on a phone, without interaction`, titles, rows)
}

function visitTable(visits: Interaction[][]): string {
  const rows = (visits[0] ?? []).map(({ step }, index) => {
    const durations = spreadOf(visits.map((visit) => visit[index]?.ms ?? 0))
    return [step, formatSpread(durations, (ms) => (ms === 0 ? 'under 16 ms' : milliseconds(ms)))]
  })
  return section('The scripted visit, CPU slowed down 4 times', ['step', 'slowest interaction'], rows)
}

function memoryTable({ few, many }: Memory): string {
  return section(
    'Memory after garbage collection',
    ['', 'after 3 navigations', 'after 30', 'ratio'],
    [
      ['JavaScript heap', kilobytes(few.bytes), kilobytes(many.bytes), ratio(many.bytes / few.bytes)],
      ['DOM nodes', String(few.nodes), String(many.nodes), ratio(many.nodes / few.nodes)],
    ],
  )
}

function section(heading: string, titles: string[], rows: string[][]): string {
  return rows.length === 0 ? '' : `## ${heading}\n\n${table(titles, rows)}`
}

function table(titles: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}
