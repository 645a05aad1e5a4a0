import { createRequire } from 'node:module'
import { fromRoot } from '../lib/folders'
import { EMULATORS, install } from '../lib/install'

/** What the commands use of firebase-admin. It is installed with the emulators, so its own types can be missing. */
export type Time = { seconds: number; nanoseconds: number; toDate: () => Date }
type Fields = Record<string, unknown>
type Reference = { id: string; path: string }
export type Snapshot = {
  id: string
  ref: Reference
  exists: boolean
  createTime?: Time
  updateTime?: Time
  data: () => Fields | undefined
}
export type Query = {
  orderBy: (field: '__name__') => Query
  limit: (count: number) => Query
  startAfter: (last: Snapshot) => Query
  get: () => Promise<{ docs: Snapshot[]; readTime: Time }>
}
type Writer = {
  set: (document: Reference, fields: Fields) => unknown
  delete: (document: Reference) => unknown
}
type Transaction = Writer & { getAll: (...documents: Reference[]) => Promise<Snapshot[]> }
export type Database = {
  collection: (name: string) => Query
  collectionGroup: (name: string) => Query
  doc: (path: string) => Reference
  getAll: (...documents: Reference[]) => Promise<Snapshot[]>
  batch: () => Writer & { commit: () => Promise<unknown> }
  runTransaction: (task: (transaction: Transaction) => Promise<void>) => Promise<void>
}
export type Account = { uid: string; displayName?: string; email?: string; emailVerified: boolean }
type NewAccount = { displayName: string; email: string; password: string; emailVerified: boolean }
export type Accounts = {
  getUsers: (ids: ({ uid: string } | { email: string })[]) => Promise<{ users: Account[] }>
  listUsers: (max: number) => Promise<{ users: Account[] }>
  createUser: (account: NewAccount) => Promise<Account>
  deleteUser: (uid: string) => Promise<void>
}
type App = { name: string }

type Modules = {
  app: {
    applicationDefault: () => { getAccessToken: () => Promise<{ access_token: string }> }
    getApps: () => App[]
    initializeApp: (options: { projectId: string }, name: string) => App
  }
  firestore: { getFirestore: (app: App) => Database }
  auth: { getAuth: (app: App) => Accounts }
}

/** Installs firebase-admin if it is missing. The app's own install stays small without it. */
export async function loadAdmin<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  await install(EMULATORS)
  // Elsewhere than at Google, looking for its server of credentials takes seconds and prints raw warnings.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only'
  return createRequire(fromRoot(EMULATORS.folder, 'package.json'))(`firebase-admin/${name}`)
}
