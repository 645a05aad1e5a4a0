// What the check uses of node:util.

/** The browser has no .env file: see process.ts. */
export const parseEnv = (): Record<string, string> => ({})
