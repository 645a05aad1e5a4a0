import { word } from './message.ts'

export const articleGroups = {
  insights: {
    all: 'All',
    filter: 'Practice',
    /** The field for articles of all dates. */
    search: 'Search articles',
    loadingMore: 'Loading ...',
    moreFailed: 'The next articles could not be loaded.',
    noMore: 'You have reached the last article.',
    none: 'No articles to show right now.',
    noneInPractice: 'There are no articles in this practice yet.',
    newestArticles: 'Newest articles',
    allArticles: 'All articles',
    readingTime: word({ minutes: 'plural' }, { minutes: { one: '{minutes} min', other: '{minutes} min' } }),
    /** Announced after a press on the filter. `newest` if there are more. */
    listed: word(
      { which: ['every', 'newest'], count: 'plural' },
      {
        which: {
          every: {
            count: { one: '{count} article in all practices', other: '{count} articles in all practices' },
          },
          newest: {
            count: {
              one: '{count} newest article in all practices',
              other: '{count} newest articles in all practices',
            },
          },
        },
      },
    ),
    listedIn: word(
      { which: ['every', 'newest'], count: 'plural', practice: 'text' },
      {
        which: {
          every: { count: { one: '{count} article in {practice}', other: '{count} articles in {practice}' } },
          newest: {
            count: {
              one: '{count} newest article in {practice}',
              other: '{count} newest articles in {practice}',
            },
          },
        },
      },
    ),
    more: word(
      { count: 'plural' },
      { count: { one: '{count} more article', other: '{count} more articles' } },
    ),
  },
  article: {
    archived: 'Archived',
    contents: 'Contents',
    share: 'Share',
    shareByEmail: 'Email',
    shareElsewhere: 'More ways to share',
    copyLink: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
    /** Below a text that readers use themselves. */
    copy: 'Copy',
    textCopied: 'Text copied',
    textNotCopied: 'The text could not be copied: select it, and copy it with the keyboard or the menu.',
    /** On phones, before what a table says in this column. */
    cellLabel: word({ column: 'text' }, '{column}:'),
    newer: 'Next',
    older: 'Previous',
    neighbours: 'Next and previous article',
    readNext: 'Read next',
    readNextList: 'Articles to read next',
    notLoaded: 'This article could not be loaded.',
    /** For screen readers: a heading's anchor link, and a table that scrolls. */
    sectionLink: word({ heading: 'text' }, 'Link to “{heading}”'),
    table: 'Table',
    tableBelow: word({ heading: 'text' }, 'Table: {heading}'),
  },
}
