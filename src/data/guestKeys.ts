import { KEY_NAME_CHARACTERS, KEY_RANDOM_CHARACTERS } from './limits'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The encoded, shortened name, so that keys are readable, and a random part, so that they are unique. */
export function messageKey(name: string, random: string): string {
  // The `u` flag replaces whole characters instead of surrogate halves, as the rules do.
  const encoded = name.replace(/[^A-Za-z0-9 -]/gu, '_').slice(0, KEY_NAME_CHARACTERS)
  return `${encoded}~${random}`
}

export function randomKeyPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_RANDOM_CHARACTERS))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

const RANDOM_PART = new RegExp(`~[A-Za-z0-9]{${KEY_RANDOM_CHARACTERS}}$`)

/**
 * An address and a random part: with a key that can be guessed, anyone could test who is subscribed. The same address
 * can have several keys, so readers merge them.
 */
export const addressKey = (address: string, random: string): string => `${address}~${random}`

/** Keys of an earlier version are just the address. */
export const addressOfKey = (key: string): string => key.replace(RANDOM_PART, '').trim().toLowerCase()
