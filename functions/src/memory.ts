import type { Memory } from './delivery.js'
import { NOTHING_SENT, type State } from './limit.js'

/** What is used of firebase-admin. */
type Snapshot = { exists: boolean; data: () => unknown }
type Transaction<Place> = {
  getAll(...places: Place[]): Promise<Snapshot[]>
  set(place: Place, fields: object): unknown
}
export type Database<Place> = {
  doc(path: string): Place
  getAll(...places: Place[]): Promise<Snapshot[]>
  runTransaction(task: (transaction: Transaction<Place>) => Promise<void>): Promise<void>
}

/** The rules keep it private. */
const PLACE = 'notifier/state'

/**
 * Both functions, and an instance that starts later, continue from it. Without access to the database, each instance counts for
 * itself: a mail is more important than its limit.
 */
export function databaseMemory<Place>(
  database: Database<Place>,
  logFailure: (text: string, error: unknown) => void,
): Memory {
  const place = database.doc(PLACE)
  let known = NOTHING_SENT
  const warn = (error: unknown) =>
    logFailure(
      'The limit holds only for this instance. Its service account needs Cloud Datastore User.',
      error,
    )
  return {
    async read() {
      try {
        known = stateOf(await database.getAll(place))
      } catch (error) {
        warn(error)
      }
      return known
    },
    async write(change) {
      known = change(known)
      try {
        await database.runTransaction(async (transaction) => {
          const latest = change(stateOf(await transaction.getAll(place)))
          transaction.set(place, latest)
        })
      } catch (error) {
        warn(error)
      }
    },
  }
}

const stateOf = ([stored]: Snapshot[]): State => ({ ...NOTHING_SENT, ...Object(stored?.data()) })
