// What the check uses of node:buffer and node:util.

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The browser has no .env file: see process.ts. */
export const parseEnv = (): Record<string, string> => ({})
