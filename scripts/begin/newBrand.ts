import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Scalar, type YAMLMap } from 'yaml'
import { editYaml } from '../content/editYaml'
import { SAMPLE_BRAND } from '../lib/contentFolder'
import { UserError } from '../lib/userError'
import type { Answers } from './answers'
import { fitPlurals } from './fitPlurals'
import {
  LEFT_OUT,
  MORE,
  MORE_OF_SINGLE,
  NEWSLETTER_TO_DO,
  PAGE_TO_DOS,
  PLAIN_TEXTS,
  SINGLE_PRACTICE,
  STEPS_WITHOUT_BAG,
  SWITCHED_OFF,
  WITHOUT_NEWSLETTER,
} from './pageToDos'
import { timeZoneOf } from './timeZone'

/** The content check lists it, and a live publish stops for it. */
const toDo = (text: string) => `[To do: ${text}]`

const LATER_PHONE = '+1 000 000 0000'
const LATER_EMAIL = 'hello@site.example'
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 VIEW"><path fill="#8a8f98" d="SHAPE"/></svg>\n'
const picture = (view: string, shape: string) => PLACEHOLDER.replace('VIEW', view).replace('SHAPE', shape)

const sample = (file: string) => readFileSync(join(SAMPLE_BRAND, file), 'utf8')

/** The files of a new site, by their paths. Explanations in comments are those of the sample. */
export function newBrand(answers: Answers): Record<string, string> {
  const practices = answers.practices.map((name) => ({ id: idOf(name), name }))
  const services = practices.map(({ id, name }, index) => [
    `content/services/${id}-1.md`,
    serviceOf(id, name, index + 1),
  ])
  return {
    'content/site.yaml': siteOf(answers, practices),
    'content/pages.yaml': `${toTranslate(answers)}# ${toDo(PROMISES)}\n${pagesOf(answers, practices)}`,
    'content/plans.yaml': PLANS,
    'content/logo.svg': answers.logo
      ? readLogo(answers.logo)
      : `<!-- ${toDo('your logo')} -->\n${picture('32 32', 'M16 2a14 14 0 1 0 0 28a14 14 0 0 0 0-28z')}`,
    'content/legal/privacy.md': legalText(answers, sample('legal/privacy.md')),
    'content/legal/terms.md': legalText(answers, termsOf()),
    ...Object.fromEntries(services),
    'public/people/founder.svg': picture('480 560', 'M0 0h480v560H0z'),
  }
}

/** Only the owner can make these promises. */
const PROMISES =
  'check what these texts promise, such as an answer within one working day, a free first call and a monthly newsletter'

/** The texts of the sample are in English. */
const toTranslate = ({ language }: Answers): string =>
  new Intl.Locale(language).language === 'en' ? '' : `# ${toDo('these texts in your language')}\n`

/** A comment is only possible between the lines at its head. */
const legalText = (answers: Answers, text: string) =>
  text
    .replace(/^---\n/, `$&${toTranslate(answers)}`)
    .replace(/^updated: .*$/m, `updated: ${new Date().toLocaleDateString('sv-SE')}`)

/** Part of addresses. */
function idOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase()
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  if (id) return id.slice(0, 40)
  throw new UserError(
    `“${name}” has no Latin letters for an address: answer in Latin letters, and write the name into content/site.yaml later.`,
  )
}

function readLogo(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UserError(`There is no file ${file}: write the path of an SVG file, or nothing.`)
  }
}

type Practice = { id: string; name: string }

function siteOf(answers: Answers, practices: Practice[]): string {
  const { name, trade, language, country, currency, phone, email, paper, ink } = answers
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
  const { timeZone, isGuess } = timeZoneOf(country)
  const office = {
    country: countryName,
    kind: toDo('such as Head office'),
    address: { street: toDo('street and number'), city: toDo('city'), countryCode: country },
    timeZone,
    phone: phone || LATER_PHONE,
    email: email || LATER_EMAIL,
  }
  const values = {
    name,
    language,
    trade,
    claim: toDo('what you do, in a few words'),
    description: toDo('one sentence for search engines'),
    headline: [toDo('one to four short lines')],
    ...((paper || ink) && { colours: { ...(paper && { paper }), ...(ink && { ink }) } }),
    keywords: [name],
    yearFounded: new Date().getFullYear(),
    practices,
    currencies: [currency],
    offices: [office],
    counters: [{ value: 'services', label: toDo('services') }],
    founder: {
      name: toDo('name'),
      role: toDo('role'),
      quote: toDo('one sentence'),
      bio: [toDo('who you are')],
      portrait: '/people/founder.svg',
    },
    ...partsOf(answers),
    legal: {
      sample: true,
      entity: toDo('registered company name'),
      law: toDo('country'),
      courts: toDo('city'),
      dataRegion: toDo('the first publish proposes one'),
      messageRetentionMonths: 24,
    },
  }
  const left = ['film', 'contact', 'clientLogos', 'credentials', 'social', 'articlesUrl']
  const site = editYaml(sample('site.yaml'), (fields) => {
    for (const field of left) fields.delete(field)
    for (const [field, value] of Object.entries(values)) setField(fields, field, value)
  })
  const later = [
    !phone && 'your phone number',
    !email && 'your e-mail address',
    isGuess && `the time zone of the office: is it ${timeZone}?`,
    'the hours of the office, if people do not come by appointment only',
    'a portrait in public/people/',
  ]
  return `${withoutSampleComment(site).trimEnd()}\n\n${later.flatMap((text) => (text ? `# ${toDo(text)}\n` : [])).join('')}`
}

