/** The words of the account, and of the pages that e-mails lead to. */

/** What the provider answered, in plain words. None of them tells whether an e-mail address has an account. */
export const authReasons = {
  wrongSignIn: 'This e-mail and this password do not go together. Check both, or ask for a new password.',
  notCreated: 'The account could not be created. If you have one already, sign in or ask for a new password.',
  weakPassword: 'This password is too easy to guess. Choose a longer one.',
  wrongPassword: 'This is not your current password.',
  offline: 'No connection. Check your network and try again.',
  tooMany: 'Too many tries. Wait some minutes, then try again.',
  popupBlocked: 'Your browser blocked Google’s window. Allow it, then press the button once more.',
  popupClosed: 'Google’s window was closed before it had an answer.',
  otherMethod: 'This Google account could not be used here. Try your e-mail and password.',
  otherAccount: 'That was another Google account. Choose the one you are signed in with.',
  oldLink: 'This link has been used already or is too old. Ask for a new one.',
  signInAgain: 'Sign in again first, then repeat this.',
  other: 'The sign-in service did not answer as it should. Try again in a moment.',
} as const

export const accountMessages = {
  saved: 'Saved',
  notSaved: 'This could not be saved. Try again.',
  unread: 'Your details could not be read.',
  verificationSent: 'Sent. The newest link is the one that works.',
  currentPasswordRequired: 'Password Is Required !!',
  passwordChanged: 'Password changed',
  deleted: 'Your account and its data are deleted',
  dataNotDeleted: 'Nothing was deleted: the orders and the record could not be reached. Try again.',
  accountNotDeleted:
    'Your orders and your record are deleted, the sign-in itself is not yet. Press the button again to finish.',
} as const

export const actionMessages = {
  verified: 'Your e-mail address is confirmed.',
  passwordSet: 'Your new password is set. Sign in with it.',
  recovered: 'Your e-mail address is back as it was.',
  recoveredAdvice: 'Somebody may know your password. Set a new one to be safe.',
  incomplete: 'This link is not complete. Open it again from the e-mail, or ask for a new one.',
} as const

export const actionForm = {
  verify: 'Confirm your address',
  verifyIntro: 'One press, and we know that this e-mail address is yours.',
  reset: 'New password',
  recover: 'Your address was changed',
  recoverIntro: 'The e-mail address of your account is another one now. If that was not you, undo it here.',
  done: 'Done',
  wrongLink: 'This link does not work',
  confirm: 'Confirm',
  setPassword: 'Set the password',
  undo: 'Undo the change',
  working: 'One moment ...',
  password: 'New password',
  toAccount: 'Your account',
  toSignIn: 'SignIn',
} as const

export const accountForm = {
  details: 'Details',
  name: 'Name',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving ...',
  email: 'Email',
  verified: 'Confirmed',
  unverified: 'Not confirmed yet',
  unverifiedHint: 'Open the link in the e-mail we sent you.',
  sendAgain: 'Send again',
  sending: 'Sending ...',
  sendAgainSoon: 'Can be sent again in a minute',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing ...',
  withGoogle: 'You sign in with Google, so there is no password here.',
  delete: 'Delete account',
  deleteIntro:
    'Deletes your sign-in, your record and every order in your bag, at once and for good. Your subscription to the newsletter and messages you sent are not part of the account.',
  deleteOpen: 'Delete account ...',
  deleteQuestion: 'Delete your account?',
  deletePassword: 'Your password, so that nobody else can do this',
  deleteGoogle: 'Google asks you once more who you are, so that nobody else can do this.',
  deleteConfirm: 'Delete for good',
  deleteConfirmGoogle: 'Continue with Google and delete',
  deleting: 'Deleting ...',
  keep: 'Keep my account',
} as const
