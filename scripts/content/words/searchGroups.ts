import { word } from './message.ts'

const kinds = ['service', 'article', 'case', 'plan', 'page', 'person'] as const

export const searchGroups = {
  search: {
    /** The field, before anything is typed. */
    placeholder: 'What are you looking for?',
    about: 'Search the whole site. A few letters are enough.',
    kind: word(
      { kind: kinds },
      {
        kind: {
          service: 'Services',
          article: 'Articles',
          case: 'Projects',
          plan: 'Plans',
          page: 'Pages',
          person: 'People',
        },
      },
    ),
    count: word({ count: 'plural' }, { count: { one: '{count} result', other: '{count} results' } }),
    /** Below the first results of a kind. */
    all: word({ count: 'plural' }, { count: { one: 'Show {count}', other: 'Show all {count}' } }),
    none: word({ search: 'text' }, 'Nothing for “{search}”'),
    /** {search} is a link to the search for it. */
    didYouMean: word({ search: 'text' }, 'Did you mean {search}?'),
    describe: 'Describe the problem, and we will tell you who can help.',
    ask: 'Ask us',
    notFound: 'Not found? Ask us',
    /** Which keys do what. */
    choose: '↑ ↓ choose',
    opens: 'Enter opens',
    closes: 'Esc closes',
    failed: 'The search could not be loaded.',
    /** The titles have arrived, and the rest has not. */
    incomplete: 'Not all articles could be searched.',
    /** On /services: the services that have the word elsewhere than in their title and description. */
    mentionedIn: 'Mentioned in',
    /** On /insight. */
    articlesFound: word(
      { count: 'plural', search: 'text' },
      {
        count: {
          one: '{count} article for “{search}”',
          other: '{count} articles for “{search}”',
        },
      },
    ),
  },
}
