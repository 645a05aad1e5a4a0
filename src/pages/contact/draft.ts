import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { CONTACT_DRAFT_KEY } from '@/auth/personalData'
import { hintedUser } from '@/auth/signedInHint'
import { readValues, type Values, writeValues } from '@/components/form/fieldValues'
import { randomKeyPart } from '@/data/guestKeys'
import { findPlan } from '@/data/plans'
import { findService, serviceName } from '@/data/services'
import type { PageState } from '@/hooks/usePageState'
import { focusInView } from '@/lib/dom'
import { sessionStore } from '@/lib/storage'
import { parameters } from '@/paths'

type Draft = {
  values: Values
  /** The last attempt: the message and the random part of its key, so that a retry uses the same key. */
  attempt: { text: string; random: string } | null
}

/** With the user who was signed in. */
type StoredDraft = Draft & { user: string | null }

function loadDraft(): Draft {
  const draft = sessionStore.getJson(CONTACT_DRAFT_KEY) as StoredDraft | null
  const isOwn = draft && (draft.user === null || draft.user === hintedUser())
  return isOwn ? draft : { values: {}, attempt: null }
}

function saveDraft({ values, attempt }: Draft) {
  const draft: StoredDraft = { values, attempt, user: hintedUser() }
  if (Object.keys(withoutEmpty(values)).length > 0) sessionStore.set(CONTACT_DRAFT_KEY, JSON.stringify(draft))
  else sessionStore.remove(CONTACT_DRAFT_KEY)
}

/** Before sending, so that the same text keeps its key after a reload. Edited text gets a new key. */
export function saveAttempt(values: Values, message: object): string {
  const { attempt } = loadDraft()
  const text = JSON.stringify(message)
  const random = attempt?.text === text ? attempt.random : randomKeyPart()
  saveDraft({ values, attempt: { text, random } })
  return random
}

/** Removes the values that have arrived. Values edited since are kept. */
export function clearSentDraft(sent: Values) {
  const left = Object.entries(loadDraft().values).filter(
    ([name, value]) => String(value) !== String(sent[name]),
  )
  saveDraft({ values: Object.fromEntries(left), attempt: null })
}

/** What the link to this page asks about: a service, a plan, or the plans of a bag, such as 'One Plan and Another Plan (prices in INR)'. */
export function requestedSubject(search: URLSearchParams, { askedPlans }: PageState): string | undefined {
  const service = findService(search.get(parameters.service))
  if (service) return serviceName(service)
  const plans = askedPlans ?? planIn(search)
  if (!plans) return undefined
  // The one in which the visitor saw the prices: see CurrencySwitch.
  const currency = site.priceCurrencies[Number(document.documentElement.dataset.currency)]
  return currency ? contactWords.plansInCurrency({ plans, currency }) : contactWords.plans({ plans })
}

/** With a bag, no link names a plan, and this page does not load the plans. */
function planIn(search: URLSearchParams): string[] | undefined {
  const plan = __HAS_BAG__ ? undefined : findPlan(search.get(parameters.plan) ?? '')
  return plan && [plan.title]
}

/** Prefilled text of the message. */
const askAbout = (subject: string) => `${contactWords.askAbout({ subject })}\n\n`

type DraftOptions = {
  form: RefObject<HTMLFormElement | null>
  /** What the visitor wants to ask about: it prefills the message if that is empty. */
  requested: string | undefined
  /** What the account says: it prefills the fields that are empty when it becomes known. */
  account: Values | null
  isSending: boolean
}

/** Keeps the form's values until the tab is closed. */
export function useDraft({ form, requested, account, isSending }: DraftOptions) {
  const [offered, setOffered] = useState<string | null>(null)
  const [isUnsent, setIsUnsent] = useState(false)
  const prefilled = useRef<Values>({})
  const takesAccount = useRef(true)

  /** Prefilled text is not a draft until the visitor edits it. */
  function readTyped(): Values {
    const fields = readFields(form.current)
    const isTyped = (name: string) => trimmed(fields[name]) !== trimmed(prefilled.current[name])
    // The form can be without the second.
    const isPhoneTyped = PHONES.some((name) => name in fields && isTyped(name))
    const typed = Object.entries(fields).filter(([name]) =>
      PHONES.includes(name) ? isPhoneTyped : isTyped(name),
    )
    return Object.fromEntries(typed)
  }

  const restore = useEffectEvent((subject: string | undefined) => {
    const question = subject ? askAbout(subject) : ''
    // After a reload, browsers restore it.
    prefilled.current.msg ??= question
    // Text typed before hydration is newer than the draft.
    const values = withoutEmpty({ ...loadDraft().values, ...withoutEmpty(readTyped()) })
    saveDraft({ ...loadDraft(), values })
    prefilled.current.msg = question
    writeValues(form.current, { ...readFields(form.current), ...values, msg: values.msg || question })
    setOffered(subject && values.msg && !values.msg.includes(subject) ? subject : null)
    setIsUnsent(loadDraft().attempt !== null)
  })
  useLayoutEffect(() => restore(requested), [requested])

  const takeAccount = useEffectEvent(() => {
    if (!account || !takesAccount.current) return
    takesAccount.current = false
    Object.assign(prefilled.current, account)
    const { name, email, phone, confirmPhone } = account
    for (const group of [{ name }, { email }, { phone, confirmPhone }]) fillEmpty(form.current, group)
    // What a browser has restored after a reload looks typed until the account is known.
    saveDraft({ ...loadDraft(), values: readTyped() })
  })
  const isAccountKnown = account !== null
  useEffect(() => {
    if (isAccountKnown) takeAccount()
  }, [isAccountKnown])

  const clearSent = useEffectEvent(() => {
    const { attempt, values } = loadDraft()
    setIsUnsent(false)
    // An attempt is kept after a failure.
    if (attempt) return
    writeValues(form.current, values)
    takesAccount.current = false
  })
  useEffect(() => (isSending ? () => clearSent() : undefined), [isSending])

  function save() {
    saveDraft({ ...loadDraft(), values: readTyped() })
    setIsUnsent(false)
  }

  function addOffered() {
    if (!offered) return
    const { msg = '', ...others } = readFields(form.current)
    writeValues(form.current, { ...others, msg: `${msg.trimEnd()}\n\n${askAbout(offered)}` })
    setOffered(null)
    save()
    // The button disappears. The visitor goes on in the message.
    focusInView(form.current?.querySelector('textarea'))
  }

  return {
    offered,
    /** An attempt of an earlier visit, also one that a reload of the page ended. See `loadChunk`. */
    isUnsent: isUnsent && !isSending,
    addOffered,
    save,
    read: (): Values => readFields(form.current),
  }
}

/** Kept or left out together, or the visitor would find two different numbers. */
const PHONES = ['phone', 'confirmPhone']

/** The message is a text. */
function readFields(form: HTMLFormElement | null): Values & { msg: string } {
  const values = readValues(form)
  return { ...values, msg: String(values.msg ?? '') }
}

/** All of these fields or none, and none where the visitor is about to type. */
function fillEmpty(form: HTMLFormElement | null, values: Values) {
  const fields = readFields(form)
  const focused = document.activeElement?.getAttribute('name')
  if (Object.keys(values).some((name) => fields[name]?.length || name === focused)) return
  writeValues(form, { ...fields, ...values })
}

const trimmed = (value: Values[string]) => String(value ?? '').trim()

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value?.length))
}
