import { type DocumentOf, defineCollection } from './defineCollection.ts'
import { image, text, url } from './fields.ts'

export const clients = defineCollection({
  name: 'clients',
  folder: 'clients',
  label: 'Clients',
  itemLabel: 'client',
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 120, essential: true }),
    logo: image({ label: 'Logo', required: true, hint: 'Clients without a logo are not shown.' }),
    website: url({ label: 'Website' }),
  },
})

export type Client = DocumentOf<typeof clients>
