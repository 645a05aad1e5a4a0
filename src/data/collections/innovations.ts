import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollection } from './defineCollection.ts'
import { body, flag, image, practice, text, url } from './fields.ts'

export const innovations = defineCollection({
  name: 'innovations',
  folder: 'innovations',
  label: 'Innovations',
  itemLabel: 'innovation',
  titleField: 'title',
  listPage: paths.innovations,
  fields: {
    title: text({ label: 'Title', max: 120, essential: true }),
    subtitle: text({ label: 'Subtitle', max: 200, required: true, hint: 'One line below the title.' }),
    type: text({ label: 'Type', max: 60, required: true, hint: 'What it is, for example "Mobile app".' }),
    practice: practice({ label: 'Practice', hint: 'Gives the card its colour.' }),
    logo: image({ label: 'Logo', required: true }),
    website: url({ label: 'Website' }),
    insta: url({ label: 'Instagram' }),
    sample: flag({ label: 'Sample', hint: 'Visitors see that it is not a real product.' }),
    desc: body({ label: 'Description', format: 'text' }),
  },
})

export type Innovation = DocumentOf<typeof innovations>
