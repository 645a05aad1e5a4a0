import { importContent } from '../content/importContent.mjs'

/** @typedef {{ legal: { sample: boolean }, founder: { sample: boolean }, offices: readonly { id: string, sample: boolean }[] }} Samples */

/** What visitors would meet as a placeholder. It stops nothing: a first look at the live site is worth having. */
export async function describeSiteSamples() {
  const { site } = /** @type {typeof import('@/content/site')} */ (await importContent('site'))
  return describeSamples(site)
}

/** @param {Samples} site @returns {string[]} */
export function describeSamples({ legal, founder, offices }) {
  const left = [
    ...(legal.sample ? ['the legal names'] : []),
    ...(founder.sample ? ['the founder'] : []),
    ...offices.filter(({ sample }) => sample).map(({ id }) => `the office ${id}`),
  ]
  return left.length > 0 ? [`  Still samples in src/content/site.ts: ${left.join(', ')}`] : []
}
