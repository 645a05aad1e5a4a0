import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollectionWithPages, type ListedOf } from './defineCollection.ts'
import { describePublication } from './entryPages.ts'
import { bars, body, date, flag, image, practice, services, text } from './fields.ts'

export const cases = defineCollectionWithPages({
  name: 'cases',
  folder: 'cases',
  label: 'Cases',
  itemLabel: 'case',
  titleField: 'title',
  listPage: paths.portfolio,
  leavesOutSamples: true,
  fields: {
    title: text({ label: 'Title', max: 120, essential: true, hint: 'The result, in a few words.' }),
    client: text({ label: 'Client', max: 120, required: true, hint: 'Ask before you publish it.' }),
    date: date({ label: 'Date', required: true, hint: 'The newest case comes first.' }),
    practice: practice({ label: 'Practice', required: true }),
    services: services({
      label: 'Services',
      max: 10,
      hint: 'The services that it shows. Their pages lead to it.',
    }),
    summary: text({
      label: 'Summary',
      max: 300,
      required: true,
      hint: 'Shown on cards and below the title.',
    }),
    figure: text({
      label: 'Figure',
      max: 40,
      required: true,
      hint: 'The one that shows the result, for example "41%".',
    }),
    figureLabel: text({ label: 'What the figure means', max: 120, required: true }),
    bars: bars({ label: 'Before and after', hint: 'Drawn as bars next to the figure.' }),
    quote: text({ label: 'Quote', max: 300, hint: 'What the client said, without quotation marks.' }),
    quoteBy: text({ label: 'Name below the quote', max: 120 }),
    quoteRole: text({ label: 'Role of that person', max: 120, hint: 'For example "Owner, Saffron Room".' }),
    picture: image({ label: 'Picture', required: true, hint: '16 : 9.' }),
    sample: flag({
      label: 'Sample',
      hint: 'Visitors see that it is not a real case. The live site leaves it out.',
    }),
    story: body({ label: 'Story', format: 'html' }),
  },
  arrange: (list) => list.toSorted((a, b) => (b.date ?? 0) - (a.date ?? 0)),
  pages: {
    path: paths.case,
    listed: ['title', 'client', 'practice', 'services', 'summary', 'picture', 'sample'],
    describe: ({ title, client, summary, practice, date }, site) => {
      const described = describePublication('Article', { title, author: '', date, practice, tags: [] }, site)
      const about = { '@type': 'Organization', name: client }
      return {
        ...described,
        description: summary,
        note: client,
        thing: { ...described.thing, about },
      }
    },
    hasShell: true,
  },
})

export type Case = DocumentOf<typeof cases>
export type ListedCase = ListedOf<typeof cases>
