/** Where `npm start` and `npm run preview` serve. */
export const LOCAL_PORTS = Object.freeze({
  site: 5173,
  hosting: 5000,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
})

/** Other numbers for `npm test`, so that it can run beside `npm start`. */
export const TEST_PORTS = Object.freeze({
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
