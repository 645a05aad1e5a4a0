import * as db from 'firebase/firestore'
import { parse } from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressKey, messageKey, randomKeyPart } from '@/data/guestKeys'
import * as limits from '@/data/limits'
import { checkEmailInKey } from '@/lib/email'
import { contactSchema } from '@/pages/contact/contactSchema'
import {
  expectAllowed,
  expectDenied,
  type Fields,
  LISTS,
  message,
  newKey,
  QUESTIONS,
  request,
  rulesFor,
} from './environment'

const { guest, owner, clear } = rulesFor('forms')
beforeEach(clear)

const EMOJI = '🧾'
const random = randomKeyPart()
const write = (path: string, data: Fields) => db.setDoc(db.doc(guest(), path), data)

describe('a message', () => {
  const send = (change: Partial<typeof message>) => {
    const data = { ...message, ...change }
    return write(`contactMsg/${messageKey(data.name, randomKeyPart())}`, data)
  }

  it.each([
    ...['a/b', '..', '__x__', 'محمد‮ عبد الله', '=HYPERLINK("https://x.example")', 'a~b~c'],
    ...['निशा\u200d 👩\u200d🌾', '(a+)+$[^A-Z].*^$\\'],
    'x'.repeat(limits.KEY_NAME_CHARACTERS),
    'x'.repeat(limits.KEY_NAME_CHARACTERS + 1),
  ])('can come from %j', async (name) => {
    await expectAllowed(send({ name }))
    await expectAllowed(send({ name }), 'a second sender with this name')
  })

  it.each([
    ['name', limits.NAME_MAX_CHARACTERS],
    ['email', limits.EMAIL_MAX_CHARACTERS],
    ['phone', limits.PHONE_MAX_CHARACTERS],
    ['msg', limits.MESSAGE_MAX_CHARACTERS],
  ])('needs a %s of up to %i UTF-16 units', async (field, max) => {
    const longest = EMOJI.repeat(max / 2)
    await expectAllowed(send({ [field]: longest }))
    await expectDenied(send({ [field]: `${longest}x` }))
    await expectDenied(send({ [field]: '' }))
  })

  it.each([
    messageKey('Ravi Menon', random),
    messageKey('.*', random),
    messageKey('asha menon', random),
    ...[`Аsha Menon~${random}`, 'Asha Menon', `Asha Menon~${random.slice(1)}`, `Asha Menon~${random}x`],
    ...[`Asha Menon~${random}~${random}`, `Asha Menon~${'-'.repeat(limits.KEY_RANDOM_CHARACTERS)}`],
    ...[`Asha Menon~${random}\n`],
  ])('cannot have the key %j', async (key) => {
    await expectDenied(write(`contactMsg/${key}`, message))
  })

  it.each(['asha at example', 'asha@example.com, "Ravi" <ravi@x.example>', 'आशा@उदाहरण.भारत'])(
    'can have the e-mail %s',
    (email) => expectAllowed(send({ email })),
  )

  it('cannot have an invisible character in its e-mail', async () => {
    for (const character of '\0\u001b\n\u0085\u202e\u200e\u2067\u061c\u2028\u2029') {
      const email = `asha@example.com${character}`
      await expectDenied(send({ email }), JSON.stringify(character))
      // The form removes it.
      await expectAllowed(send(parse(contactSchema, { ...message, email })), JSON.stringify(character))
    }
  })

  it('cannot have control characters, except tabs and line breaks in its text', async () => {
    for (const character of '\0\u0007\u000b\u001b\u007f\u0085\u009f\t\n\r') {
      const text = `98400${character}12345`
      for (const field of ['name', 'phone']) await expectDenied(send({ [field]: text }), JSON.stringify(text))
      const isAllowed = '\t\n\r'.includes(character)
      await (isAllowed ? expectAllowed : expectDenied)(send({ msg: text }), JSON.stringify(text))
      // The form removes them.
      const typed = { ...message, name: text, phone: text, msg: text }
      await expectAllowed(send(parse(contactSchema, typed)), JSON.stringify(text))
    }
  })

  it('can be sent again unchanged', async () => {
    const path = `contactMsg/${messageKey(message.name, random)}`
    await expectAllowed(write(path, message))
    await expectAllowed(write(path, message))
    await expectAllowed(db.setDoc(db.doc(owner(), path), message))
  })
})

