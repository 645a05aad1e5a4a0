import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedData } from './composeData.ts'
import { readPracticeIds } from './practices.ts'
import { formatsOf, inOrder } from './words/language.ts'
import { evaluateMessage, type Kinds, type Message } from './words/message.ts'

/** A text or a number can be named in braces, a list only in lists. */
export type Values = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A closed pair of braces, or a brace without the other one. */
const BRACES = /\{([^{}]*)\}|[{}]/g

/** How messages write these values. */
export const kindsOf = (values: Values): Kinds =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => isText(values, name))
      .map((name) => [name, typeof values[name] === 'number' ? 'plural' : 'text']),
  )

/** What a message says with these values. It must have no mistakes. */
export const fillIn = (message: Message, values: Values) =>
  evaluateMessage(message, kindsOf(values), values, String(values.locale ?? 'en'))

export function findPlaceholderMistakes(text: string, values: Values): string[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: found, 1: name, index }) => {
    if (found === '}') return ['A brace is closed that was not opened: write {name}, or leave out the brace.']
    if (name === undefined) {
      const start = /^\{[^\s{}]*/.exec(text.slice(index))?.[0]
      return [`${start} has no end: write }, or leave out the brace.`]
    }
    return isText(values, name.trim()) ? [] : [`${found} is not known: write one of ${listKnown(values)}.`]
  })
}

const isText = (values: Values, name: string) =>
  name !== 'locale' && Object.hasOwn(values, name) && ['string', 'number'].includes(typeof values[name])

export function listKnown(values: Values): string {
  const names = Object.keys(values).filter((name) => isText(values, name))
  return names.map((name) => `{${name}}`).join(', ')
}

type ServiceName = { slug: string; practice: string }

/** What texts can name in braces. */
export function placeholderValues(
  {
    site,
    practices,
    contactForm,
    newsletterLists,
  }: Pick<ComposedData, 'site' | 'practices' | 'contactForm' | 'newsletterLists'>,
  services: readonly ServiceName[],
) {
  const ofPractices: Values = Object.fromEntries(
    practices.flatMap(({ id, name }) => [
      [`${id}.name`, name],
      [`${id}.services`, services.filter(({ practice }) => practice === id).length],
    ]),
  )
  return {
    /** Whose texts can name {practice.name} and {practice.services}. */
    practiceIds: practices.map(({ id }) => id),
    /** How numbers are written. No text can name it. */
    locale: site.locale,
    name: site.name,
    claim: site.claim,
    description: site.description,
    headline: site.headline,
    founded: site.copyrightYear,
    /** 'India and the USA' */
    places: site.places,
    email: site.contact.email,
    phone: inOrder(site.contact.phone, site.locale),
    services: services.length,
    ...ofPractices,
    plansIntro: site.plansIntro,
    entity: site.legal.entity,
    law: site.legal.law,
    courts: site.legal.courts,
    dataRegion: site.legal.dataRegion,
    retentionMonths: site.legal.messageRetentionMonths,
    /** The labels of what the contact form asks, and of the newsletter's lists. Empty if there are none. */
    questions: formatsOf(site.locale).and(contactForm.questions.map(({ label }) => label)),
    newsletterLists: formatsOf(site.locale).and(newsletterLists.map(({ label }) => label)),
    /** For lists of keywords. */
    office: site.offices.map(({ title }) => title),
    keywords: site.keywords,
  } satisfies Values
}

export type PlaceholderValues = ReturnType<typeof placeholderValues>

const UNKNOWN: Omit<PlaceholderValues, 'practiceIds'> = {
  ...{ locale: 'en', name: '…', claim: '…', description: '…', headline: '…', founded: '…', places: '…' },
  ...{
    email: '…',
    phone: '…',
    services: 1,
    plansIntro: '…',
    entity: '…',
    law: '…',
    courts: '…',
    dataRegion: '…',
    // Texts must name what there is, and may name what there is not.
    questions: '',
    newsletterLists: '',
  },
  ...{ retentionMonths: 1, office: ['…'], keywords: ['…'] },
}

/** Stands in for the values while site.yaml or plans.yaml has a mistake, which must not hide those of the texts. */
export function unknownValues(folder: string): PlaceholderValues {
  const practiceIds = readPracticeIds(folder)
  const names = practiceIds.length > 0 ? practiceIds : practicesNamedIn(folder)
  const ofPractices = names.flatMap((id) => [[`${id}.name`, '…'] as const, [`${id}.services`, 1] as const])
  return { ...UNKNOWN, ...Object.fromEntries(ofPractices), practiceIds }
}

/** With a mistake in the list of practices, none of their names is one. */
function practicesNamedIn(folder: string): string[] {
  const files = ['pages.yaml', 'legal/privacy.md', 'legal/terms.md'].map((file) => join(folder, file))
  const texts = files.flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8') : []))
  return [...texts.join().matchAll(/\{([\w-]+)\.(?:name|services)\}/g)].flatMap(([, id]) => id ?? [])
}
