/** Bytes of first-load JavaScript, brotli. `npm test` enforces them for every build, `npm run bench` in a browser. */
const MAX_SCRIPTS = 100_000
const MAX_SCRIPTS_OF: Record<string, number> = {
  '/': 97_000,
  // The list of forty services with their drawings, and the form with its countries.
  '/services': 106_000,
  '/contact': 106_000,
  // Firebase Auth.
  '/login': 134_000,
  '/signup': 134_000,
}

export const maxScripts = (path: string) => MAX_SCRIPTS_OF[path] ?? MAX_SCRIPTS
