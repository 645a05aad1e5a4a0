import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fromRoot } from './folders.ts'
import { UserError } from './userError.ts'

/** The brand that the site shows until it has an owner. */
export const SAMPLE_BRAND = fromRoot('sample', 'content')

/** The owner's `content/`, or the sample without one. CONTENT_DIR names another folder called content, for tests. */
export function contentFolder(): string {
  if (process.env.CONTENT_DIR) return resolve(fromRoot(), process.env.CONTENT_DIR)
  return ownersOrSample(fromRoot())
}

export function ownersOrSample(root: string): string {
  const [owners, sample] = [join(root, 'content'), join(root, 'sample', 'content')]
  // The studio in the browser has no sample, and an owner may have removed it.
  return existsSync(owners) || !existsSync(sample) ? owners : sample
}

/** Contains `content/` and `public/`. */
export const contentRoot = () => dirname(contentFolder())

/** Static files and the owner's pictures. */
export const publicFolder = () => join(contentRoot(), 'public')

export const isSampleBrand = (folder = contentFolder()) => folder === SAMPLE_BRAND

export const HOW_TO_BEGIN = 'This is the sample. npm run begin makes a site of your own.'

/** So that the sample is not taken for a company. */
export function requireOwnContent() {
  if (!isSampleBrand()) return
  throw new UserError(
    'Nothing was published: there is no folder content/, so this would publish the sample. Run npm run begin, which makes one.',
  )
}
