import { main as test } from './test'

/** `npm run hostile`: tries every hostile text in every place. `npm test` tries a part of them. */
export function main(args: string[]) {
  process.env.HOSTILE_TEXTS = 'all'
  return test(['e2e', 'hostile', ...args])
}
