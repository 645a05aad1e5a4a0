import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { addressKey, randomKeyPart } from '@/data/guestKeys'
import { checkEmailInKey } from '@/lib/email'
import {
  allowed,
  commitAsGuest,
  denied,
  documentName,
  type RawWrite,
  rulesFor,
  visitors,
} from './environment'

const KNOWN = 'asha@example.com'
const UNKNOWN = 'ravi@example.com'
const addressOf = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`
const newKey = (address: string) => addressKey(address, randomKeyPart())

const rules = rulesFor('newsletter')
const { databaseOf } = rules
const STORED_KEY = newKey(KNOWN)

// The plain address is a key of an earlier version.
beforeEach(() =>
  rules.store({
    [`newsletter/${KNOWN}`]: {},
    [`newsletter/${STORED_KEY}`]: {},
    [`unsubscribe/${KNOWN}`]: { at: new Date(0) },
    [`unsubscribe/${STORED_KEY}`]: { at: new Date(0) },
  }),
)

const lists = [
  { name: 'newsletter', entry: () => ({}), wrong: [{ email: KNOWN }, { name: 'Asha' }] },
  {
    name: 'unsubscribe',
    entry: () => ({ at: db.serverTimestamp() }),
    wrong: [
      {},
      { at: new Date(Date.now() + 60_000) },
      { at: 'now' },
      { at: db.serverTimestamp(), why: 'Too many' },
    ],
  },
] as const

const refused: [string, string][] = [
  ['a word', 'asha'],
  ['an address without a name', '@example.com'],
  ['an address without a host', 'asha@'],
  ['a host without a dot', 'asha@example'],
  ['two @ signs', 'a@b@example.com'],
  ['a space', 'asha menon@example.com'],
  ['a trailing space', 'asha@example.com '],
  ['a no-break space', 'asha\u00a0menon@example.com'],
  ['a line break', 'asha@example.com\n'],
  ['NUL', 'as\0ha@example.com'],
  ['ESC', 'asha\u001b@example.com'],
  ['DEL', 'asha\u007f@example.com'],
  ['a C1 control', 'asha\u0085@example.com'],
  ['a right-to-left override', '\u202easha@example.com'],
  ['a left-to-right mark', 'asha@example\u200e.com'],
  ['an isolate', 'asha\u2066@example.com'],
  ['an Arabic letter mark', 'asha\u061c@example.com'],
  ['a zero-width space', 'asha\u200b@example.com'],
  ['a line separator', 'asha\u2028@example.com'],
  ['a paragraph separator', 'asha@example\u2029.com'],
  ['a comma', 'asha,ravi@example.com'],
  ['a semicolon', 'asha;ravi@example.com'],
  ['quotes', '"asha"@example.com'],
  ['angle brackets', '<asha@example.com>'],
  ['a comment', 'asha(work)@example.com'],
  ['a backslash', 'as\\ha@example.com'],
  ['a tilde in its host', 'asha@example~x.com'],
  ['too many characters', addressOf(EMAIL_MAX_CHARACTERS + 1)],
]

describe.each(lists)('$name', ({ name, entry, wrong }) => {
  describe.each(visitors)('for %s', (visitor) => {
    const all = () => db.collection(databaseOf(visitor), name)
    const write = (key: string, data: object = entry()) => db.setDoc(db.doc(all(), key), data)

    it.each([
      `new-${visitor.length}@example.com`,
      'first.last+tag@sub.example.co.in',
      "a~o'neil@example.com",
      'आशा@उदाहरण.भारत',
      addressOf(EMAIL_MAX_CHARACTERS),
    ])('accepts %s', async (address) => {
      expect(checkEmailInKey(address, EMAIL_MAX_CHARACTERS)).toBeUndefined()
      await allowed(write(newKey(address)))
    })

    it('accepts a known address again, under another key', async () => {
      await allowed(write(newKey(KNOWN)))
    })

    it.each(refused)('denies %s, as the form does', async (_, address) => {
      expect(checkEmailInKey(address, EMAIL_MAX_CHARACTERS)).toBe('invalid')
      await denied(write(newKey(address)))
    })

    it.each([
      ['upper case', newKey('Asha@example.com')],
      ['no random part', UNKNOWN],
      ['an empty random part', `${UNKNOWN}~`],
      ['a random part that is too short', newKey(UNKNOWN).slice(0, -1)],
      ['a random part that is too long', `${newKey(UNKNOWN)}x`],
      ['symbols in its random part', `${UNKNOWN}~${'-'.repeat(20)}`],
      ['a trailing line break', `${newKey(UNKNOWN)}\n`],
      ['only a random part', `~${randomKeyPart()}`],
    ])('denies a key with %s', async (_, key) => {
      await denied(write(key))
    })

    it('denies any other content', async () => {
      for (const data of wrong) await denied(write(newKey(UNKNOWN), data))
    })

    it.each([KNOWN, STORED_KEY])('never changes %s', async (key) => {
      await denied(write(key))
      for (const data of wrong) await denied(write(key, data))
      await denied(db.updateDoc(db.doc(all(), key), { stopped: true }))
    })

    it.each([KNOWN, STORED_KEY, UNKNOWN, newKey(UNKNOWN)])('cannot read or delete %s', async (key) => {
      await denied(db.getDoc(db.doc(all(), key)))
      await denied(db.deleteDoc(db.doc(all(), key)))
    })

    it('cannot replace an entry by deleting and creating it in one commit', async () => {
      for (const key of [KNOWN, STORED_KEY]) {
        const document = db.doc(all(), key)
        const batch = db.writeBatch(databaseOf(visitor))
        await denied(batch.delete(document).set(document, entry()).commit())
      }
    })
  })

  describe('does not reveal with a precondition whether it has an address', () => {
    const set = (document: string): RawWrite => ({
      update: { name: document, fields: {} },
      ...(name === 'unsubscribe' && {
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      }),
    })
    const kinds: [string, (document: string) => RawWrite][] = [
      ['set', set],
      ['delete', (document) => ({ delete: document })],
      ['verify', (document) => ({ verify: document })],
    ]
    const conditions = [{ exists: true }, { exists: false }, { updateTime: '2026-11-21T09:00:00Z' }]
    const probes = kinds.flatMap(([kind, write]) =>
      conditions.map((currentDocument) => ({ kind, write, currentDocument })),
    )

    it.each(probes)('$kind with $currentDocument', async ({ write, currentDocument }) => {
      const answerFor = (key: string) =>
        commitAsGuest('newsletter', [
          { ...write(documentName('newsletter', `${name}/${key}`)), currentDocument },
        ]).then(
          () => 'OK',
          ({ code }) => code,
        )
      expect(await answerFor(KNOWN)).toBe('PERMISSION_DENIED')
      expect(await answerFor(UNKNOWN)).toBe('PERMISSION_DENIED')
      expect(await answerFor(newKey(KNOWN))).toBe(await answerFor(newKey(UNKNOWN)))
    })
  })
})
