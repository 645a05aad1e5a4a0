import { type DocumentOf, defineCollection } from './defineCollection.ts'
import { body, flag, image, practice, text } from './fields.ts'

export const testimonials = defineCollection({
  name: 'testimonials',
  folder: 'testimonials',
  label: 'Testimonials',
  itemLabel: 'testimonial',
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 120, essential: true, hint: 'Who said it. Ask before you publish it.' }),
    role: text({ label: 'Role', max: 120 }),
    company: text({ label: 'Company', max: 120 }),
    practice: practice({ label: 'Practice', hint: 'Gives the quote its colour.' }),
    logo: image({ label: 'Logo' }),
    sample: flag({ label: 'Sample', hint: 'Visitors see that it is not a real client’s opinion.' }),
    quote: body({ label: 'Quote', format: 'text' }),
  },
  leavesOutSamples: true,
  arrange: (documents) => documents.filter(({ quote }) => quote),
})

export type Testimonial = DocumentOf<typeof testimonials>
