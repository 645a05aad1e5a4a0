import { KEY_NAME_CHARACTERS, KEY_RANDOM_CHARACTERS } from '@/data/limits'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The largest multiple of the alphabet's size in a byte. Higher values would favour the first letters. */
const FAIR_BYTES = Math.floor(256 / ALPHABET.length) * ALPHABET.length

/** The encoded, shortened name, so that keys are readable, and a random part, so that they are unique. */
export function messageKey(name: string, random: string): string {
  // The `u` flag replaces whole characters instead of surrogate halves, as the rules do.
  const encoded = name.replace(/[^A-Za-z0-9 -]/gu, '_').slice(0, KEY_NAME_CHARACTERS)
  return `${encoded}~${random}`
}

export function randomKeyPart(): string {
  let part = ''
  while (part.length < KEY_RANDOM_CHARACTERS) {
    const bytes = crypto.getRandomValues(new Uint8Array(KEY_RANDOM_CHARACTERS))
    for (const byte of bytes) if (byte < FAIR_BYTES) part += ALPHABET[byte % ALPHABET.length]
  }
  return part.slice(0, KEY_RANDOM_CHARACTERS)
}

const RANDOM_PART = new RegExp(`~[A-Za-z0-9]{${KEY_RANDOM_CHARACTERS}}$`)

/**
 * An address and a random part: with a key that can be guessed, anyone could test who is subscribed. The same address
 * can have several keys, so readers merge them.
 */
export const addressKey = (address: string, random: string): string => `${address}~${random}`

/** Keys of an earlier version are just the address. */
export const addressOfKey = (key: string): string => key.replace(RANDOM_PART, '').trim().toLowerCase()