/** Files are edited as texts: see AS_WRITTEN. */
const asWritten = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (/number|boolean/.test(typeof part) ? String(part) : part))

/** The key keeps its comment. */
function setField(fields: YAMLMap, name: string, value: unknown) {
  const node = new Document().createNode(asWritten(value))
  const pair = fields.items.find(({ key }) => key instanceof Scalar && key.value === name)
  if (pair) pair.value = node
  else fields.add({ key: new Scalar(name), value: node })
}

/** Its address has to be the real one. */
const withoutSampleComment = (site: string) => site.replace(/^# Set sample to false .*\n/m, '')

/** A part that is on needs no line. */
function partsOf({ accounts, newsletter }: Answers) {
  const parts = { ...(!accounts && { accounts, bag: false }), ...(!newsletter && { newsletter }) }
  return Object.keys(parts).length > 0 ? { parts } : {}
}

function pagesOf({ language, accounts, newsletter }: Answers, practices: Practice[]): string {
  const pages = editYaml(sample('pages.yaml'), (_, document) => {
    const isSingle = practices.length === 1
    const plain = {
      ...PLAIN_TEXTS,
      ...(!newsletter && WITHOUT_NEWSLETTER),
      ...(isSingle && SINGLE_PRACTICE),
    }
    for (const [path, text] of Object.entries(plain)) document.setIn(path.split(' '), text)
    if (!accounts) document.setIn(['plans', 'steps', 'steps'], document.createNode(STEPS_WITHOUT_BAG))
    const toDos = { ...PAGE_TO_DOS, ...(newsletter && NEWSLETTER_TO_DO) }
    for (const [path, text] of Object.entries(toDos)) document.setIn(path.split(' '), toDo(text))
    for (const path of LEFT_OUT) document.deleteIn(path.split(' '))
    for (const page of SWITCHED_OFF) document.setIn([page, 'show'], new Scalar('false'))
    const ofEach = (value: (practice: Practice) => unknown) =>
      document.createNode(Object.fromEntries(practices.map((practice) => [practice.id, value(practice)])))
    document.setIn(
      ['home', 'practices', 'columns'],
      ofEach(({ name }) => ({
        text: toDo(`what ${name} is`).slice(0, 300),
        // A copy for each: a repeated object would become an alias.
        more: { 'practice.services': { ...(isSingle ? MORE_OF_SINGLE : MORE) } },
      })),
    )
    document.setIn(
      ['home', 'call', 'problems'],
      ofEach(() => toDo('a problem')),
    )
    document.setIn(
      ['services', 'calls'],
      ofEach(({ name }) => ({ heading: name, text: toDo('a sentence') })),
    )
    fitPlurals(document, language)
  })
  // The comment at the top has an example.
  return pages.replaceAll('{technology.', `{${practices[0]?.id}.`)
}

const PLANS = `# docs/handbook.md#plans. Write your plans, or prices of services, then remove "show: false" of the page in pages.yaml.
plans: []
`

const serviceOf = (practice: string, name: string, number: number) => `---
title: "${toDo(`service ${number}`)}"
practice: ${practice}
position: 1
description: "${toDo(`what this service of ${name.replaceAll('"', '’')} is`)}"
includes: ["${toDo('what it includes')}"]
needs: ["${toDo('what you need from the client')}"]
duration: "${toDo('how long it takes')}"
---
`

/** Only the sample's trade has these. */
const termsOf = () =>
  sample('legal/terms.md').replace(
    /^Work that the law reserves .*$/gm,
    toDo('what the law asks of your trade'),
  )
