import type { Interaction, Memory } from './browser'
import type { LighthouseResult, Page } from './lighthouse'

/** A part that was not measured is missing. */
export type MeasuredPage = Page & {
  mobile?: LighthouseResult | undefined
  desktop?: LighthouseResult | undefined
}

/** `visits` has one list of interactions for each run. */
export type Results = { pages: MeasuredPage[]; visits: Interaction[][]; memory: Memory | null }

export const OWN_NAME = 'this site'

export const ownPages = (pages: MeasuredPage[]) => pages.filter(({ site }) => site === OWN_NAME)

/** Each page of this site that `peer` has too, with the peer's page. */
export function pairPages(pages: MeasuredPage[], peer: string) {
  return ownPages(pages).flatMap((ours) => {
    const theirs = pages.find(({ site, route }) => site === peer && route === ours.route)
    return theirs ? [{ ours, theirs }] : []
  })
}
