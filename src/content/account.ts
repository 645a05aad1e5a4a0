/** Texts of the account page and of the pages that e-mails link to. */

/** Explanations of the auth provider's errors. None of them reveals whether an e-mail address has an account. */
export const authReasons = {
  wrongSignIn: 'Wrong e-mail or password. Check both, or request a new password.',
  notCreated: 'The account could not be created. If you already have one, sign in or request a new password.',
  weakPassword: 'This password is too easy to guess. Choose a longer one.',
  wrongPassword: 'This is not your current password.',
  offline: 'No connection. Check your network and try again.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
  popupBlocked: 'Your browser blocked Google’s window. Allow it and press the button again.',
  popupClosed: 'Google’s window was closed before sign-in finished.',
  otherMethod: 'This Google account could not be used here. Try your e-mail and password.',
  otherAccount: 'That was a different Google account. Choose the one you are signed in with.',
  oldLink: 'This link was already used or has expired. Request a new one.',
  signInAgain: 'For your safety, sign in again and then try once more.',
  other: 'The sign-in service is not responding correctly. Try again in a moment.',
} as const

export const accountMessages = {
  saved: 'Saved',
  notSaved: 'This could not be saved. Try again.',
  unread: 'Your details could not be loaded.',
  verificationSent: 'We have sent you a new e-mail. Only the link in the newest e-mail works.',
  passwordChanged: 'Password changed',
  deleted: 'Your account and its data are deleted',
  dataNotDeleted: 'Nothing was deleted, because we could not reach your plans and details. Try again.',
  accountNotDeleted:
    'Your plans and details are deleted, but your account still exists. Press the button again to finish.',
} as const

export const actionMessages = {
  verified: 'Your e-mail address is confirmed.',
  passwordSet: 'Your new password is set. Sign in with it.',
  recovered: 'Your account has its old e-mail address again.',
  recoveredAdvice: 'Someone may know your password. Set a new one to be safe.',
  incomplete: 'This link is incomplete. Open it from the e-mail again, or sign in and request a new one.',
} as const

export const actionForm = {
  reset: 'New password',
  done: 'Done',
  wrongLink: 'This link does not work',
  confirm: 'Confirm',
  setPassword: 'Set the password',
  undo: 'Undo the change',
  working: 'One moment ...',
  password: 'New password',
  toAccount: 'Your account',
  toSignIn: 'SignIn',
  /** After a link that was already used or has expired. */
  requestNew: 'Request a new link',
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
  sendAgainSoon: 'You can send it again in a minute',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing ...',
  withGoogle: 'You sign in with Google, so there is no password here.',
  delete: 'Delete account',
  deleteOpen: 'Delete account ...',
  deleteQuestion: 'Delete your account?',
  deletePassword: 'Your password, to confirm that it is you',
  deleteGoogle: 'Google asks you to sign in again, to confirm that it is you.',
  deleteConfirm: 'Delete permanently',
  deleteConfirmGoogle: 'Continue with Google and delete',
  deleting: 'Deleting ...',
  keep: 'Keep my account',
} as const
