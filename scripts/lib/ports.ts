const offset = Number(process.env.PORT_OFFSET ?? 0)

/** Used by `npm start`, `npm run preview` and every command that talks to the local backend. */
export const LOCAL_PORTS = {
  site: 5173 + offset,
  // Not 5000, where a Mac listens for AirPlay.
  hosting: 5050 + offset,
  firestore: 8080 + offset,
  auth: 9099 + offset,
  hub: 4400 + offset,
  logging: 4500 + offset,
}
/** The studio runs next to the other commands. */
export const STUDIO_PORT = 5273 + offset
/** Different, so that `npm test` can run next to `npm start`. */
export const TEST_PORTS = {
  hosting: 5100 + offset,
  firestore: 8180 + offset,
  auth: 9199 + offset,
  hub: 4410 + offset,
  logging: 4510 + offset,
}

/** Firebase tools never contact a real project if the id begins with demo-. */
export const LOCAL_PROJECT = 'demo-site'
export const TEST_PROJECT = 'demo-site-test'

export const localUrl = (port: number) => `http://127.0.0.1:${port}`
