/** Every toast and error message. docs/specification.md fixes some spellings, so tests check them. */

export const contactMessages = {
  nameRequired: 'Name is required !!',
  emailRequired: 'Email is required !!',
  emailInvisible: 'This address contains invisible characters. Delete it and type it again.',
  phoneRequired: 'Phone no. is required !!',
  messageRequired: 'Message is required !!',
  phoneMismatch: 'Phone No is not matching !!',
  sending: 'Sending ...',
  success: 'We will be in touch soon',
  failure: 'Something went wrong!! Our Try again later',
} as const

/** 'Use at most 5,000 characters: there are 5,210.' */
export function tooLong(max: number, count: number): string {
  return `Use at most ${max.toLocaleString('en')} characters: there are ${count.toLocaleString('en')}.`
}

/** '1 field needs your attention' */
export function countWrongFields(count: number): string {
  return count === 1 ? '1 field needs your attention' : `${count} fields need your attention`
}

export const newsletterMessages = {
  email: {
    missing: 'Email Is Required !!',
    invalid: 'This does not look like an e-mail address.',
  },
  success: 'You Have Subscribed To Our News Leetter !!',
  failure: 'Something went wrong!! Our Try again later',
} as const

export const unsubscribeMessages = {
  /** The same for every address, so that it does not reveal who is subscribed. */
  success: 'If this address was subscribed, it will not get any more newsletters.',
  failure: 'Something went wrong!! Our Try again later',
} as const

export const signInMessages = {
  emailRequired: 'Email Is Required',
  passwordRequired: 'Password Is Required !!',
  success: 'Login Successfully',
} as const

export const signUpMessages = {
  nameRequired: 'Name Is Required !!',
  emailRequired: 'Email Is Required',
  phoneRequired: 'Contact Number Is Required !!',
  passwordRequired: 'Password Is Required !!',
  confirmPasswordRequired: 'Confirm Password Is Required !!',
  passwordMismatch: 'Passwords do not match',
  passwordTooShort: 'Use at least 8 characters.',
  passwordsMatch: 'Passwords match',
  success: 'Signup Successfully',
} as const

export function verificationSentTo(email: string): string {
  return `We have sent an e-mail to ${email}. Open its link to confirm your address. If it does not arrive, send it again from your account page:`
}

export function verificationNotSent(email: string): string {
  return `The e-mail that confirms ${email} could not be sent. Send it again from your account page:`
}

/** Why a page leads to the sign-in forms. */
export const signInReasons = {
  plan: (action: string, plan: string) =>
    `${action} to add “${plan}” to your bag. You then return to the plan. Adding it costs nothing.`,
  account: (action: string) => `${action} to see your account.`,
} as const

export const authMessages = {
  failure: 'Opps!! , Something Went Wrong',
  emailWrong: 'This does not look like an e-mail address.',
  nameTooLong: 'Use at most 200 characters.',
  phoneTooLong: 'Use at most 40 characters.',
  accountGone: 'You are signed out, because this account was deleted or its password was changed.',
  linkSent:
    'If an account exists, we have sent a link. It can take a few minutes; check your spam folder, too.',
  inApp:
    'Google does not let people sign in from inside this app. Open this page in your browser, or use your e-mail below.',
} as const

/** Shown if a list could not be loaded and there is no earlier content. */
export const emptyMessages = {
  service: 'The details of this service could not be loaded.',
} as const

export const statusMessages = {
  sending: 'Sending ...',
} as const

/** Logged to the console. */
export const consoleMessages = {
  insufficientProps: 'HelmetComponent: Insufficient props given.',
  documentMissing: 'Document does not exist',
} as const
