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
  job: (id: string) => `/career/${encodeURIComponent(id)}`,
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
  /** One of the owner's, in content/pages/. */
  ownPage: (name: string) => `/${name}`,
  /** Represents all unknown URLs. */
  notFound: '/404',
} as const

type PageSettings = { show?: boolean; index?: boolean }

/** The paths of the pages whose settings in content/pages.yaml match. */
export const pathsWhere = (pages: object, applies: (page: PageSettings) => boolean): string[] =>
  Object.entries(paths).flatMap(([name, path]) => {
    const page: PageSettings | undefined = Reflect.get(pages, name)
    return typeof path === 'string' && page && applies(page) ? [path] : []
  })

/** Whether a path is one of these pages, or below one. */
export const isWithin = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => path === page || path.startsWith(`${page}/`))

/** Query parameters. */
export const parameters = {
  practice: 'practice',
  service: 'service',
  plan: 'plan',
  /** What the list on the page is searched for. */
  filter: 'q',
  /** Of the whole site. While a URL has it, the search is open. */
  search: 'search',
} as const

export const servicesOf = (practice: string) => `${paths.services}?${parameters.practice}=${practice}`

export const articlesOf = (practice: string) => `${paths.insights}?${parameters.practice}=${practice}`

/** The ids of elements on the page of the plans. */
export const planElement = (id: string) => `plan-${id}`
export const plansElement = (practice: string) => `${practice}-plans`
export const pricesElement = (practice: string) => `${practice}-prices`

/** The contact page, with the service already in the message. */
export const contactAbout = (slug: string) =>
  `${paths.contact}?${parameters.service}=${encodeURIComponent(slug)}`

/** The contact page, with the plan already in the message. */
export const contactAboutPlan = (id: string) =>
  `${paths.contact}?${parameters.plan}=${encodeURIComponent(id)}`
