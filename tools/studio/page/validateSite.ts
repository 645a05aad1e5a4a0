import { findBrandMistakes } from '../../../scripts/content/findMistakes'
import { readContent } from '../../../scripts/content/readContent'
import type { FormGroup } from '../forms/formValues'
import { validateForm } from '../forms/validateForm'
import { readPicturesIn, setSiteFiles, siteFiles } from './siteFiles'
import { type KnownFile, store } from './store'

/** Other windows and programs change files, too. */
export async function refreshSiteFiles(files?: KnownFile[]) {
  setSiteFiles(files ?? (await store.files()))
  // Most forms need what site.yaml says.
  await readPicturesIn(String(siteFiles.get('/content/site.yaml')))
}

/** Checks a form with the content check, in the browser. */
export async function validateEntry(path: string, values: FormGroup) {
  await readPicturesIn(JSON.stringify(values))
  return validateForm('/', path, values)
}

/** The mistakes of a whole site. Pictures that neither site.yaml nor `text` names are not read, so theirs are wrong. */
export async function findSiteMistakes(files: KnownFile[], text = '') {
  await refreshSiteFiles(files)
  await readPicturesIn(text)
  return [...findBrandMistakes('/'), ...(await readContent('/')).mistakes]
}
