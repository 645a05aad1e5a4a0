import { link, openDialog, text } from './dialog'
import type { Request } from './gitHost'

/** Two drafts, or a draft and the site, changed the same lines. Only a person can decide. */
export function showConflict(message: string, request: Request | undefined) {
  const dialog = openDialog('Not published')
  const page = link(request?.address ?? '', 'Open the draft at GitHub')
  page.target = '_blank'
  dialog.fill(
    text(message),
    text('The draft stays as it is, and so does the site. GitHub shows what conflicts, and lets you choose.'),
    page,
  )
}

/** What the local studio does itself. */
export function hostLinks(repository: string): HTMLAnchorElement[] {
  const pages = { History: 'commits', Drafts: 'pulls' }
  return Object.entries(pages).map(([label, path]) =>
    Object.assign(link(`https://github.com/${repository}/${path}`, label), {
      target: '_blank',
      rel: 'noopener',
    }),
  )
}
