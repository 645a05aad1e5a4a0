import { type Message, word } from './message.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const fromEachPractice = NUMBERS.map((number): [string, Message] => [
  number,
  `${capital(number)} ${number === 'one' ? 'plan' : 'plans'} from each practice, side by side.`,
])

export const planGroups = {
  plans: {
    currency: 'Currency',
    /** For screen readers: the links to the practices, on phones. */
    practices: 'Practices',
    mostChosen: 'Most chosen',
    notIncluded: 'Not included',
    /** The value of a row that a plan lacks. */
    lacking: 'none',
    add: 'Add to bag',
    adding: 'Adding ...',
    added: word({ plan: 'text' }, '{plan} is in your bag'),
    notAdded: 'This plan could not be added. Try again.',
    inBag: 'In your bag',
    /** Without a bag. */
    ask: 'Ask about this plan',
  },
  planLink: {
    from: word({ price: 'text', period: 'text' }, 'Plans from {price} {period}'),
    all: 'Plans and prices',
    /** Without plans, where services have prices. */
    prices: 'Price list',
    /** What a service costs. The unit, such as 'a month', can be empty. */
    servicePrice: word({ price: 'text', unit: 'text' }, '{price} {unit}'),
    serviceFrom: word({ price: 'text', unit: 'text' }, 'from {price} {unit}'),
    contains: word({ plan: 'text' }, 'Part of the plan {plan}.'),
    /** Of two or more. */
    allContain: word({ plans: 'and' }, 'Part of the plans {plans}.'),
  },
  /** {plansIntro} in pages.yaml. The number of plans of each practice, or `any` if it differs. */
  plansIntro: {
    plans: word(
      { number: [...NUMBERS, 'any'] },
      { number: { ...Object.fromEntries(fromEachPractice), any: 'All plans, side by side.' } },
    ),
    /** Without plans. */
    prices: 'What our services cost.',
    sample: 'These are sample prices.',
    /** After a price of zero. */
    currencies: word({ currencies: 'or' }, 'in {currencies}'),
  },
}
