import { main as test } from './test'

/** `npm run load-messages`: the load test of the contact form with more messages than in `npm test`. */
export function main() {
  process.env.FLOOD_MESSAGES ??= '1000'
  process.env.FLOOD_SENDERS ??= '50'
  return test(['e2e', 'flood'])
}
