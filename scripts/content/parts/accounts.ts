import type { Part } from './part.ts'

export const accounts: Part = {
  label: 'Accounts',
  hint: 'Off: visitors can neither sign up nor sign in. The bag needs accounts.',
  pages: ['login', 'signup', 'account', 'authAction'],
  texts: [],
  words: {
    navigation: ['guestHeading', 'guestPlans', 'signIn', 'signUp', 'account', 'logout'],
    frame: ['userMenu', 'verificationSent', 'verificationNotSent', 'accountGone'],
    signInForms: 'all',
    signIn: 'all',
    signUp: 'all',
    accountFields: 'all',
    passwords: 'all',
    signInErrors: 'all',
    account: 'all',
    authAction: 'all',
  },
  blocks: ['accounts'],
  sources: (backend) =>
    backend.kind === 'local'
      ? {
          script: ['https://apis.google.com'],
          connect: [`http://127.0.0.1:${backend.authPort}`],
          frame: [`http://127.0.0.1:${backend.authPort}`],
        }
      : {
          script: ['https://apis.google.com'],
          connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
          frame: [`https://${backend.authDomain}`],
        },
  stored: { collections: ['users'], accounts: true },
  // Without sign-in, the owner deletes an account for a person who asks (npm run inbox -- --delete --person).
  ending: {},
}
