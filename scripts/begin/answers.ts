import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { MOST_PRACTICES } from '../../src/lib/positions'
import { currency, trade } from '../content/siteSchema'
import { language } from '../content/words/language'
import { parseYaml } from '../content/yamlFile'
import { writeAtomically } from '../lib/atomicFile'
import { ask, confirm } from '../lib/confirm'
import { inCache } from '../lib/folders'
import { log } from '../lib/log'
import { UserError } from '../lib/userError'
import { formatMistakes } from '../lib/yamlText'

const optional = v.optional(v.string(), '')
const off = v.optional(v.boolean('true or false'), false)

const country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.check(
    (code) => /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code,
    'the two letters of a country, such as PL',
  ),
)

/** What a new site is made from. Their forms are checked with the files that are made from them. */
const answersSchema = v.strictObject({
  name: v.string(),
  trade: v.optional(v.string(), 'ProfessionalService'),
  language,
  country,
  currency: v.pipe(v.string(), v.toUpperCase()),
  practices: v.array(v.string()),
  phone: optional,
  email: optional,
  paper: optional,
  ink: optional,
  logo: optional,
  accounts: off,
  newsletter: off,
})
export type Answers = v.InferOutput<typeof answersSchema>

export function readAnswers(file: string): Answers {
  if (!existsSync(file))
    throw new UserError(`There is no file ${file}: write the path of a file of answers (docs/launch.md).`)
  const { value, mistakes } = parseYaml(readFileSync(file, 'utf8'), answersSchema)
  if (value && mistakes.length === 0) return value
  throw new UserError(formatMistakes(file, mistakes).join('\n'))
}

/** Writes the answers into a file, so that none is lost if one of them is refused. */
export async function askQuestions(): Promise<string> {
  const practices: string[] = []
  const answers = {
    name: await askFor(filled, 'What is your company called?'),
    trade: await askFor(
      trade,
      'What is it, as a type of schema.org, such as Dentist or LegalService?',
      'ProfessionalService',
    ),
    language: await askFor(language, 'In which language is the site, such as pl or de-CH?', 'en'),
    country: await askFor(country, 'Which country is it in? Write its two letters, such as PL.'),
    currency: await askFor(currency, 'Which currency are your prices in, such as EUR?'),
    practices,
    phone: await ask('Phone, with + and the country code? Press Enter to add it later.'),
    email: await ask('E-mail? Press Enter to add it later.'),
    paper: await ask('Colour of the background, such as #fbf7ef? Press Enter for that of the sample.'),
    ink: await ask('Colour of the text, such as #14213d? Press Enter for that of the sample.'),
    logo: await ask('The path of your logo, an SVG file? Press Enter to add it later.'),
    accounts: await confirm('Do visitors sign up for accounts, to put plans into a bag?'),
    newsletter: await confirm('Can visitors subscribe to a newsletter?'),
  }
  practices.push(
    await askFor(
      filled,
      'The site shows services in one to six practices, such as Family law. What is the first one called?',
    ),
  )
  while (practices.length < MOST_PRACTICES) {
    const next = await ask('What is the next one called? Press Enter if there is no other.')
    if (!next) break
    practices.push(next)
  }
  const file = inCache('answers.yaml')
  writeAtomically(file, stringify(answers))
  return file
}

const filled = v.pipe(v.string(), v.nonEmpty('its name'))

type Form = v.GenericSchema<unknown, string>

/** Asks until the answer has the right form. The forms of the other answers are checked with the files. */
async function askFor(form: Form, question: string, byDefault = '') {
  for (;;) {
    const answer =
      (await ask(byDefault ? `${question} Press Enter for ${byDefault}.` : question)) || byDefault
    const { success, output, issues } = v.safeParse(form, answer)
    if (success) return output
    log(`Write ${issues[0].message}.`)
  }
}
