import * as v from 'valibot'
import { ALL_ON, lackingTexts, type PartStates } from './parts/parts.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { textFields } from './textFields.ts'
import { list, wholeNumber } from './valueSchemas.ts'

/**
 * content/pages.yaml, with everything in braces filled in. What has a default can be left out. A page has only the fields
 * that it shows, so that the check names a text that no visitor would see. The texts of parts that the site lacks can stay in
 * the file, for a day when they are on again.
 */
export function pagesSchema(values: PlaceholderValues, parts: PartStates = ALL_ON) {
  return without(schemaOfAll(values), lackingTexts(parts))
}

/** What has no name in the output, and is not checked. */
const ignored = v.pipe(
  v.optional(v.unknown()),
  v.transform(() => undefined),
)

/** The type stays: only code of the parts that are off names these texts, and the build leaves it out. */
function without<Schema extends { entries: v.ObjectEntries }>(
  schema: Schema,
  texts: readonly string[],
): Schema {
  const entries = { ...schema.entries }
  for (const text of texts) {
    const [page = '', ...inner] = text.split('.')
    const known = entries[page]
    if (!known) throw new Error(`${text} is not a text of content/pages.yaml`)
    entries[page] =
      inner.length > 0 && 'entries' in known ? without(known as never, [inner.join('.')]) : ignored
  }
  return v.strictObject(entries) as unknown as Schema
}

function schemaOfAll(values: PlaceholderValues) {
  const { text, note, keywords, perPractice } = textFields(values)
  const { practiceIds = [] } = values

  const head = { heading: text(80), intro: note(300) }
  const explained = v.strictObject({ heading: text(80), intro: text(300) })
  const link = text(40)

  const heading = v.optional(text(80))
  const intro = note(400)
  const metaKeywords = v.optional(keywords, [])
  const onOff = (byDefault: boolean) => v.optional(v.boolean('true or false'), byDefault)

  /** A page that visitors find by a search engine. */
  const page = {
    title: text(60),
    description: text(160),
    keywords: metaKeywords,
    heading,
    intro,
    index: onOff(true),
  }
  /** The owner can switch it off. */
  const switchable = { ...page, show: onOff(true) }
  /** A page that only works for the site. */
  const utility = {
    title: text(60),
    description: text(160),
    keywords: metaKeywords,
    index: onOff(false),
  }

  /** An entry for each practice, under its id. The ids are unknown while site.yaml has a mistake there. */
  const forEachPractice = <Item extends v.GenericSchema>(item: Item) =>
    practiceIds.length > 0
      ? v.strictObject(Object.fromEntries(practiceIds.map((id) => [id, item])), ({ expected, message }) =>
          expected === 'never'
            ? 'site.yaml has no practice with this id: correct it, or remove the line'
            : message,
        )
      : v.pipe(v.record(v.string(), item), v.metadata({ keys: 'practice' }))
  const column = v.strictObject({
    heading: v.optional(perPractice(40), '{practice.name}'),
    subject: v.optional(perPractice(80, 0), ''),
    text: v.optional(perPractice(300, 0), ''),
    more: perPractice(60),
    /** How many of the practice's services are listed. */
    services: v.optional(wholeNumber(1, 6)),
  })
  const columns = v.pipe(
    forEachPractice(column),
    v.transform((all) =>
      Object.fromEntries(
        Object.entries(all).map(([id, { heading, subject, text, more, services }]) => [
          id,
          { heading: heading[id], subject: subject[id], text: text[id], more: more[id], services },
        ]),
      ),
    ),
  )
  const problems = forEachPractice(note(80))
  const calls = forEachPractice(v.strictObject({ heading: text(60), text: text(200) }))

  // The heading is the headline of site.yaml.
  const { heading: _, ...homeHead } = page
  const home = v.strictObject({
    ...homeHead,
    description: v.optional(text(160), '{description}'),
    keywords: v.optional(keywords, ['{keywords}']),
    actions: v.strictObject({ project: link, services: link }),
    film: v.optional(v.strictObject({ title: v.optional(text(100), '{name}'), note: note(80) }), {}),
    counters: text(100),
    practices: v.strictObject({ name: text(60), columns }),
    clients: v.strictObject({ ...head, testimonials: text(80), credentials: text(80) }),
    call: v.strictObject({
      ...head,
      problems,
      total: text(80),
      amount: v.pipe(note(20), v.metadata({ hint: 'Without it, zero in the visitor’s currency.' })),
      action: link,
    }),
  })

  const plans = v.strictObject({
    ...switchable,
    intro: note(400, '{plansIntro}'),
    noCharge: text(80),
    steps: v.optional(
      v.strictObject({
        heading: text(80),
        steps: v.optional(
          v.pipe(
            list(v.strictObject({ title: text(60), text: text(300) })),
            v.maxLength(6, 'at most six steps'),
          ),
          [],
        ),
      }),
    ),
    questions: v.strictObject({ heading: text(80), ask: link }),
    bag: v.strictObject({ heading: text(80), text: note(300), empty: note(300) }),
  })

  const article = v.strictObject({
    ...utility,
    heading,
    index: onOff(true),
    archived: text(200),
    help: v.strictObject({
      heading: text(80),
      text: perPractice(300),
      services: perPractice(60),
      ask: link,
    }),
  })

  const service = v.strictObject({
    ask: link,
    price: note(200),
    includes: text(60),
    needs: text(60),
    duration: text(60),
    questions: text(60),
    next: text(60),
  })

  return v.strictObject({
    home,
    plans,
    insights: v.strictObject({ ...switchable, latest: text(80), more: text(80) }),
    article,
    articleNotFound: v.strictObject({ ...utility, heading: text(80), intro }),
    services: v.strictObject({ ...page, search: text(60), calls, ask: link }),
    service,
    about: v.strictObject({
      ...page,
      clients: v.strictObject(head),
      team: v.strictObject(head),
      call: v.strictObject({ ...head, action: link }),
    }),
    contact: v.strictObject({
      ...page,
      note: note(300),
      /** Above the button. The link leads to the privacy page. */
      privacy: v.optional(v.strictObject({ text: text(300), link: v.optional(text(60)) })),
    }),
    career: v.strictObject({
      ...switchable,
      /** Where no job is open. */
      empty: note(300),
      /** Below the jobs, for visitors whom none of them suits. */
      other: note(300),
    }),
    portfolio: v.strictObject({
      ...switchable,
      cards: v.optional(v.pipe(list(text(80)), v.maxLength(12, 'at most twelve cards')), []),
      others: text(80),
      all: link,
      services: perPractice(60),
      ask: link,
    }),
    innovations: v.strictObject(switchable),
    testScreen: v.strictObject({ ...utility, heading, intro, show: switchable.show }),
    cart: v.strictObject({ ...utility, heading: text(80), intro }),
    login: v.strictObject({
      ...utility,
      heading: text(80),
      forgotten: explained,
    }),
    signup: v.strictObject({ ...utility, heading: text(80), intro }),
    account: v.strictObject({
      ...utility,
      heading: text(80),
      intro,
      delete: text(400),
    }),
    authAction: v.strictObject({
      ...utility,
      verify: explained,
      recover: explained,
    }),
    unsubscribe: v.strictObject({ ...utility, heading, intro: note(300) }),
    privacy: v.strictObject(page),
    terms: v.strictObject(page),
    notFound: v.strictObject({ ...utility, heading: text(80), intro }),
    footer: v.strictObject({
      contact: text(60),
      newsletter: v.strictObject({ ...head, leave: text(60) }),
    }),
  })
}
