import { word } from './message.ts'

export const jobGroups = {
  jobs: {
    closes: word({ date: 'text' }, 'Closes {date}'),
    openEnded: 'Open until filled',
    remote: word({ country: 'text' }, 'Remote, {country}'),
    placeOrRemote: word({ place: 'text', country: 'text' }, '{place}, or remote in {country}'),
    kind: word(
      { kind: ['full', 'part', 'contract', 'temporary', 'internship'] },
      {
        kind: {
          full: 'Full time',
          part: 'Part time',
          contract: 'Contract',
          temporary: 'Temporary',
          internship: 'Internship',
        },
      },
    ),
    posted: word({ date: 'text' }, 'Posted {date}'),
    apply: 'Apply by e-mail',
    closed: 'This position is closed.',
    /** Where no job is open. */
    none: 'No open positions at the moment',
    /** Below the jobs. */
    other: 'Nothing that fits?',
    write: 'Write to us',
  },
}
