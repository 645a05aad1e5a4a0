import { describe, expect, it } from 'vitest'
import { bagMessages } from '@/content/bagMessages'
import {
  authMessages,
  chunkMessages,
  consoleMessages,
  contactMessages,
  newsletterMessages,
  signInMessages,
  signUpMessages,
  statusMessages,
} from '@/content/messages'

/** Odd as some of them look, visitors and other programs know them by these letters. */
const agreed = [
  [contactMessages.nameRequired, 'Name is required !!'],
  [contactMessages.emailRequired, 'Email is required !!'],
  [contactMessages.phoneRequired, 'Phone no. is required !!'],
  [contactMessages.messageRequired, 'Message is required !!'],
  [contactMessages.phoneMismatch, 'Phone No is not matching !!'],
  [contactMessages.sending, 'Sending ...'],
  [contactMessages.success, 'We will be in touch soon'],
  [contactMessages.failure, 'Something went wrong!! Our Try again later'],
  [newsletterMessages.email.missing, 'Email Is Required !!'],
  [newsletterMessages.success, 'You Have Subscribed To Our News Leetter !!'],
  [newsletterMessages.failure, 'Something went wrong!! Our Try again later'],
  [signInMessages.emailRequired, 'Email Is Required'],
  [signInMessages.passwordRequired, 'Password Is Required !!'],
  [signInMessages.success, 'Login Successfully'],
  [signUpMessages.nameRequired, 'Name Is Required !!'],
  [signUpMessages.emailRequired, 'Email Is Required'],
  [signUpMessages.phoneRequired, 'Contact Number Is Required !!'],
  [signUpMessages.passwordRequired, 'Password Is Required !!'],
  [signUpMessages.confirmPasswordRequired, 'Confirm Password Is Required !!'],
  [signUpMessages.passwordMismatch, 'Passwords do not match'],
  [signUpMessages.success, 'Signup Successfully'],
  [authMessages.failure, 'Opps!! , Something Went Wrong'],
  [bagMessages.empty, 'Your Bag Is Empty'],
  [bagMessages.checkout, 'Checkout Our Services'],
  [chunkMessages.title, 'Loading chunk failed'],
  [statusMessages.wait, 'Please Wait ...'],
  [statusMessages.notAvailable, 'Not available yet'],
  [statusMessages.localData, 'Local data'],
  [consoleMessages.insufficientProps, 'HelmetComponent: Insufficient props given.'],
  [consoleMessages.documentMissing, 'Document does not exist'],
] as const

describe('the messages', () => {
  it.each(agreed)('keep to the letter: %s', (message, expected) => {
    expect(message).toBe(expected)
  })

  it('name the three reasons of a chunk that did not load', () => {
    expect(Object.values(chunkMessages.reasons)).toEqual(['missing', 'timeout', 'error'])
  })
})
