import { KEY_NAME_CHARACTERS, KEY_RANDOM_CHARACTERS } from '@/content/limits'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The largest multiple of the alphabet's size in a byte: what lies above would favour its first letters. */
const FAIR_BYTES = Math.floor(256 / ALPHABET.length) * ALPHABET.length

/** The name as far as a key can hold it, for whoever reads the keys, and what tells two people of one name apart. */
export function messageKey(name: string, random: string): string {
  // By characters and not by halves of them (`u`), as the rules do: the two must come to the same key.
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
