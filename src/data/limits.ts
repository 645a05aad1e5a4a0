/** Limits shared by the forms and firestore.rules. A test checks that both use the same numbers. */

/** In UTF-16 units, like `length` and `size()` in the rules. */
export const NAME_MAX_CHARACTERS = 2_000
export const PHONE_MAX_CHARACTERS = 40
export const EMAIL_MAX_CHARACTERS = 320
export const MESSAGE_MAX_CHARACTERS = 5_000

/** The answer to a question of the owner's. */
export const ANSWER_MAX_CHARACTERS = 200

/** A message's key: the start of the encoded name, '~', and random characters. */
export const KEY_NAME_CHARACTERS = 100
export const KEY_RANDOM_CHARACTERS = 20

/** For user records. Their phone and e-mail use the limits above. */
export const PERSON_NAME_MAX_CHARACTERS = 200
export const PASSWORD_MIN_CHARACTERS = 8

/** Maximum documents per list request of a public collection. */
export const LIST_LIMIT = 200
