import { UserError } from './userError.ts'

/** Ports that browsers refuse to open (https://fetch.spec.whatwg.org/#port-blocking), from 1024 up. */
const BLOCKED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]
const HIGHEST_PORT = 65_535
const SAFE_OFFSET = 3000

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

/** Call it before opening a port: an invalid PORT_OFFSET would give ports that browsers cannot reach. */
export function checkPortOffset(value: number = offset) {
  const ports = [...Object.values(LOCAL), ...Object.values(TEST)].map((port) => port + value)
  const bad = ports.find((port) => BLOCKED_PORTS.includes(port) || port > HIGHEST_PORT || port < 1024)
  if (Number.isInteger(value) && bad === undefined) return
  const reason = bad === undefined ? 'is not a whole number' : `gives port ${bad}, which browsers block`
  throw new UserError(`PORT_OFFSET=${process.env.PORT_OFFSET} ${reason}. Use PORT_OFFSET=${SAFE_OFFSET}.`)
}

function addOffset<Ports extends Record<string, number>>(ports: Ports): Readonly<Ports> {
  const moved = Object.entries(ports).map(([name, port]) => [name, port + offset])
  return Object.freeze(Object.fromEntries(moved) as Ports)
}
