/** What a list consists of: '2 currencies', '1 currency'. The first is also the label of its field. */
const LIST_NAMES: Partial<Record<string, [many: string, one: string]>> = {
  bio: ['Paragraphs', 'paragraph'],
  cards: ['Cards', 'card'],
  counters: ['Counters', 'counter'],
  credentials: ['Credentials', 'credential'],
  currencies: ['Currencies', 'currency'],
  features: ['Features', 'feature'],
  hours: ['Opening times', 'opening time'],
  includes: ['Included items', 'included item'],
  logos: ['Logos', 'logo'],
  needs: ['Needed items', 'needed item'],
  notIncluded: ['Items not included', 'item not included'],
  offices: ['Offices', 'office'],
  otherPrices: ['Other prices', 'other price'],
  plans: ['Plans', 'plan'],
  questions: ['Questions', 'question'],
  social: ['Profiles', 'profile'],
  steps: ['Steps', 'step'],
}

export function listNames(field: string): [many: string, one: string] {
  const names = LIST_NAMES[field]
  if (!names) throw new Error(`listNames.ts does not say what the list ${field} consists of`)
  return names
}
