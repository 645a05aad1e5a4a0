import { practiceTexts } from './2-practiceTexts.ts'
import { redirects } from './2-redirects.ts'
import type { Migration } from './migration.ts'

/** In the order in which they run. Changes that are released together can share a number. */
export const migrations: readonly Migration[] = [redirects, practiceTexts]

/** The format that this version reads. Content without a number has format 1. */
export const FORMAT = Math.max(1, ...migrations.map(({ format }) => format))
