import * as db from 'firebase/firestore'
import { expect, it } from 'vitest'
import { messageKey, randomKeyPart } from '@/data/guestKeys'
import { expectAllowed, expectDenied, message, rulesFor } from './environment'

const { guest } = rulesFor('email-only', { requires: ['email'] })

const send = (change: Partial<typeof message>) => {
  const key = messageKey(message.name, randomKeyPart())
  return db.setDoc(db.doc(guest(), `contactMsg/${key}`), { ...message, ...change })
}

it('where the form requires only the e-mail address, the phone number can be empty, and cannot be absent', async () => {
  expect(message.phone).not.toBe('')
  await expectAllowed(send({ phone: '' }))
  await expectAllowed(send({}))
  await expectDenied(send({ email: '' }))
  const { phone: _, ...withoutPhone } = message
  const key = messageKey(message.name, randomKeyPart())
  await expectDenied(db.setDoc(db.doc(guest(), `contactMsg/${key}`), withoutPhone))
})
