import * as v from 'valibot'
import { byPosition, positions } from '../../src/lib/positions.ts'
import { inEnglish } from '../lib/count.ts'
import { issuePath, list } from './fields.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { group, textFields } from './textFields.ts'

/** The owner can switch these off. */
const SWITCHABLE_PAGES = ['innovations', 'career', 'portfolio', 'testScreen', 'plans', 'insights'] as const

/**
 * content/pages.yaml, with everything in braces filled in. What has a default can be left out. A page has only the fields
 * that it shows, so that the check names a text that no visitor would see.
 */
export function pagesSchema(values: PlaceholderValues) {
  const { text, note, keywords, perPractice } = textFields(values)

  const head = (heading: string) => ({ heading: text(80, heading), intro: note(300) })
  const headOf = (heading: string) => v.optional(v.strictObject(head(heading)), {})
  const link = (label: string) => text(40, label)

  const heading = v.optional(text(80))
  const intro = note(400)
  const metaKeywords = v.optional(keywords, [])
  const index = (byDefault: boolean) => v.optional(v.boolean('true or false'), byDefault)
  const alwaysShown = v.optional(
    v.literal(true, `true, or remove the line: only ${inEnglish(SWITCHABLE_PAGES)} can be switched off`),
    true,
  )

  /** A page that visitors find by a search engine. */
  const page = {
    title: text(60),
    description: text(160),
    keywords: metaKeywords,
    heading,
    intro,
    index: index(true),
    show: alwaysShown,
  }
  const switchable = { ...page, show: v.optional(v.boolean('true or false'), true) }
  /** A page that only works for the site. It has texts even if the file does not mention it. */
  const utility = (title: string, description: string) => ({
    title: text(60, title),
    description: text(160, description),
    keywords: metaKeywords,
    index: index(false),
    show: alwaysShown,
  })

  const THREE = 'three entries, in the order of the practices in site.yaml'
  const column = v.strictObject({
    heading: perPractice(40, '{practice.name}'),
    subject: perPractice(80, ''),
    text: perPractice(300, ''),
    more: perPractice(60, 'All {practice.services} services'),
  })
  const columns = v.pipe(
    list(column),
    v.length(positions.length, THREE),
    v.transform((all) =>
      byPosition(
        all.map(({ heading, subject, text, more }, index) => {
          const own = positions[index] ?? 1
          return { heading: heading[own], subject: subject[own], text: text[own], more: more[own] }
        }),
      ),
    ),
  )
  const problems = v.pipe(
    list(note(80)),
    v.length(positions.length, THREE),
    v.transform((all) => byPosition(all)),
  )
  const call = v.strictObject({
    heading: text(60, 'Not on this list?'),
    text: text(200, 'Describe the problem. We name the service.'),
  })
  const calls = v.pipe(
    list(call),
    v.length(positions.length, THREE),
    v.transform((all) => byPosition(all)),
  )

  // The heading is the headline of site.yaml.
  const { heading: _, ...homeHead } = page
  const home = v.strictObject({
    ...homeHead,
    description: text(160, '{description}'),
    keywords: v.optional(keywords, ['{keywords}']),
    actions: group({ project: link('Start a project'), services: link('See all {services} services') }),
    film: group({ title: text(100, '{name}: the film'), note: note(80) }),
    counters: text(100, '{name} in numbers'),
    practices: group({
      name: text(60, 'Three practices'),
      columns: v.optional(columns, [{}, {}, {}]),
    }),
    clients: group({
      ...head('A few of our clients'),
      testimonials: text(80, 'What clients say'),
      credentials: text(80, 'Registrations and memberships'),
    }),
    call: group({
      ...head('Bring us the problem'),
      problems: v.optional(problems, ['', '', '']),
      total: text(80, 'The first call is free'),
      amount: text(20, '0.00'),
      action: link('Talk to us'),
    }),
  })

  const plans = v.strictObject({
    ...switchable,
    intro: note(400, '{plansIntro}'),
    noCharge: text(80, 'You pay nothing now.'),
    steps: group({
      heading: text(80, 'What happens next'),
      steps: v.optional(
        v.pipe(
          list(v.strictObject({ title: text(60), text: text(300) })),
          v.maxLength(6, 'at most six steps'),
        ),
        [],
      ),
    }),
    questions: group({
      heading: text(80, 'Questions and answers'),
      ask: link('Ask us about a plan'),
    }),
    bag: group({ heading: text(80, 'What happens next'), text: note(300), empty: note(300) }),
  })

  const article = v.strictObject({
    ...utility('Article', 'An article from {name}.'),
    heading,
    index: index(true),
    archived: text(200, 'Archived for reference. Rates, dates and rules may have changed since.'),
    help: group({
      heading: text(80, 'Would you like us to do this for you?'),
      text: perPractice(300, 'We offer {practice.services} services in {practice.name}.'),
      services: perPractice(60, 'See {practice.name} services'),
      ask: link('Ask a question'),
    }),
  })

  const service = v.strictObject({
    ask: link('Ask about this service'),
    price: note(200),
    includes: text(60, 'What it includes'),
    needs: text(60, 'What we need from you'),
    duration: text(60, 'How long it takes'),
    questions: text(60, 'Questions and answers'),
  })

  const notFound = utility('Page not found', 'There is no page at this address.')
  const articleNotFound = utility('Article not found', 'There is no article at this address.')
  const cart = utility('Cart', 'The bag of a signed-in visitor.')
  return v.pipe(
    v.strictObject({
      home,
      plans,
      insights: v.strictObject({
        ...switchable,
        latest: text(80, 'Latest in all practices'),
        more: text(80, 'More Blogs'),
      }),
      article: v.optional(article, {}),
      articleNotFound: group({ ...articleNotFound, heading: text(80, 'This article was not found.'), intro }),
      services: v.strictObject({
        ...page,
        search: text(60, 'Search'),
        calls: v.optional(calls, [{}, {}, {}]),
        ask: link('Talk to us'),
      }),
      service: v.optional(service, {}),
      about: v.strictObject({
        ...page,
        clients: headOf('Our clients'),
        team: headOf('The team'),
        call: group({ ...head('Tell us what you need'), action: link('Start a project') }),
      }),
      contact: v.strictObject({ ...page, note: note(300) }),
      career: v.strictObject(switchable),
      portfolio: v.strictObject({
        ...switchable,
        cards: v.optional(v.pipe(list(text(80)), v.maxLength(12, 'at most twelve cards')), []),
        others: text(80, 'More projects'),
        all: link('All projects'),
        services: perPractice(60, 'See {practice.name} services'),
        ask: link('Ask about a project'),
      }),
      innovations: v.strictObject(switchable),
      testScreen: group({
        ...utility('Test Screen', 'An empty page that stays out of search engines.'),
        heading,
        intro,
        show: switchable.show,
      }),
      cart: group({ ...cart, heading: text(80, 'cart'), intro }),
      login: group({
        ...utility('SignIn', 'Sign in to {name} to see your plans and your bag.'),
        heading: text(80, 'Sign in'),
        forgotten: group({
          heading: text(80, 'New password'),
          intro: text(300, 'We send you a link to a page where you can choose a new password.'),
        }),
      }),
      signup: group({
        ...utility('SignUp', 'Create a {name} account to order plans.'),
        heading: text(80, 'Sign up'),
      }),
      account: group({
        ...utility('Account', 'Your {name} account: details, password and deletion.'),
        heading: text(80, 'Your account'),
        intro,
        delete: text(
          400,
          'This deletes your account, your details and every plan in your bag, immediately and permanently.',
        ),
      }),
      authAction: group({
        ...utility('Confirm', 'Confirm your e-mail address or choose a new password.'),
        verify: group({
          heading: text(80, 'Confirm your address'),
          intro: text(300, 'Press the button to confirm that this e-mail address is yours.'),
        }),
        recover: group({
          heading: text(80, 'Your e-mail address was changed'),
          intro: text(300, 'If you did not change it, press the button to undo the change.'),
        }),
      }),
      unsubscribe: group({
        ...utility('Unsubscribe', 'How to unsubscribe from the {name} newsletter.'),
        heading,
        intro: note(300, 'Enter your address and press the button.'),
      }),
      privacy: v.strictObject(page),
      terms: v.strictObject(page),
      notFound: group({ ...notFound, heading: text(80, 'Page not found.'), intro }),
      footer: group({
        contact: text(60, 'Talk to us'),
        newsletter: group({
          heading: text(80, 'Newsletter'),
          intro: note(300),
          leave: text(60, 'Unsubscribe at any time'),
        }),
      }),
    }),
    // Search engines and tabs tell pages apart by their titles and descriptions.
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const field of ['title', 'description'] as const) {
        const pages = new Map<string, string>()
        for (const [page, texts] of Object.entries(dataset.value)) {
          if (!('title' in texts)) continue
          const other = pages.get(texts[field])
          const message = `${other} has the same ${field}: write another one.`
          if (other) addIssue({ message, path: issuePath(page, field) })
          else pages.set(texts[field], page)
        }
      }
    }),
  )
}
