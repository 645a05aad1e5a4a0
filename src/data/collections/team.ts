import { type DocumentOf, defineCollection } from './defineCollection.ts'
import { body, email, flag, image, number, practice, text, url } from './fields.ts'

export const team = defineCollection({
  name: 'team',
  folder: 'team',
  label: 'Team',
  itemLabel: 'team member',
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 120, essential: true }),
    designation: text({
      label: 'Designation',
      max: 120,
      essential: true,
      hint: 'The role, for example "Lead engineer".',
    }),
    practice: practice({ label: 'Practice', hint: 'Leave it empty for someone who works for all of them.' }),
    img: image({ label: 'Portrait', essential: true, hint: 'The whole head, 6 : 5.' }),
    rank: number({
      label: 'Position',
      required: true,
      missing: Number.MAX_SAFE_INTEGER,
      hint: 'The lowest number comes first.',
    }),
    email: email({ label: 'E-mail' }),
    linkedin: url({ label: 'LinkedIn' }),
    twitter: url({ label: 'X (Twitter)' }),
    insta: url({ label: 'Instagram' }),
    facebook: url({ label: 'Facebook' }),
    sample: flag({ label: 'Sample', hint: 'Visitors see that it is not a real person.' }),
    bio: body({ label: 'Biography', format: 'text' }),
  },
  arrange: (members) => members.toSorted((a, b) => a.rank - b.rank),
})

export type TeamMember = DocumentOf<typeof team>
