/** Not part of site.ts, because only one page shows it. */
export const founder = __FOUNDER__
