import { step } from '../lib/log'
import { UserError } from '../lib/userError'

const INTERVAL = 5_000 // ms
const LONGEST_WAIT = 30 * 60_000 // ms

/** A query fails until its index is ready, also in the build. */
export function waitForIndexes(readStates: () => Promise<string[]>) {
  const end = Date.now() + LONGEST_WAIT
  return step('Waiting for the indexes', async (setDetail) => {
    for (;;) {
      const states = await readStates()
      const unfinished = states.filter((state) => state !== 'READY').length
      if (unfinished === 0) return
      if (Date.now() >= end) throw new UserError(GIVING_UP)
      setDetail(`${unfinished} of ${states.length} not ready`)
      await new Promise((done) => setTimeout(done, INTERVAL))
    }
  })
}

const GIVING_UP =
  'The indexes are not ready after 30 minutes, so only they were deployed. If the Firebase console shows an error under Firestore, Indexes, delete that index there. Then run the command again: it continues here.'
