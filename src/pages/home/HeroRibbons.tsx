import { headline } from 'virtual:content/headline'
import { practices } from 'virtual:content/practices'
import { Fragment } from 'react'
import { dealRibbons } from '@/lib/dealRibbons'
import styles from './HeroRibbons.module.css'

const groups = dealRibbons(practices.length, headline.length)
const lastLine = groups.length - 1
const loop = groups[lastLine] ?? []
/** The lines above it have no ribbons: the first one reads them, and turns back between them. */
const firstLine = groups.findIndex((group) => group.length > 0)
/** The second group comes from the top, the others from the left. */
const DROPPING = 1
const drops = firstLine === 0 && lastLine > DROPPING
const dropping = groups[DROPPING] ?? []
/** A single ribbon reads all lines. */
const isAlone = firstLine === lastLine && lastLine > 0

/**
 * Each line of the headline stands on its ribbons. Those of the last line come from the right, go round the lead and the film,
 * and leave innermost. The others run to the right, cross them over and under in turn, and turn down beside them. Each part is a box
 * with a border on all sides, only some of which are in view: where two borders of different widths meet, Safari shows a
 * hairline. Parts that come later lie above.
 */
export function HeroRibbons() {
  const crossing = groups
    .slice(firstLine, lastLine)
    .map((group, index) => ({ group, line: firstLine + index }))
  const under = crossing.filter((_, index) => index % 2 === 0)
  const over = crossing.filter((_, index) => index % 2 === 1)
  return (
    <div className={styles.ribbons} aria-hidden="true">
      {drops &&
        dropping.map((index, place) => (
          <Part key={index} kind="drop" index={index} place={dropping.length - 1 - place} line={DROPPING} />
        ))}
      {drops && <Gap at="start" line={0} group={dropping} />}
      <Turns />
      {under.map(({ group, line }) => (
        <Falls key={line} group={group} line={line} />
      ))}
      {under.map(({ group, line }) => (
        <Gap key={line} at="end" line={lastLine} group={group} />
      ))}
      {loop.map((index, place) => (
        <Fragment key={index}>
          <Part
            kind="entry"
            index={index}
            place={loop.length - 1 - place}
            line={lastLine}
            from={isAlone ? 'turn' : undefined}
          />
          <Part kind="loop" index={index} place={loop.length - 1 - place} line={lastLine} />
          <Part kind="exit" index={index} place={place} line={lastLine} />
        </Fragment>
      ))}
      {over.map(({ group, line }) => (
        <Gap key={line} at="end" line={lastLine} group={group} />
      ))}
      {over.map(({ group, line }) => (
        <Falls key={line} group={group} line={line} />
      ))}
    </div>
  )
}

type PartProps = {
  kind: 'drop' | 'fall' | 'entry' | 'loop' | 'exit' | 'read' | 'turn'
  index: number
  /** Among the ribbons of its line. */
  place?: number
  line: number
  /** Where a part begins or ends, if it does not leave the page there. */
  from?: 'drop' | 'turn' | undefined
  side?: 'start' | 'end'
}

function Part({ kind, index, place = 0, line, from, side }: PartProps) {
  return (
    <i
      className={styles[kind]}
      data-practice={practices[index]?.position}
      data-place={place || undefined}
      data-line={line}
      data-from={from}
      data-side={side}
    />
  )
}

/** From the left or from the drop to the right, and down to the end. */
function Falls({ group, line }: { group: readonly number[]; line: number }) {
  const comesFrom = () => {
    if (drops && line === DROPPING) return 'drop'
    return line === firstLine && firstLine > 0 ? 'turn' : undefined
  }
  return group.map((index, place) => (
    <Part key={index} kind="fall" index={index} place={place} line={line} from={comesFrom()} />
  ))
}

/** What the first ribbon reads above its own line, from the bottom up. */
function Turns() {
  const lines = Array.from({ length: Math.max(0, firstLine) }, (_, index) => firstLine - 1 - index)
  return lines.map((line, index) => {
    // Below, a single ribbon comes from the right, and the first of several from the left.
    const side = (index % 2 === 0) === isAlone ? 'end' : 'start'
    return (
      <Fragment key={line}>
        <Part kind="turn" index={0} line={line} side={side} />
        <Part kind="read" index={0} line={line} side={side} from={line > 0 ? 'turn' : undefined} />
      </Fragment>
    )
  })
}

/** Where ribbons cross over others, a paper-coloured gap cuts those below. */
function Gap({ at, line, group }: { at: 'start' | 'end'; line: number; group: readonly number[] }) {
  return (
    <i
      className={styles.gap}
      data-side={at}
      data-line={line}
      data-count={group.length}
      data-practice={practices[group[0] ?? 0]?.position}
    />
  )
}
