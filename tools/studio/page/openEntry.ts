import { entryPath, findEntry } from '../forms/contentPaths'
import { fileForms } from '../forms/forms'
import type { FormGroup } from '../forms/formValues'

const ENTRY = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/

/** `articles/one` while that entry is open. */
export const openKey = () => ENTRY.exec(location.hash)?.slice(1).join('/') ?? ''

export const isEntryOpen = (hash: string) => /^#\/collections\/[\w-]+\/(entries|new)\b/.test(hash)

/** Decap's note next to its arrow back. */
export const hasUnsavedChanges = () => document.querySelector('[class*="BackStatusChanged"]') !== null

const titles = new Map<string, string>()

/** As it was opened or saved, not as it is being typed. */
export function rememberTitle(path: string, values: FormGroup) {
  titles.set(path, String(values[findEntry(path)?.form.titleField ?? ''] ?? ''))
}

/** What a person calls an entry. */
export function nameOf(path: string): string {
  const { id = '' } = findEntry(path) ?? {}
  return titles.get(path) || fileForms.find((form) => form.path === path)?.label || id
}

export const nameOfOpen = () => (openKey() ? nameOf(entryPath(openKey())) : 'New entry')
