/** The name of every page. */
export const paths = {
  home: '/',
  plans: '/plans',
  insights: '/insight',
  article: (id: string) => `/insight/${encodeURIComponent(id)}`,
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  about: '/about',
  contact: '/contact',
  career: '/career',
  portfolio: '/our-portfolio',
  case: (id: string) => `/our-portfolio/${encodeURIComponent(id)}`,
  innovations: '/our-innovation',
  testScreen: '/test-screen',
  cart: '/cart',
  login: '/login',
  signup: '/signup',
  account: '/account',
  authAction: '/auth/action',
  unsubscribe: '/unsubscribe',
  privacy: '/privacy',
  terms: '/terms',
  /** Represents all unknown URLs. */
  notFound: '/404',
} as const

/** Query parameters. */
export const parameters = {
  practice: 'practice',
  service: 'service',
} as const

export const servicesOf = (practice: string) => `${paths.services}?${parameters.practice}=${practice}`

export const insightsOf = (practice: string) => `${paths.insights}?${parameters.practice}=${practice}`

/** The contact page, with the service already in the message. */
export const contactAbout = (slug: string) =>
  `${paths.contact}?${parameters.service}=${encodeURIComponent(slug)}`
