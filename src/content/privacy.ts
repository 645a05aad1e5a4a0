import { site } from '@/content/site'
import type { TextSection } from '@/content/textSection'
import { env } from '@/env'
import { paths } from '@/paths'

/** The day these words were last changed, 'YYYY-MM-DD'. */
export const privacyUpdated = '2026-11-21'

/** The terms speak of it: 'the date below'. */
export const legalUpdated = 'Last changed:'

/** Stands above the text until the owner has filled in `site.legal`. */
export const legalSampleNote =
  'Sample text. Words in [square brackets] must be filled in by the owner of this site before it goes public.'

const { contact, legal } = site

/** Said only of what this very build does. */
const when = (isSo: unknown, ...said: string[]) => (isSo ? said : [])

const usesCheck = env.backend.kind === 'live' && env.appCheckKey !== null
const filmHost = env.filmUrl?.includes('vimeo') ? 'Vimeo' : 'YouTube, which belongs to Google'

export const privacy: readonly TextSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    blocks: [
      `${legal.entity} runs this site under the name ${site.name} and decides what happens to the data described here.`,
      `Write to ${contact.email} with any question about it, or to have your data shown, corrected or deleted.`,
    ],
  },
  {
    id: 'reading',
    heading: 'When you only read',
    blocks: [
      'You need no account to read this site, and it does not try to find out who you are.',
      [
        'The site sets no cookies. That is why no banner asks you about them.',
        'There are no advertising or analytics trackers on it.',
        env.imageHost
          ? `Fonts and scripts come from this site itself. Some pictures come from ${new URL(env.imageHost).host}, which sees the address your device connects from.`
          : 'Fonts, pictures and scripts come from this site itself, so that reading a page tells no third party about you.',
        'Lists and articles are refreshed from the database described below, Cloud Firestore by Google, which then sees the address your device connects from.',
        'The hosting service, Firebase Hosting by Google, sees that address and the page you ask for, as every web server does, and keeps them for some months to detect abuse.',
        ...when(
          env.filmUrl,
          `The film is at ${filmHost}. Nothing of it loads before you press play; from then on its privacy policy holds, and it may set cookies.`,
        ),
      ],
      ...when(
        env.reportUrl,
        'The site reports how fast a page loaded and which script failed. Such a report goes to an address of ours, holds no name, no e-mail address and nothing that you typed, and is not joined with other reports.',
      ),
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser keeps',
    blocks: [
      'These entries stay on your device. Clearing this site’s data in your browser removes them all.',
      [
        '“theme”: whether you chose light or dark. Kept until you clear it; written only if you use the switch.',
        '“contact-draft”: what you typed into the contact form, so that a reload loses nothing. Removed once it is sent, and when you close the tab.',
        '“reloaded-at”: the time at which the page loaded itself anew after an update of the site. Removed when you close the tab.',
        '“member”: a note that somebody has signed in on this browser, without saying who, so that the page does not flash a SignIn button. Removed when you log out.',
        '“profile:” and the number of your account: the name, e-mail address and phone number you signed up with, until they are stored with your account, which is usually a moment later. Never a password.',
        '“firebaseLocalStorageDb”: your session, if you signed in, as a token from Firebase Authentication. Removed when you log out.',
        '“firebase-heartbeat-database”: on which days the parts of Firebase were used, which they tell Google by number, without your name.',
        ...when(
          usesCheck,
          '“firebase-app-check-database”: proof that this browser has passed the check described below. Kept for some hours.',
        ),
      ],
    ],
  },
  {
    id: 'contact',
    heading: 'When you send the contact form',
    blocks: [
      'We store your name, your e-mail address, your phone number and your message, and use them to answer you. Whoever answers may get a copy by e-mail.',
      `Message and copy are deleted ${legal.messageRetentionMonths} months after they came, or earlier if you ask for it at ${contact.email}.`,
      'Nobody can read messages through the site, not even after signing in. Only people who work for us can.',
      ...when(
        usesCheck,
        'When you enter a form, reCAPTCHA by Google checks whether a person is there. Google sees the address your device connects from and how the page is used, may set cookies of its own and does with both what its privacy policy says. If you block it, your message reaches us all the same.',
      ),
    ],
  },
  {
    id: 'newsletter',
    heading: 'When you subscribe to the newsletter',
    blocks: [
      'We store your e-mail address and the time, nothing else, and use them to send the newsletter.',
      {
        before: 'They are kept until you leave, which takes one press on the page',
        label: 'Unsubscribe',
        to: paths.unsubscribe,
        after:
          '. It leaves us your address and the time of your wish. Before the next letter goes out the address comes off the list, and then both are deleted.',
      },
    ],
  },
  {
    id: 'account',
    heading: 'When you have an account',
    blocks: [
      [
        'Sign-in: Firebase Authentication keeps your e-mail address, a scrambled form of your password and the times of your first and latest sign-in. We cannot read your password, and it is stored nowhere else.',
        'With Google, if you press that button and not before: Google confirms who you are and gives us your name and e-mail address. Google’s own window may set cookies of Google, under Google’s privacy policy.',
        'Your record: name, e-mail address and phone number.',
        'Your orders: the plan’s title and the date, one entry for each plan in your bag.',
      ],
      'Record and orders can be read through the site by you alone. You can delete an order from your bag at any time.',
      `Account, record and orders are kept until you delete them, which you can do at any time on the account page: all three go at once, and backups held by Google follow within 180 days. If you cannot sign in any more, ask from the account’s own address at ${contact.email} and they are deleted within ten days.`,
    ],
  },
  {
    id: 'where',
    heading: 'Where it is stored',
    blocks: [
      `Messages, newsletter addresses, records and orders are stored in Cloud Firestore by Google, in ${legal.dataRegion}. Accounts are kept by Firebase Authentication, which Google runs in the United States. Both travel and rest encrypted.`,
      'We pass your data to nobody else and sell it to nobody, unless a law makes us hand it over.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    blocks: [
      [
        'A copy of what we hold about you.',
        'The correction of what is wrong.',
        'Its deletion, unless a law makes us keep it: invoices and the papers of an engagement, for example.',
        'An end to the newsletter, without a reason.',
      ],
      'We answer within 30 days. If the answer does not satisfy you, you can complain to the data-protection authority where you live.',
    ],
  },
]
