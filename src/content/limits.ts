/** Limits that forms and firestore.rules share. A test reads the rules and holds the two together. */

/** Characters, counted as Firestore's rules and `length` count them: in UTF-16 units. */
export const NAME_MIN_CHARACTERS = 1
export const NAME_MAX_CHARACTERS = 2_000
export const PHONE_MIN_CHARACTERS = 1
export const PHONE_MAX_CHARACTERS = 40
export const EMAIL_MIN_CHARACTERS = 1
export const EMAIL_MAX_CHARACTERS = 320
export const MESSAGE_MIN_CHARACTERS = 1
export const MESSAGE_MAX_CHARACTERS = 5_000

/** A message's key: the beginning of its encoded name, '~', and as many random characters. */
export const KEY_NAME_CHARACTERS = 100
export const KEY_RANDOM_CHARACTERS = 20

/** Of the record of somebody with an account; its phone and e-mail share the limits above. */
export const PERSON_NAME_MAX_CHARACTERS = 200
export const PASSWORD_MIN_CHARACTERS = 8

/** Documents that one list of a public collection may ask for. */
export const LIST_LIMIT = 200
