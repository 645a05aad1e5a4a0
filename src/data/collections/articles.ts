import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollection, type ListedOf } from './defineCollection.ts'
import { body, date, drawing, flag, list, practice, text } from './fields.ts'

export const articles = defineCollection({
  // Besides the queries, only firestore.rules and firestore.indexes.json have this name.
  name: 'blogs',
  folder: 'articles',
  label: 'Articles',
  itemLabel: 'article',
  titleField: 'blogTitle',
  listPage: paths.insights,
  fields: {
    blogTitle: text({ label: 'Title', max: 200, essential: true }),
    blogDesc: text({
      label: 'Summary',
      max: 600,
      required: true,
      hint: 'Shown on cards and below the title.',
    }),
    date: date({
      label: 'Date',
      required: true,
      hint: 'The newest article comes first. An article with a future date appears at the start of that day (UTC); until then, only people with the link can open it.',
    }),
    practice: practice({ label: 'Practice', required: true, storedAs: 'domain' }),
    drawing: drawing({ label: 'Drawing', hint: 'If empty: the drawing of the practice.' }),
    archive: flag({
      label: 'Archived',
      hint: 'Hides the article from all lists. Anyone with the link can still open it.',
    }),
    writerName: text({ label: 'Writer', max: 120, required: true }),
    desc: text({ label: 'Description for search engines', max: 300, required: true }),
    metaTags: list({ label: 'Tags', max: 20 }),
    focusKeywords: list({ label: 'Focus keywords', max: 10 }),
    blogContent: body({ label: 'Text', format: 'html' }),
  },
  pages: {
    path: paths.article,
    parent: 'insights',
    listed: ['blogTitle', 'blogDesc', 'date', 'practice', 'drawing', 'writerName'],
    body: 'blogContent',
    describe: ({
      blogTitle,
      blogDesc,
      desc,
      date,
      practice,
      archive,
      writerName,
      metaTags,
      focusKeywords,
    }) => ({
      title: blogTitle,
      description: desc || blogDesc,
      practice,
      note: writerName,
      publication: { author: writerName, date, tags: metaTags },
      keywords: metaTags,
      focusKeywords,
      index: !archive,
      thing: { '@type': 'BlogPosting' },
    }),
    hasShell: true,
  },
  archive: {
    where: { archive: false },
    filter: 'practice',
    // First the large card, the six rows of the ticker that are in view, and the six under 'More Blogs'. The ticker always
    // shows the newest of all practices.
    sizes: { first: 13, filtered: 7, next: 9 },
  },
})

export type StoredArticle = DocumentOf<typeof articles>
export type ListedArticle = ListedOf<typeof articles>
