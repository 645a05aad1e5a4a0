import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollectionWithPages, type ListedOf } from './defineCollection.ts'
import { describePublication } from './entryPages.ts'
import { body, date, drawing, flag, list, practice, services, text } from './fields.ts'

export const articles = defineCollectionWithPages({
  // Besides, only firestore.rules and firestore.indexes.json have this name.
  name: 'blogs',
  folder: 'articles',
  label: 'Articles',
  itemLabel: 'article',
  titleField: 'title',
  listPage: paths.insights,
  fields: {
    title: text({ label: 'Title', max: 200, essential: true, storedAs: 'blogTitle' }),
    summary: text({
      label: 'Summary',
      max: 600,
      required: true,
      hint: 'Shown on cards and below the title.',
      storedAs: 'blogDesc',
    }),
    date: date({
      label: 'Date',
      required: true,
      hint: 'The newest article comes first. An article with a future date appears at the start of that day (UTC); until then, only people with the link can open it.',
    }),
    practice: practice({ label: 'Practice', required: true, storedAs: 'domain', inFiles: 'practice' }),
    drawing: drawing({ label: 'Drawing', hint: 'If empty: the drawing of the practice.' }),
    isHidden: flag({
      label: 'Archived',
      storedAs: 'archive',
      hint: 'Hides the article from all lists. Anyone with the link can still open it.',
    }),
    writer: text({ label: 'Writer', max: 120, required: true, storedAs: 'writerName' }),
    searchDescription: text({
      label: 'Description for search engines',
      max: 300,
      required: true,
      storedAs: 'desc',
    }),
    tags: list({ label: 'Tags', max: 20, storedAs: 'metaTags' }),
    services: services({
      label: 'Services',
      max: 10,
      hint: 'The services that it is about. Their pages lead to it.',
    }),
    focusKeywords: list({ label: 'Focus keywords', max: 10 }),
    text: body({ label: 'Text', format: 'html', storedAs: 'blogContent' }),
  },
  // As firestoreReader.ts reads them.
  arrange: (articles) =>
    articles
      .filter((article) => !article.isHidden && article.date !== null && isDue(article))
      .toSorted(newestFirst),
  pages: {
    path: paths.article,
    listed: ['title', 'summary', 'date', 'practice', 'drawing', 'writer'],
    describe: (
      { title, summary, searchDescription, date, practice, isHidden, writer, tags, focusKeywords },
      site,
    ) => ({
      ...describePublication('BlogPosting', { title, author: writer, date, practice, tags }, site),
      description: searchDescription || summary,
      note: writer,
      keywords: tags,
      focusKeywords,
      index: !isHidden,
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
