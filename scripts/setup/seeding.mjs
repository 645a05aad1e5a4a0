import { step } from '../lib/log'

/**
 * Fills a backend with the sample content as soon as Firestore answers, and with the sample account once
 * sign-in does.
 *
 * @param {{
 *   ready: { firestore: Promise<unknown>, all: Promise<unknown> },
 *   ports: { firestore: number, auth: number },
 *   projectId: string,
 *   onlyWhenEmpty: boolean,
 * }} backend
 * @returns {Promise<{ email: string, password: string }>} the sample account
 */
export async function fillBackend({ ready, ports, projectId, onlyWhenEmpty }) {
  // Read only now: it uses packages that the install has just brought.
  const { sampleAccount, seedAccount, seedContent } = await import('../seed.mjs')
  const target = { firestorePort: ports.firestore, authPort: ports.auth, projectId, onlyWhenEmpty }
  await step('Starting Firestore', () => ready.firestore)
  const { skipped } = await seedContent(target)
  const content = skipped ? 'Content: what was there' : 'Content: the samples, published'
  await step(`${content}. Starting sign-in`, () => ready.all)
  await seedAccount(target)
  return sampleAccount
}