describe('the answers of a message', () => {
  const answer = (answers: unknown) =>
    write(`contactMsg/${messageKey(message.name, randomKeyPart())}`, { ...message, answers })
  const all = Object.fromEntries(QUESTIONS.map((id) => [id, 'Yes']))

  it('are a map by the id of the question, which can lack some', async () => {
    for (const answers of [{}, { two: 'Yes' }, all]) await expectAllowed(answer(answers), answers)
    for (const answers of ['Yes', ['Yes'], null, { seven: 'Yes' }, { ...all, seven: 'Yes' }])
      await expectDenied(answer(answers), JSON.stringify(answers))
  })

  it.each(QUESTIONS)('are texts of up to ANSWER_MAX_CHARACTERS, also that to question %s', async (id) => {
    const longest = 'x'.repeat(limits.ANSWER_MAX_CHARACTERS)
    await expectAllowed(answer({ ...all, [id]: longest }))
    for (const wrong of [`${longest}x`, '', 7, { a: 'b' }, ['a'], 'a\nb', 'a\u0000'])
      await expectDenied(answer({ ...all, [id]: wrong }), JSON.stringify(wrong))
  })

  it('can be sent again unchanged, and not changed', async () => {
    const path = `contactMsg/${messageKey(message.name, randomKeyPart())}`
    await expectAllowed(write(path, { ...message, answers: all }))
    await expectAllowed(write(path, { ...message, answers: all }))
    await expectDenied(write(path, { ...message, answers: { ...all, one: 'No' } }))
    await expectDenied(write(path, message))
  })
})

describe('the lists of a subscription', () => {
  const subscribe = (data: Fields) => write(`newsletter/${newKey(known)}`, data)

  it.each([[['tips']], [LISTS]])('can be %j', (lists) => expectAllowed(subscribe({ lists })))

  it.each(['tips', {}, [], ['other'], ['tips', 'other'], ['tips', 'tips', 'filing-dates'], [7]])(
    'cannot be %j',
    (lists) => expectDenied(subscribe({ lists })),
  )

  it('come with nothing else', () => expectDenied(subscribe({ lists: ['tips'], name: 'Asha' })))
})

const addressOf = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`
const known = 'asha@example.com'

describe.each([
  { list: 'newsletter', entry: (): Fields => ({}), wrong: [{ email: known }] },
  {
    list: 'unsubscribe',
    entry: request,
    wrong: [{}, { at: new Date(Date.now() + 60_000) }, { at: 'now' }, { ...request(), why: 'Too many' }],
  },
])('an entry of $list', ({ list, entry, wrong }) => {
  it('can be made for a known address, under another key', async () => {
    await expectAllowed(write(`${list}/${newKey(known)}`, entry()))
    await expectAllowed(write(`${list}/${newKey(known)}`, entry()))
  })

  it('needs an address and contains nothing else', async () => {
    await expectDenied(write(`${list}/${newKey('asha')}`, entry()))
    for (const data of wrong)
      await expectDenied(write(`${list}/${newKey(known)}`, data), JSON.stringify(data))
  })
})

describe('the address of a subscription', () => {
  const subscribe = (key: string) => write(`newsletter/${key}`, {})

  it.each([
    'first.last+tag@sub.example.co.in',
    "a~o'neil@example.com",
    'आशा@उदाहरण.भारत',
    addressOf(limits.EMAIL_MAX_CHARACTERS),
  ])('can be %s, also in the form', async (address) => {
    expect(checkEmailInKey(address, limits.EMAIL_MAX_CHARACTERS)).toBeUndefined()
    await expectAllowed(subscribe(newKey(address)))
  })

  it.each([
    ...['asha', '@example.com', 'asha@', 'asha@example', 'a@b@example.com', 'asha@example~x.com'],
    ...['asha@example.com ', 'asha@example.com\n', addressOf(limits.EMAIL_MAX_CHARACTERS + 1)],
    ...Array.from(' ,;:<>()[]\\"', (character) => `as${character}ha@example.com`),
    // Control, direction and other invisible characters.
    ...Array.from(
      '\0\u001b\u007f\u0085\u00a0\u061c\u200b\u200e\u202e\u2028\u2029\u2066',
      (character) => `as${character}ha@example.com`,
    ),
  ])('cannot be %j, neither in the form', async (address) => {
    expect(checkEmailInKey(address, limits.EMAIL_MAX_CHARACTERS)).toBe('invalid')
    await expectDenied(subscribe(addressKey(address, random)))
  })

  it.each([
    ['upper case', addressKey('Asha@example.com', random)],
    ['no random part', known],
    ['a random part that is too short', addressKey(known, random.slice(1))],
    ['a random part that is too long', addressKey(known, `${random}x`)],
    ['symbols in its random part', addressKey(known, '-'.repeat(limits.KEY_RANDOM_CHARACTERS))],
    ['a trailing line break', `${addressKey(known, random)}\n`],
    ['only a random part', `~${random}`],
  ])('cannot be in a key with %s', async (_, key) => {
    await expectDenied(subscribe(key))
  })
})
