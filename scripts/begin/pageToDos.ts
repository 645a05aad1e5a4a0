/** The texts of the sample's pages that only its trade can have. */
export const PAGE_TO_DOS: Record<string, string> = {
  'home intro': 'what you do, for whom and where',
  'home clients intro': 'who your clients are',
  'services search': 'Search, e.g. a service',
  'about intro': 'who works for you',
  'about description': 'who works at {name}',
  'about clients intro': 'your clients',
}

export const NEWSLETTER_TO_DO = { 'footer newsletter intro': 'what your newsletter has' }

/** Texts of the sample that name its projects, plans and articles, in words that suit every site. The others do already. */
export const PLAIN_TEXTS: Record<string, string> = {
  'home actions project': 'Contact us',
  'home practices name': 'What we do',
  'plans title': 'Prices',
  'plans description': 'What the services of {name} cost.',
  'plans intro': '{plansIntro}',
  'plans questions ask': 'Ask a question',
  'insights description': 'Articles by {name}.',
  'insights more': 'More articles',
  'about call intro': 'We usually reply within one working day.',
  'about call action': 'Contact us',
  'contact description': 'Ask a question. {name} answers from {places}, usually within a working day.',
  'footer newsletter intro': 'News from our work, and nothing else.',
}

/** Where there is only one practice: visitors have nothing to choose. */
export const SINGLE_PRACTICE: Record<string, string> = {
  'insights latest': 'Latest articles',
  'article help text': 'Asking costs nothing, and we reply within one working day.',
  'article help services': 'See our services',
  'portfolio services': 'See our services',
}

/** Below the services of a practice on the home page. */
export const MORE = {
  one: '{practice.services} service: {practice.name}',
  other: 'All {practice.services} services: {practice.name}',
}
export const MORE_OF_SINGLE = { one: 'See our service', other: 'See all {practice.services} services' }

/** Where visitors have no newsletter to subscribe to. */
export const WITHOUT_NEWSLETTER: Record<string, string> = {
  'account delete':
    'This deletes your account, your details and every plan in your bag, immediately and permanently. It does not delete messages you sent.',
}

/** The steps of an order, where visitors have no bag. */
export const STEPS_WITHOUT_BAG = [
  { title: 'Ask', text: 'Send us a message that names the plan or the service.' },
  { title: 'We write to you', text: 'Within one working day, with answers to your questions.' },
  { title: 'You agree', text: 'You pay nothing before you say yes.' },
]

/** Left out: there is no film and no article yet, and only the owner knows the keywords. */
export const LEFT_OUT = [
  'home film',
  'insights intro',
  'insights keywords',
  'article keywords',
  'contact keywords',
]

/** Pages that a new site has nothing for. */
export const SWITCHED_OFF = ['plans', 'insights', 'innovations', 'career', 'portfolio', 'testScreen']
