/** Labels and buttons of the forms. Their messages are in messages.ts. */
export const contactForm = {
  name: 'Name',
  email: 'Email',
  country: 'Country',
  noCountry: 'Choose a country',
  phone: 'Phone',
  confirmPhone: 'Confirm phone',
  message: 'Message',
  submit: 'Send message',
  sent: 'We have received your message.',
  /** After a message whose two phone numbers differ. */
  numberUsed: 'We will call the number in “Phone”.',
  notSent:
    'Your message was not sent. Everything you typed is still here: press the button to try again. You can also write to',
  orByPhone: 'or call',
} as const

/** Before the phone number and the addresses of the contact page. */
export const contactWays = { phone: 'Call', whatsapp: 'WhatsApp', email: 'Email' } as const

export const unsubscribeForm = {
  email: 'Email',
  submit: 'Unsubscribe',
  done: 'Done',
  home: 'Home',
  otherwise: 'You can also write to',
} as const

/** Prefilled text of the message. */
export function askAbout(service: string): string {
  return `I would like to know more about ${service}.\n\n`
}

/** 'Site Care and Payroll (prices in INR)' */
export function inCurrency(plans: string, currency: string): string {
  return `${plans} (prices in ${currency})`
}

/** 'Add “SEO (Digital)” to the message' */
export function addToMessage(service: string): string {
  return `Add “${service}” to the message`
}

export const passwordToggle = {
  show: 'Show',
  hide: 'Hide',
  showName: 'Show password',
  hideName: 'Hide password',
} as const

export const signInForm = {
  google: 'Continue with Google',
  or: 'or by e-mail',
  email: 'Email',
  password: 'Password',
  submit: 'SignIn',
  working: 'Signing in ...',
  forgotten: 'Forgot your password?',
  question: 'No account yet?',
  link: 'SignUp',
} as const

export const forgottenForm = {
  email: 'Email',
  submit: 'Send the link',
  working: 'Sending ...',
  back: 'Back to sign-in',
} as const

export const signUpForm = {
  google: 'Continue with Google',
  or: 'or by e-mail',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm password',
  submit: 'SignUp',
  working: 'Creating your account ...',
  question: 'Already have an account?',
  link: 'Signin',
} as const

export const googleCopy = {
  waiting: 'Waiting for Google ...',
  cancel: 'Cancel',
} as const

export const serviceSearch = {
  category: 'Category',
  search: 'Search services',
  none: 'No service matches. Try another word, or ask us: we may still be able to help.',
  clear: 'Clear the search',
  ask: 'Ask us about it',
} as const

export const fieldCopy = {
  optional: '(optional)',
} as const
