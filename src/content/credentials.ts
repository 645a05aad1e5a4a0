/** Not part of site.ts, because only two pages show them. */
export const credentials = __CREDENTIALS__
