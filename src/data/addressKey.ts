import { KEY_RANDOM_CHARACTERS } from '@/content/limits'

const RANDOM_PART = new RegExp(`~[A-Za-z0-9]{${KEY_RANDOM_CHARACTERS}}$`)

/**
 * An address and a random part: with a key that can be guessed, anyone could test who is subscribed. The same address
 * can have several keys, so readers merge them.
 */
export const addressKey = (address: string, random: string): string => `${address}~${random}`

/** Keys of an earlier version are just the address. */
export const addressOfKey = (key: string): string => key.replace(RANDOM_PART, '').trim().toLowerCase()
