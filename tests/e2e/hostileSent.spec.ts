import { readSubscribers } from '../../scripts/inbox/readInbox'
import { allMessages, backend } from './helpers/backend'
import { hostileTexts } from './helpers/hostile'
import { withSources } from './helpers/sources'
import { expect, test } from './helpers/test'

/** The emulator answers this many senders well within their timeout. */
const AT_ONCE = 25

test('a message is stored exactly as it was typed', () => {
  test.slow()
  return withSources(async (load) => {
    const { composeMessage, checkMessage } = await load('/src/pages/contact/checkMessage.ts')
    const { sendMessage } = await load('/src/data/messages.ts')
    const { subscribe } = await load('/src/data/newsletter.ts')
    const { checkEmailInKey } = await load('/src/lib/email.ts')
    const { EMAIL_MAX_CHARACTERS } = await load('/src/content/limits.ts')
    const { randomKeyPart } = await load('/src/data/messageKey.ts')
    const sent: { name: string; email: string; phone: string; msg: string }[] = []
    const subscribed: string[] = []
    const send = async (text: string) => {
      const phone = text.slice(0, 40)
      const message = composeMessage({ name: text, email: text, country: '', phone, msg: text })
      const isWhole = Object.values(checkMessage(message)).every((error) => !error)
      if (isWhole) {
        expect(await sendMessage(message, randomKeyPart()), text).toMatchObject({ ok: true })
        // The typed text, without surrounding spaces and half characters.
        sent.push({ name: kept(text), email: kept(text), phone: kept(phone), msg: kept(text) })
      }
      const address = text.trim().toLowerCase()
      if (checkEmailInKey(address, EMAIL_MAX_CHARACTERS)) return
      expect(await subscribe(address), text).toMatchObject({ ok: true })
      subscribed.push(address)
    }
    for (let index = 0; index < hostileTexts.length; index += AT_ONCE) {
      await Promise.all(hostileTexts.slice(index, index + AT_ONCE).map(send))
    }
    expect(sent.length).toBeGreaterThan(700)
    const received = new Set((await allMessages()).map(textOf))
    expect(sent.map(textOf).filter((text) => !received.has(text))).toEqual([])
    const readers = new Set((await readSubscribers(backend())).map(({ email }) => email))
    expect(subscribed.filter((address) => !readers.has(address))).toEqual([])
    console.info(
      `${hostileTexts.length} hostile texts: ${sent.length} sent as messages and read back, ` +
        `${subscribed.length} as addresses, the others refused by the form.`,
    )
  })
})

const kept = (text: string) => text.toWellFormed().trim()

const textOf = ({ name, email, phone, msg }: Record<'name' | 'email' | 'phone' | 'msg', string>) =>
  JSON.stringify([name, email, phone, msg])
