import { domains } from '@/content/practices'
import { defineCollection } from './defineCollection'
import { body, choice, date, flag, list, text } from './fields'

export const articles = defineCollection({
  // The only place with this name, besides firestore.rules and firestore.indexes.json.
  name: 'blogs',
  folder: 'articles',
  label: 'Articles',
  itemLabel: 'article',
  titleField: 'blogTitle',
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
    domain: choice({ label: 'Domain', choices: domains, required: true }),
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
})
