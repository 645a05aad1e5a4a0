import { safeParse } from 'valibot'
import type * as MessageKey from '../../src/data/messageKey'
import type * as Messages from '../../src/data/messages'
import type * as ContactSchema from '../../src/pages/contact/contactSchema'
import { allMessages } from './helpers/backend'
import { hostileTexts, someOf } from './helpers/hostile'
import { withSources } from './helpers/sources'
import { expect, test } from './helpers/test'

const texts = someOf(hostileTexts)
/** The emulator answers this many senders well within their timeout. */
const AT_ONCE = 25

test('a message is stored exactly as it was typed', () => {
  return withSources(async (load) => {
    const { contactSchema } = await load<typeof ContactSchema>('/src/pages/contact/contactSchema.ts')
    const { sendMessage } = await load<typeof Messages>('/src/data/messages.ts')
    const { randomKeyPart } = await load<typeof MessageKey>('/src/data/messageKey.ts')
    const sent: { name: string; email: string; phone: string; msg: string }[] = []
    const send = async (text: string) => {
      const phone = text.slice(0, 40)
      const { success, output } = safeParse(contactSchema, { name: text, email: text, phone, msg: text })
      if (!success) return
      await sendMessage(output, randomKeyPart())
      // The typed text, without surrounding spaces and half characters.
      sent.push({ name: kept(text), email: kept(text), phone: kept(phone), msg: kept(text) })
    }
    for (let index = 0; index < texts.length; index += AT_ONCE) {
      await Promise.all(texts.slice(index, index + AT_ONCE).map(send))
    }
    expect(sent.length).toBeGreaterThan(texts.length * 0.8)
    const received = new Set((await allMessages()).map(textOf))
    expect(sent.map(textOf).filter((text) => !received.has(text))).toEqual([])
    console.info(
      `Of ${texts.length} hostile texts, ${sent.length} were sent and read back. The form refused the others.`,
    )
  })
})

const kept = (text: string) => text.toWellFormed().trim()

const textOf = ({ name, email, phone, msg }: Record<'name' | 'email' | 'phone' | 'msg', string>) =>
  JSON.stringify([name, email, phone, msg])
