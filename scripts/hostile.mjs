import { main as test } from './test.mjs'

/** `npm run hostile`: every text of the corpora in every place, of which `npm test` tries some. */
export function main(/** @type {string[]} */ args) {
  process.env.HOSTILE_TEXTS = 'all'
  return test(['e2e', 'hostile', ...args])
}
