import { word } from './message.ts'

export const serviceGroups = {
  services: {
    all: 'All',
    category: 'Category',
    search: 'Search services',
    none: 'No service matches. Try another word, or ask us: we may still be able to help.',
    clear: 'Clear the search',
    ask: 'Ask us about it',
    count: word({ count: 'plural' }, { count: { one: '{count} service', other: '{count} services' } }),
    matches: word(
      { count: 'plural', search: 'text' },
      {
        count: {
          one: '{count} service matches “{search}”',
          other: '{count} services match “{search}”',
        },
      },
    ),
    noMatch: word({ search: 'text' }, 'No service matches “{search}”'),
    trending: 'Trending',
    enquire: 'Enquire',
    breadcrumb: 'Breadcrumb',
    /** Of the only practice. */
    more: 'More services',
    moreIn: word({ practice: 'text' }, 'More in {practice}'),
    notLoaded: 'The details of this service could not be loaded.',
  },
}
