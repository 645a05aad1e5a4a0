/** scripts/build/inlineScripts.ts replaces them. */
declare const __CURRENCIES__: readonly string[]
declare const __LATE_PARTS__: string
