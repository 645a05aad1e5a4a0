declare const mark: unique symbol

/**
 * The user whose data is read or written. Functions of personal data ask for one instead of an id, so that only a query or a
 * mutation can call them whose key names the same user: src/imports.grit lets no file but src/auth/personalData.ts make one.
 */
export type Owner = string & { readonly [mark]: true }

export const ownerOf = (uid: string) => uid as Owner
