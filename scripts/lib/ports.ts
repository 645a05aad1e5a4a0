import { UserError } from './userError.ts'

const HIGHEST_OFFSET = 50_000

const LOCAL = {
  site: 5173,
  studio: 5273,
  hosting: 5000,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
}
/** Different from `LOCAL`, so that `npm test` can run next to `npm start`. */
const TEST = { hosting: 5100, firestore: 8180, auth: 9199, hub: 4410, logging: 4510 }

const offset = Number(process.env.PORT_OFFSET ?? 0)

/** Used by `npm start`, `npm run preview` and every command that talks to the local backend. */
export const LOCAL_PORTS = addOffset(LOCAL)
export const TEST_PORTS = addOffset(TEST)

/** Firebase tools never contact a real project if the id begins with demo-. */
export const LOCAL_PROJECT = 'demo-site'
export const TEST_PROJECT = 'demo-site-test'

export const localUrl = (port: number) => `http://127.0.0.1:${port}`

/** Call it before opening a port. */
export function checkPortOffset(value: number = offset) {
  if (Number.isInteger(value) && value >= 0 && value <= HIGHEST_OFFSET) return
  throw new UserError(
    `PORT_OFFSET=${process.env.PORT_OFFSET} must be a whole number, such as PORT_OFFSET=3000.`,
  )
}

function addOffset<Ports extends Record<string, number>>(ports: Ports): Readonly<Ports> {
  const moved = Object.entries(ports).map(([name, port]) => [name, port + offset])
  return Object.freeze(Object.fromEntries(moved) as Ports)
}
