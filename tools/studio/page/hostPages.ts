import type { StudioHost } from '../../../scripts/lib/studioHost'
import { link, openDialog, text } from './dialog'
import type { Request } from './gitHost'

/** The host does not merge: the same lines were changed twice, or a check or an approval is missing. Only a person can decide. */
export function showNotPublished(message: string, request: Request | undefined) {
  const dialog = openDialog('Not published')
  dialog.fill(
    text(message),
    text(
      'The draft stays as it is, and so does the site. Its page shows what conflicts, or which check or approval is missing.',
    ),
    hostLink(request?.address ?? '', 'Open the page of the draft'),
  )
}

const PAGES = {
  github: { History: 'commits', Drafts: 'pulls' },
  gitlab: { History: '-/commits/main', Drafts: '-/merge_requests' },
}

/** What the local studio does itself. */
export const hostLinks = ({ kind, origin, repository }: StudioHost) =>
  Object.entries(PAGES[kind]).map(([label, path]) => hostLink(`${origin}/${repository}/${path}`, label))

const hostLink = (address: string, label: string) =>
  Object.assign(link(address, label), { target: '_blank', rel: 'noopener' })
