/** As in site.yaml, in the order of JavaScript. Pages name them in the site's language. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof weekdays)[number]
