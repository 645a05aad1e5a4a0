import { main as test } from './test.mjs'

const MESSAGES = '1000'
const SENDERS = '50'

/**
 * `npm run load-messages`: the test of the contact form under load with a thousand messages from fifty senders, on the
 * tests' own backend. The same with two dozen is part of `npm test`.
 */
export function main() {
  process.env.FLOOD_MESSAGES ??= MESSAGES
  process.env.FLOOD_SENDERS ??= SENDERS
  return test(['e2e', 'flood'])
}
