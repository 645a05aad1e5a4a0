/** scripts/build/inlineScripts.ts replaces them. */
declare const __CURRENCIES__: readonly string[]
declare const __BELOW_FIRST_SCREEN__: string
