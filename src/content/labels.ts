/** Names of controls and landmarks, mostly for screen readers. */
export const labels = {
  skip: 'Skip to content',
  loadingPage: 'Loading the page',
  mainNavigation: 'Main',
  drawer: 'Menu',
  openMenu: 'Open menu',
  call: 'Call',
  close: 'Close',
  scriptNotice: 'Scripts could not run',
  userMenu: 'Your account',
  switchTheme: 'Switch theme',
  dismiss: 'Dismiss',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slides: 'Slides',
  externalLink: 'opens another site',
  website: 'Website',
  instagram: 'Instagram',
  readOn: 'Read on',
  /** Label of the honeypot field, which is hidden from people. */
  honeypot: 'Leave this empty',
  footer: {
    newsletterEmail: 'Email',
    newsletterPlaceholder: 'you@company.com',
    subscribe: 'Subscribe',
    quickLinks: 'Quick links',
    follow: 'Follow',
    phone: 'Phone',
    email: 'Email',
  },
} as const

/** Announced to screen readers after a navigation. */
export function announcePage(title: string): string {
  return `${title}, page loaded`
}

export const showMoreLabel = 'Load more'

/** '285 more' */
export function formatLeft(count: number): string {
  return `${count} more`
}

export const filmLabels = {
  play: 'Play the film',
  noteFrom: { youtube: 'From YouTube', vimeo: 'From Vimeo' },
  captions: 'English',
  transcript: 'Transcript of the film',
  close: 'Close the film',
  failure: 'The film could not be loaded. Check your connection and press play again.',
} as const

export const planLabels = {
  add: 'Add to bag',
  inBag: 'In your bag',
  notIncluded: 'Not included',
  mostChosen: 'Most chosen',
  currency: 'Currency',
  jump: 'Jump to',
} as const
