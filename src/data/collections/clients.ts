import { type DocumentOf, defineCollection } from './defineCollection.ts'
import { flag, image, text, url } from './fields.ts'

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
    sample: flag({ label: 'Sample', hint: 'Visitors see that it is not a real client.' }),
  },
})

export type Client = DocumentOf<typeof clients>
