import { site } from 'virtual:content/site'
import type { TextSection } from '@/content/textSection'
import { env } from '@/env'
import { paths } from '@/paths'

/** The date of the last change, 'YYYY-MM-DD'. */
export const privacyUpdated = '2026-11-21'

/** The terms refer to it as 'the date below'. */
export const legalUpdated = 'Last changed:'

/** Shown above the text until the owner has filled in `site.legal`. */
export const legalSampleNote =
  'Sample text. The owner of this site must fill in everything in [square brackets] before launch.'

const { contact, legal } = site

/** Includes sentences only if they apply to this build's configuration. */
const when = (applies: unknown, ...sentences: string[]) => (applies ? sentences : [])

const usesCheck = env.backend.kind === 'live' && env.appCheckKey !== null
const filmHost = env.filmUrl?.includes('vimeo') ? 'Vimeo' : 'YouTube, which belongs to Google'

export const privacy: readonly TextSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    blocks: [
      `${legal.entity} runs this site under the name ${site.name} and decides what happens to the data described here.`,
      `Write to ${contact.email} if you have a question, or want to see, correct or delete your data.`,
    ],
  },
  {
    id: 'reading',
    heading: 'When you only read',
    blocks: [
      'You need no account to read this site, and it does not try to identify you.',
      [
        'The site sets no cookies. That is why no banner asks you about them.',
        'It contains no advertising or analytics trackers.',
        env.imageHost
          ? `Fonts and scripts come from this site itself. Some pictures come from ${new URL(env.imageHost).host}, which sees your device’s IP address.`
          : 'Fonts, pictures and scripts come from this site itself, so no third party learns that you read a page.',
        'Lists and articles are refreshed from the database described below, Cloud Firestore by Google, which then sees your device’s IP address.',
        'The hosting service, Firebase Hosting by Google, sees your IP address and the pages you request, like every web server, and keeps them for some months to detect abuse.',
        ...when(
          env.filmUrl,
          `The film is at ${filmHost}. It does not load before you press play. After that its privacy policy applies, and it may set cookies.`,
        ),
      ],
      ...when(
        env.reportUrl,
        'The site reports how fast a page loaded and which scripts failed. Reports go to our own server, contain no name, e-mail address or anything you typed, and are not combined.',
      ),
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser stores',
    blocks: [
      'These entries stay on your device. Clearing this site’s data in your browser removes them all.',
      [
        '“theme”: whether you chose light or dark. Stored only if you use the switch, until you clear it.',
        '“currency”: the currency you chose on the plans page. Stored only if you use the switch, until you clear it.',
        '“contact-draft”: what you typed into the contact form, so that a reload does not lose it. Removed when it is sent and when you close the tab.',
        '“reloaded-at”: when the page reloaded itself after an update of the site. Removed when you close the tab.',
        '“scroll-positions”: how far you had scrolled pages of this site, so that Back returns you there. Removed when you close the tab.',
        '“member”: a note that this browser was signed in, without saying who, so that the SignIn button does not flash. Removed when you log out.',
        '“signing-out”: the number of your account, if you logged out while the sign-in service did not respond. It keeps you logged out here, and is removed when the service confirms it.',
        '“profile:” and your e-mail address: the name, e-mail address and phone number you signed up with, until they are stored with your account, which is usually a moment later. Never a password.',
        '“firebaseLocalStorageDb”: your session, if you signed in, as a token from Firebase Authentication. Removed when you log out.',
        '“firebase-heartbeat-database”: on which days Firebase was used. Firebase reports the number of days to Google, without your name.',
        ...when(
          usesCheck,
          '“firebase-app-check-database”: proof that this browser passed the check described below. Stored for some hours.',
        ),
      ],
    ],
  },
  {
    id: 'contact',
    heading: 'When you send the contact form',
    blocks: [
      'We store your name, your e-mail address, your phone number and your message, and use them to answer you. The person who answers may get a copy by e-mail.',
      `We delete the message and its copies after ${legal.messageRetentionMonths} months, or earlier if you ask us at ${contact.email}.`,
      'Messages cannot be read through the site, not even by signed-in users. Only our staff can read them.',
      ...when(
        usesCheck,
        'When you use a form, reCAPTCHA by Google checks whether you are a person. Google sees your IP address and how you use the page, may set cookies, and handles both according to its privacy policy. If you block it, your message still reaches us.',
      ),
    ],
  },
  {
    id: 'newsletter',
    heading: 'When you subscribe to the newsletter',
    blocks: [
      'We store your e-mail address and the time, nothing else, and use them to send the newsletter.',
      {
        before: 'We keep them until you unsubscribe on the page',
        label: 'Unsubscribe',
        to: paths.unsubscribe,
        after:
          '. Your request stores your address and the time. We remove the address before the next newsletter and then delete both.',
      },
    ],
  },
  {
    id: 'account',
    heading: 'When you have an account',
    blocks: [
      [
        'Sign-in: Firebase Authentication keeps your e-mail address, a scrambled form of your password and the times of your first and latest sign-in. We cannot read your password, and it is not stored anywhere else.',
        'If you press “Continue with Google”, Google confirms who you are and gives us your name and e-mail address. Google’s window may set cookies under Google’s privacy policy. Nothing loads from Google before you press that button.',
        'Your record: name, e-mail address and phone number.',
        'Your orders: the plan’s title and the date, one entry for each plan in your bag.',
      ],
      'Only you can read your record and orders through the site. You can delete an order from your bag at any time.',
      `We keep your account, record and orders until you delete them on the account page. All three are deleted immediately; Google’s backups follow within 180 days. If you can no longer sign in, write to ${contact.email} from the account’s address, and we delete them within ten days.`,
    ],
  },
  {
    id: 'where',
    heading: 'Where it is stored',
    blocks: [
      `Messages, newsletter addresses, records and orders are stored in Cloud Firestore by Google, in ${legal.dataRegion}. Accounts are kept by Firebase Authentication, which Google runs in the United States. Both are encrypted in transit and at rest.`,
      'We do not sell your data or share it with anyone else, unless the law requires it.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    blocks: [
      [
        'A copy of what we hold about you.',
        'Correction of anything that is wrong.',
        'Deletion, unless the law requires us to keep it, for example invoices and engagement records.',
        'Removal from the newsletter, without a reason.',
      ],
      'We answer within 30 days. If you are not satisfied with our answer, you can complain to the data-protection authority where you live.',
    ],
  },
]
