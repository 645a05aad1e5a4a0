export const PORT_OFFSET = Number(process.env.PORT_OFFSET ?? 0)

/** Used by `npm start`, `npm run preview` and every command that talks to the local backend. */
export const LOCAL_PORTS = {
  site: 5173 + PORT_OFFSET,
  // Not 5000, where a Mac listens for AirPlay.
  hosting: 5050 + PORT_OFFSET,
  firestore: 8080 + PORT_OFFSET,
  auth: 9099 + PORT_OFFSET,
  hub: 4400 + PORT_OFFSET,
  logging: 4500 + PORT_OFFSET,
}
/** The studio runs next to the other commands. */
export const STUDIO_PORT = 5273 + PORT_OFFSET
/** Different, so that `npm test` can run next to `npm start`. */
export const TEST_PORTS = {
  hosting: 5100 + PORT_OFFSET,
  firestore: 8180 + PORT_OFFSET,
  auth: 9199 + PORT_OFFSET,
  hub: 4410 + PORT_OFFSET,
  logging: 4510 + PORT_OFFSET,
}

/** Firebase tools never contact a real project if the id begins with demo-. */
export const LOCAL_PROJECT = 'demo-site'
export const TEST_PROJECT = 'demo-site-test'

export const localUrl = (port: number) => `http://127.0.0.1:${port}`
