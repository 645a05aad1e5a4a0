import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollectionWithPages, type ListedOf } from './defineCollection.ts'
import { describePublication } from './entryPages.ts'
import { body, date, drawing, flag, list, practice, text } from './fields.ts'

export const articles = defineCollectionWithPages({
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
  // As firestoreReader.ts reads them.
  show: (articles) =>
    articles
      .filter((article) => !article.archive && article.date !== null && isDue(article))
      .toSorted(newestFirst),
  pages: {
    path: paths.article,
    parent: 'insights',
    listed: ['blogTitle', 'blogDesc', 'date', 'practice', 'drawing', 'writerName'],
    describe: (
      { blogTitle, blogDesc, desc, date, practice, archive, writerName, metaTags, focusKeywords },
      site,
    ) => ({
      ...describePublication(
        'BlogPosting',
        { title: blogTitle, author: writerName, date, practice, tags: metaTags },
        site,
      ),
      description: desc || blogDesc,
      note: writerName,
      keywords: metaTags,
      focusKeywords,
      index: !archive,
    }),
    inBuild: (articles) => articles.filter(isDue).toSorted(newestFirst),
    hasShell: true,
  },
})

type Dated = { id: string; date: number | null }

/** Those without a date come last. */
function newestFirst(a: Dated, b: Dated) {
  const time = ({ date }: Dated) => date ?? Number.NEGATIVE_INFINITY
  return time(b) - time(a) || (a.id < b.id ? 1 : -1)
}

/** False for an article whose date has not come. */
function isDue({ date }: Dated) {
  return (date ?? 0) <= Date.now()
}

export type StoredArticle = DocumentOf<typeof articles>
export type ListedArticle = ListedOf<typeof articles>
