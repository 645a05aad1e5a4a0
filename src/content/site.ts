/** What an owner changes to rebrand the site: content/site.yaml. The build checks it. */
export const site = __SITE__

export type Office = (typeof site.offices)[number]
export type OpeningHours = Office['hours'][number]
