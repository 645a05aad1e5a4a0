/** Lets a second checkout start or test beside the first: every port moves up by as much. */
const offset = Number(process.env.PORT_OFFSET ?? 0)

/**
 * @template {Record<string, number>} Ports
 * @param {Ports} ports
 * @returns {Readonly<{ [Name in keyof Ports]: number }>}
 */
function moved(ports) {
  const entries = Object.entries(ports).map(([name, port]) => [name, port + offset])
  return Object.freeze(Object.fromEntries(entries))
}

/** Where `npm start` and `npm run preview` serve. */
export const LOCAL_PORTS = moved({
  site: 5173,
  hosting: 5000,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
})

/** Other numbers for `npm test`, so that it can run beside `npm start`. */
export const TEST_PORTS = moved({
  hosting: 5100,
  firestore: 8180,
  auth: 9199,
  hub: 4410,
  logging: 4510,
})

/** Project ids that begin with demo- cannot reach a real project, whatever the machine is signed in to. */
export const LOCAL_PROJECT = 'demo-triveni'
export const TEST_PROJECT = 'demo-triveni-test'

export const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`
